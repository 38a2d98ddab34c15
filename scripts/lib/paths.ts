import path from 'node:path';

/**
 * Folder of the project. Every command runs in it: npm sees to that. Modules of the build do not look for
 * files beside themselves, because they are bundled and run from another place.
 */
export const ROOT = process.cwd();

/** Absolute path of something in the project: `inProject('theme', 'styles')`. */
export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);

/** A path with slashes, whatever the system. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');
