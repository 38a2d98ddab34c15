import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './paths';

const FOLDER = inProject('scripts/plugins');

/** Absolute paths of all files with this name in plugins. */
export const pluginFiles = (name: string): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map((plugin) => path.join(FOLDER, plugin, name))
    .filter((file) => existsSync(file));
