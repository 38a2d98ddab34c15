/** A message in a pasted text. */
export interface LogMessage {
  /** Its lines, joined. */
  text: string;
  /** Whether its first line looks like the beginning of a message, rather than like other output. */
  isStart: boolean;
  /** Whether it is about the code of another package than NgRx and the toolkit. */
  isForeign: boolean;
  /** The lines of code that a compiler or test runner shows below it. */
  code: string;
}

// Patterns are linear, because a line of minified code has 100,000 characters.

/** Matches escape codes for colors, also those that have lost their first character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a log contains them.
const COLOR = /\u001b?\[(?:\d{1,3}(?:;\d{1,3})*)?[mK]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
};

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(Math.min(decimal ? +decimal : Number.parseInt(hex, 16), 0x10ffff));
  });

/** Matches what build servers, containers and task runners put before a line. */
const PREFIX =
  /^\s*(?:(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\d]*(?:Z|[+-]\d\d:?\d\d)?\]?|\[?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: [AP]M)?\]?|#\d+ \d+\.\d+|##\[\w+\]|::\w+[^:]*::|[a-z][\w.-]*-\d+ +\| |\[\d+\])\s*)+/;

/** Matches frames and marks that command lines draw. */
const MARKS = /[\u2500-\u257f\u25a0-\u25ff\u2717\u2718\u2716\u2a2f\u23af\u276f]/g;

/** Matches the number of a line of code, or the marks below it. */
const CODE = /^\s*(?:(?:[>❯]\s*)?\d+\s*[│|╵]|\d+ {2,}\S)|^[│|╵\s]*[~^]+\s*$/;

/** Matches a line of a stack trace, and one that a field has joined with others. */
const STACK =
  /^\s*at (?:.+[:\d)>]|\S+)$|^\S*@(?:https?|file|webpack|ng):.+:\d+$|(?<!\s)\s+\bat (?:async |new )?(?:\S+ )?(?:\[as \w+\] )?\(?\S+:\d+:\d+\)?/g;

/** Matches the place of an error. */
const PLACE = /(?<!\S)\S{0,300}\.(?:[cm]?[jt]sx?|html)(?::\d+(?::\d+)?|\(\d+,\d+\))(?: - |: )?/g;

/** Matches a place in another package than NgRx and the toolkit. */
const FOREIGN =
  /node_modules[\\/](?!@ngrx|@angular-architects[\\/]ngrx-toolkit)\S{0,300}?\.(?:[cm]?[jt]sx?|html)\b ?[:(]/;

/** Matches the beginning of a message: its number, the class of its error, or its kind in brackets. */
const START =
  /^[^'"`]{0,60}?(?:\b(?:TS|NG)-?\d{3,}\b|\b(?:[A-Z]\w*)?(?:Error|Exception)\b|\[(?:ERROR|WARNING)\]|\b(?:ERROR|WARN(?:ING)?)\b)|^(?:error|[Ww]arning)(?: TS|\[|:)|^npm (?:ERR|err|warn|WARN)|^@ngrx\//;
const NPM = /^npm (?:err|warn)/i;

/** Matches a line that only says that there is an error. */
const BARE = /^(?:uncaught |\[?\w*\]? ?)?(?:error|failed)s?:?$/i;

/** Whether the quotation of a type in a compiler's message goes on in the next line. */
const hasOpenType = (message: LogMessage | undefined): boolean =>
  message !== undefined &&
  /\bTS\d{4}/.test(message.text) &&
  message.text.split("'").length % 2 === 0;

/**
 * Splits a text into messages, without colors, time stamps, frames and stack traces. Lines that continue a message, as
 * in a narrow window, belong to it. A text in which no line looks like a message is one.
 */
export function messagesIn(text: string): LogMessage[] {
  const messages: LogMessage[] = [];
  let [isAfterBlank, isNpm] = [true, false];
  const lines = unescaped(text.replace(COLOR, ''))
    .split(/\r?\n|(?<=[^\s:-])\s+(?=error TS\d)/)
    .map((line) => line.replace(PREFIX, ''));
  for (const [at, line] of lines.entries()) {
    const last = messages.at(-1);
    if (CODE.test(line) || (/^\d+ /.test(line) && CODE.test(lines[at + 1] ?? ''))) {
      if (last) last.code += `\n${line}`;
      continue;
    }
    const plain = line.replace(MARKS, ' ').replace(STACK, ' ').replace(PLACE, ' ').trim();
    if (plain === '') {
      isAfterBlank ||= line.trim() === '';
      continue;
    }
    const isIndented = /^\s/.test(line);
    const isCause = isIndented && !isAfterBlank && /:$/.test(last?.text ?? '');
    const isStart = START.test(plain) && !(isNpm && NPM.test(plain)) && !hasOpenType(last);
    if (!last || (isStart && !isCause) || (isAfterBlank && !isIndented)) {
      messages.push({ text: plain, code: '', isStart, isForeign: FOREIGN.test(line) });
    } else last.text += ` ${plain}`;
    isAfterBlank = false;
    isNpm = NPM.test(plain);
  }
  const telling = messages.filter(({ text }) => !BARE.test(text));
  if (telling.some(({ isStart }) => isStart) || telling.length < 2) return telling;
  // One message, whose lines may be separated by blank lines.
  const all = (read: (message: LogMessage) => string) => telling.map(read).join('\n');
  return [
    {
      text: all(({ text }) => text),
      code: all(({ code }) => code),
      isStart: true,
      isForeign: telling.every(({ isForeign }) => isForeign),
    },
  ];
}
