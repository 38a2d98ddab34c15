import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageFacts } from '../../navigation/page-facts';

/** A guide and the package's names in it. */
export interface GuideUse {
  id: string;
  /** Site path. */
  href: string;
  label: string;
  /** Names that its samples import, or that its text links to. */
  names: ReadonlySet<string>;
}

/**
 * Reads which guides use what of the package.
 * @param folder holds the guides; pages in folders below it are not read
 * @param root site path of that folder, such as `/docs`
 * @param specifiers import specifiers of the package
 * @param api site path of the API reference
 */
export function readGuides(
  folder: string,
  root: string,
  specifiers: readonly string[],
  api: string,
): GuideUse[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx') && `${root}/${file}` !== `${api}.mdx`)
    .sort()
    .map((file) => {
      const id = file.replace(/\.mdx$/, '');
      const href = `${root}/${id}`;
      const full = path.join(folder, file);
      const source = readFileSync(full, 'utf8');
      const { label } = readPageFacts(source, { id, path: href, file: full, generated: false });
      return { id, href, label, names: namesIn(source, specifiers, api) };
    });
}

function namesIn(source: string, specifiers: readonly string[], api: string): Set<string> {
  const names = new Set<string>();
  const imports = source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g);
  for (const [, list = '', specifier = ''] of imports) {
    if (!specifiers.includes(specifier)) continue;
    for (const part of list.split(',')) {
      const name = /^\s*(?:type\s+)?(\w+)/.exec(part)?.[1];
      if (name) names.add(name);
    }
  }
  for (const [, name = ''] of source.matchAll(new RegExp(`\\]\\(${api}/[\\w-]+/(\\w+)`, 'g'))) {
    names.add(name);
  }
  return names;
}
