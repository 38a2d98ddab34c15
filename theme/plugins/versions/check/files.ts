/** A line of one of several files. */
export interface Place {
  /** Of the file. */
  line: number;
  /** The name of the file, or its number. Undefined for the only one. */
  file?: string | undefined;
}

/** A comment above a file that says its name, as assistants and tools that join files write it. */
const NAME = /^\/\/ (?:file: )?(\S+\.[cm]?[jt]s)$/;

/** Joins files, so that `placesIn` finds their names again. */
export const joinFiles = (files: readonly { name: string; text: string }[]): string =>
  files.map(({ name, text }) => (files.length > 1 ? `// ${name}\n${text}` : text)).join('\n');

/**
 * Finds the places of lines in a text of several files. A file starts with its name, or with imports after other code, and
 * the comments above them.
 */
export function placesIn(text: string): (line: number) => Place {
  const starts: { at: number; name?: string | undefined }[] = [{ at: 0 }];
  let [hasCode, comment] = [false, -1];
  for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
    const [, name] = NAME.exec(line) ?? [];
    if (name) {
      if (index === 0) starts.pop();
      starts.push({ at: index + 1, name });
      hasCode = false;
    } else if (/^import\b(?!\()/.test(line)) {
      if (hasCode) starts.push({ at: comment < 0 ? index : comment });
      hasCode = false;
    } else if (/^(?:export|const|let|class|function|type|interface|@\w)/.test(line)) hasCode = true;
    if (!/^(?:\/\/|\/\*| \*|$)/.test(line)) comment = -1;
    else if (line && comment < 0) comment = index;
  }
  return (line) => {
    const index = starts.findLastIndex(({ at }) => at < line);
    const { at = 0, name = `file ${index + 1}` } = starts[index] ?? {};
    return starts.length > 1 ? { line: line - at, file: name } : { line: line - at };
  };
}
