/** How a demo names the checks that tell whether a step of the tutorial works. */
const EXPORT = /^export \{ checks(?:, exercise)? \} from '\.\/(_[\w-]+)';$\n?/m;

/** A check's label, as the formatter writes the members of an object. */
const LABEL = /^ {2}(?:'([^']+)'|"([^"]+)"):/gm;

/** Name of the file with the checks of a demo, if it has any. */
export function checksFileOf(source: string): string | undefined {
  const name = EXPORT.exec(source)?.[1];
  return name && `${name}.ts`;
}

/** A demo's code without the line that is there for this site alone. */
export const withoutChecks = (source: string): string => source.replace(EXPORT, '').trimEnd();

/** What the checks in a file say to the reader: those of the step, or those of its exercise. */
export function checkLabels(source: string, list: 'checks' | 'exercise'): string[] {
  const [, members = ''] =
    new RegExp(`^export const ${list} = \\{$([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  return [...members.matchAll(LABEL)].map(([, single, double]) => single ?? double ?? '');
}
