import { docIdOf } from '../../../theme/config/docs';
import { isMarkdown, labelOf, type Page } from '../../content/page';
import { importsIn } from '../imports';

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

function namesIn(page: Page, specifiers: readonly string[], api: string): Set<string> {
  const imported = page.fences
    .flatMap(({ code }) => importsIn(code))
    .filter(({ specifier }) => specifiers.includes(specifier));
  const linked = page.references.flatMap(({ url }) =>
    url.startsWith(`${api}/`) ? (/\/(\w+)(?:#.*)?$/.exec(url)?.[1] ?? []) : [],
  );
  return new Set([...imported.map(({ name }) => name), ...linked]);
}
