import { withoutTexts } from '../../lib/codeTexts';
import { capitalized, type Field, type Names, words } from './names';
import type { Plan } from './plan';

/** Files by name: the sources in `docs/_builder`, or what is generated from them. */
export type Files = Readonly<Record<string, string>>;

/** The sources of the files for readers, in the order in which they are shown. */
export const SHOWN = [
  'line-item-store.ts',
  'line-items.ts',
  'line-item-store.spec.ts',
  'line-item.ts',
  'devtools.ts',
  'line-item-service.ts',
];

/** Generates files from their sources. Files without code for the choice are left out. */
export function filesOf(plan: Plan, sources: Files, names: readonly string[] = SHOWN): Files {
  const texts = names.map((name) => [renamed(name, plan.names), fileOf(plan, sources[name] ?? '')]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** Generates a file: keeps the regions for the choice, simplifies and renames, and removes unused imports. */
function fileOf(plan: Plan, source: string): string {
  const kept = expanded(source.trim().split('\n'), plan).join('\n');
  const code = renamed(simplified(kept, plan), plan.names);
  const imports = code.match(/^import [^;]*;$/gm) ?? [];
  const body = imports.reduce((rest, statement) => rest.replace(statement, ''), code).trim();
  if (!body) return '';
  const used = new Set(identifiersIn(body));
  const head = imports.map((statement) => importOf(statement, used)).filter(Boolean);
  return `${joined([head.join('\n'), body].filter(Boolean).join('\n\n'))}\n`;
}

const START = /^\s*(?:\/\/|<!--) #region (.+?)(?: -->)?$/;
const MARK = /^\s*(?:\/\/|<!--) #(end)?region/;

/**
 * Keeps the lines of `#region needs` if this condition about `Plan.flags` holds, and repeats those of `#region each
 * field` for each field. A list can have regions for kinds of fields, such as `each field string`, after each other.
 */
function expanded(lines: readonly string[], plan: Plan): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    let [, condition] = START.exec(lines[at] ?? '') ?? [];
    if (condition === undefined) {
      result.push(lines[at] ?? '');
      continue;
    }
    const [each, list = ''] = /^each (\w+)/.exec(condition) ?? [];
    const bodies = new Map<string, readonly string[]>();
    for (;;) {
      const end = endOf(lines, at);
      bodies.set(condition, lines.slice(at + 1, end));
      at = end;
      const [, next] = START.exec(lines[end + 1] ?? '') ?? [];
      if (!each || !next?.startsWith(each)) break;
      condition = next;
      at++;
    }
    if (!each && isMet(condition, plan.flags))
      result.push(...expanded(bodies.get(condition) ?? [], plan));
    for (const field of plan.lists[list] ?? []) {
      const body = bodies.get(`${each} ${field.kind}`) ?? bodies.get(each ?? '') ?? [];
      result.push(...expanded(body, plan).map((line) => withField(line, field, list)));
    }
  }
  return result;
}

/** The line that ends the region which starts at a line. */
function endOf(lines: readonly string[], start: number): number {
  let depth = 0;
  const end = lines.findIndex((line, at) => {
    const mark = at >= start && MARK.exec(line);
    if (mark) depth += mark[1] ? -1 : 1;
    return mark && depth === 0;
  });
  if (end < 0) throw new Error(`“${lines[start]?.trim()}” has no end.`);
  return end;
}

/** Whether a condition such as `undo && !plain || reset` holds. */
const isMet = (condition: string, flags: ReadonlySet<string>) =>
  condition
    .split(' || ')
    .some((part) =>
      part.split(' && ').every((word) => flags.has(word.replace('!', '')) !== word.startsWith('!')),
    );

/** Replaces the field of a repeated line, such as `textField` or `countField`. */
function withField(line: string, field: Field, list: string): string {
  const { name, kind, type, initial, samples, options } = field;
  const [first, second] = samples;
  const note = kind === 'date' ? ' // such as 2026-12-31' : '';
  const part = capitalized(list);
  const own = hidden(name);
  return line
    .replace(`text${part}: string;`, `${own}: ${hidden(type)};${note}`)
    .replace("String('text two')", hidden(`'${second.replaceAll("'", '')}'`))
    .replace("'text one'", hidden(first))
    .replace("'text two'", hidden(second))
    .replace("''", hidden(initial))
    .replace("['first', 'second']", hidden(options))
    .replace(new RegExp(`\\b[a-z]+${part}`, 'g'), own)
    .replace(new RegExp(`\\b[A-Z][a-z]+ ${list}\\b`), hidden(capitalized(words(name))))
    .replace(new RegExp(`\\b[a-z]+ ${list}\\b`), hidden(words(name)));
}

/** Hides what the reader has typed from all replacements, because it may be a name of the sources, too. */
const hidden = (text: string) =>
  text.replace(/[ -~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + HIDDEN));

const shown = (text: string) =>
  text.replace(/[\ue020-\ue07e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - HIDDEN));

/** The start of the characters that Unicode keeps for private use. */
const HIDDEN = 0xe000;

