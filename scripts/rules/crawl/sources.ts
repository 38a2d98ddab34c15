import { existsSync } from 'node:fs';
import path from 'node:path';

/** Finds a route's source by its name, where no build is there to ask. */
export function findSource(root: string): (route: string) => string | undefined {
  return (route) =>
    ['.mdx', '.md', '.tsx', '/index.mdx', '/index.md']
      .map((ending) => path.join(root, `${route === '/' ? '/index' : route}${ending}`))
      .find((file) => existsSync(file));
}
