import { docIdOf } from '../../../theme/config/docs';
import { isMarkdown, labelOf, type Page } from '../../content/page';

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
 * Which guides use what of the package.
 *
 * @param specifiers import specifiers of the package
 * @param api site path of the API reference
 */
export const guidesAmong = (
  pages: readonly Page[],
  specifiers: readonly string[],
  api: string,
): GuideUse[] =>
  pages.flatMap((page): GuideUse[] => {
    const { route } = page;
    const id = docIdOf(route);
    const isGuide = id && !id.includes('/') && route !== api && isMarkdown(page.name);
    if (!isGuide) return [];
    return [{ id, href: route, label: labelOf(page), names: namesIn(page, specifiers, api) }];
  });

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

function namesIn(page: Page, specifiers: readonly string[], api: string): Set<string> {
  const names = new Set<string>();
  for (const { code } of page.fences) {
    for (const [, list = '', specifier = ''] of code.matchAll(IMPORT)) {
      if (!specifiers.includes(specifier)) continue;
      for (const part of list.split(',')) {
        const name = /^\s*(?:type\s+)?(\w+)/.exec(part)?.[1];
        if (name) names.add(name);
      }
    }
  }
  for (const { url } of page.references) {
    const name = url.startsWith(`${api}/`) && /\/(\w+)(?:#.*)?$/.exec(url)?.[1];
    if (name) names.add(name);
  }
  return names;
}
