import path from 'node:path';

/**
 * Folder of the project. npm runs every command in it. Modules of the build do not look for files next to themselves,
 * because they are bundled and run elsewhere.
 */
export const ROOT = process.cwd();

/** Absolute path in the project: `inProject('theme', 'styles')`. */
export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);

/** A path with slashes on any system. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');
