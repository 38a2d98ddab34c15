import path from 'node:path';

/**
 * Folder of the project, in which npm runs every command. Build modules do not look for files next
 * to themselves, because they are bundled and run elsewhere.
 */
export const ROOT = process.cwd();

export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);

export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** A base path with a slash at both ends, however it was written: `/toolkit/` for `toolkit`, and `/` for nothing. */
export const basePathOf = (text: string): string => `/${text}/`.replace(/\/{2,}/g, '/');
