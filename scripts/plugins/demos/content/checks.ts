/** Matches the line in which a demo exports the checks of a tutorial step. */
const EXPORT = /^export \{ checks(?:, exercise)? \} from '\.\/(_[\w-]+)';$\n?/m;

/** Matches the label of a check: a key of an object in Biome's format. */
const LABEL = /^ {2}(?:'([^']+)'|"([^"]+)"):/gm;

/** Returns the name of the file with a demo's checks, if it has any. */
export function checksFileOf(source: string): string | undefined {
  const name = EXPORT.exec(source)?.[1];
  return name && `${name}.ts`;
}

/** Returns the code of a demo without the export of its checks. */
export const withoutChecks = (source: string): string => source.replace(EXPORT, '').trimEnd();

/** Returns the labels of the checks in a file, for the step or for its exercise. */
export function checkLabels(source: string, list: 'checks' | 'exercise'): string[] {
  const [, members = ''] =
    new RegExp(`^export const ${list} = \\{$([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  return [...members.matchAll(LABEL)].map(([, single, double]) => single ?? double ?? '');
}
