import path from 'node:path';

/**
 * Folder of the project, in which npm runs every command. Build modules do not look for files next
 * to themselves, because they are bundled and run elsewhere.
 */
export const ROOT = process.cwd();

export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);

export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/**
 * A base path with a slash at both ends, however it was written: `/toolkit/` for `toolkit`, and `/` for nothing.
 *
 * @throws if the text is no path, with what to write instead
 */
export function basePathOf(text: string): string {
  const stop = (what: string, remedy = 'Write a path, such as BASE=/toolkit/.'): never => {
    const message = `The base path "${text}" ${what} ${remedy}`;
    // The stack trace of the configuration does not help.
    throw Object.assign(new Error(message), { stack: message });
  };
  if (/^[a-z]:[\\/]/i.test(text)) {
    stop(
      'is a path of Windows. Git Bash writes one for a path that starts with a slash.',
      'Leave out that slash: BASE=toolkit/.',
    );
  }
  if (/^[a-z][\w+.-]*:/i.test(text)) stop('is an address. Its origin is in theme/config/site.ts.');
  const parts = text.split('/').filter(Boolean);
  if (parts.some((part) => /^\.\.?$/.test(part))) stop('contains "." or "..".');
  // Other characters are escaped in some places, but not in others.
  const [other] = /[^\w.~/-]/.exec(text) ?? [];
  if (other)
    stop(`contains "${other}". Only ASCII letters, digits, ".", "_", "~" and "-" can be used.`);
  return parts.length > 0 ? `/${parts.join('/')}/` : '/';
}
