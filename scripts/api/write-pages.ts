import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes pages and takes away those that are no longer made. A page that is the same stays untouched, so
 * that caches and a running dev server do not see a change where there is none.
 * @param folder holds generated pages only; one page may stand beside it, as `<folder>.mdx`
 * @param pages contents by path below the folder's parent
 */
export function writePages(folder: string, pages: ReadonlyMap<string, string>): void {
  const parent = path.dirname(folder);
  for (const [name, content] of pages) {
    const file = path.join(parent, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(name.parentPath, name.name);
    if (name.isFile() && !pages.has(path.relative(parent, file).split(path.sep).join('/'))) {
      rmSync(file);
    }
  }
}