/** Writes what remains as simply as the choice allows. */
function simplified(text: string, { on, flags, lists, hasTextId }: Plan): string {
  const has = (flag: string) => flags.has(flag);
  const state = (lists.state ?? []).map(({ name }) => hidden(name));
  const [first] = lists.field ?? [];
  const [one = '', two = ''] = (first?.samples ?? []).map(hidden);
  const storage = { local: 'withLocalStorage', session: 'withSessionStorage' };
  const created = has('sent') ? ['0', "''"] : ['Date.now()', 'crypto.randomUUID()'];
  const rules: [isUsed: boolean, ...[what: string | RegExp, by: string][]][] = [
    [first !== undefined, [/\btextField\b/g, hidden(first?.name ?? '')], ["'text one'", one]],
    [true, [/'text two'/g, two], ['Date.now()', created[hasTextId ? 1 : 0] ?? '']],
    [true, [/'textState'/g, state.map((name) => `'${name}'`).join(', ')]],
    [true, [/(,\s*)textState\b/g, state.map((name) => `$1${name}`).join('')]],
    [
      hasTextId,
      ['id: number;', 'id: string;'],
      ['id: 1,', "id: '1',"],
      [/^( *)id,$/gm, '$1id: String(id),'],
    ],
    [on.has('local'), [/withIndexedDB/g, storage.local]],
    [on.has('session'), [/withIndexedDB/g, storage.session]],
    [has('plain'), ["'line-items'", "'line-item'"]],
    [has('pagination'), ['of store.foundLineItems', 'of store.selectedPageBatchEntities']],
    [!has('view'), ['of store.foundLineItems', 'of store.batchEntities']],
    [!has('service'), ['.catch(() => {})', '']],
    [!has('devtools'), [/\bupdateState\((\s*)store,\s*'[^']*',/g, 'patchState($1store,']],
    [
      !has('parameters'),
      ['({ batchFilter }) =>', '() =>'],
      [/\(\{ url: ('[^']*'), params: \{ [^}]* \} \}\)/, '$1'],
      [/, \{\s*params: \{ \.\.\.[\w.()]+ \},?\s*\}/, ''],
      ['(filter: LineItemFilter)', '()'],
      ['LineItemFilter>', 'Record<string, never>>'],
    ],
    [
      !has('collection'),
      [/\b(withEntities|withPagination)\(batchConfig\)/g, '$1<LineItem>()'],
      [/(?:, )?(?:batchConfig|'batch')(?=\))/g, ''],
      ['{ batch: lineItems }', 'lineItems'],
      [/loadBatchEntities/g, 'load'],
      [/([a-z])Batch/g, '$1'],
    ],
    // What has lost its content.
    [true, [/withUndoRedo\(\{\s*\}\)/, 'withUndoRedo()'], [/([{[])\n\s*([}\]])/g, '$1$2']],
    [true, [/\n{3,}/g, '\n\n'], [/([{[(]\n)\n+/g, '$1'], [/\n+(\n *[}\])])/g, '$1']],
  ];
  const used = rules.flatMap(([isUsed, ...replacements]) => (isUsed ? replacements : []));
  const result = used.reduce((code, [what, by]) => code.replace(what, by), text);
  if (has('collection')) return result;
  return result.replace(/\b(_?)batch([A-Z])/g, (_, start, letter) => start + letter.toLowerCase());
}

/** Replaces the names of the sources, and shows what the reader has typed. */
const renamed = (text: string, { entity, item, items, list, file, listFile, collection }: Names) =>
  shown(
    [
      ['LineItems', list],
      ['lineItems', items],
      ['line-items', listFile],
      ['line items', words(list)],
      ['LineItem', entity],
      ['lineItem', item],
      ['line-item', file],
      ['Batch', capitalized(collection)],
      ['batch', collection],
    ].reduce((code, [name = '', own = '']) => code.replaceAll(name, hidden(own)), text),
  );

/** The names in code, without those in comments, texts and templates. */
export const identifiersIn = (code: string): string[] => withoutTexts(code).match(/[\w$]+/g) ?? [];

const bare = (name: string) => name.replace('type ', '');

/** An import of only the used names, or nothing. */
function importOf(statement: string, used: ReadonlySet<string>): string {
  const [all = '', start = '', list] = /^(import (?:type )?)\{([^}]*)\}/.exec(statement) ?? [];
  if (list === undefined) {
    const [, name] = / as (\w+)/.exec(statement) ?? [];
    return !name || used.has(name) ? statement : '';
  }
  const names = list.split(',').map((name) => name.trim());
  const kept = names.filter((name) => used.has(bare(name)));
  const sorted = kept.sort((a, b) => bare(a).localeCompare(bare(b), 'en'));
  const lines = sorted.map((name) => `  ${name},\n`).join('');
  return kept.length > 0 ? statement.replace(all, `${start}{\n${lines}}`) : '';
}

/** As wide as guides can show without scrolling. */
const WIDTH = 80;

/** Puts lists in brackets on one line if they fit. */
const joined = (code: string) =>
  code.replace(
    /^(.*([({[]))\n((?: +[^\s)}\]].*,\n)+) *([)}\]].*)$/gm,
    (all, start: string, bracket: string, entries: string, end: string) => {
      const space = bracket === '{' ? ' ' : '';
      const list = entries.trim().replace(/,$/, '').replace(/,\n */g, ', ');
      const line = start + space + list + space + end;
      return line.length <= WIDTH ? line : all;
    },
  );

const TOOLKIT = /^import \{([^}]*)\} from '[^']+\/ngrx-toolkit';/gm;

/** The names that files import from the library. */
export const importedNames = (files: Files): string[] => {
  const text = Object.values(files).join('\n');
  const listed = [...text.matchAll(TOOLKIT)].flatMap(([, list = '']) => identifiersIn(list));
  const other = [...text.matchAll(/\btoolkit\.(\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...listed, ...other])].filter((name) => name !== 'type');
};
