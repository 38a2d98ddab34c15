import { docIdOf } from '../../../../theme/config/docs';
import { TUTORIAL_STEPS } from '../../../../theme/config/sidebars';
import { shownFiles } from '../../../content/code-files';
import { isMarkdown, labelOf, type Page } from '../../../content/page';
import { importsIn } from '../../../typescript/imports';

/** A guide, and the names of the package that it uses. */
export interface GuideReference {
  id: string;
  /** Site path. */
  href: string;
  label: string;
  /** Names that its samples import or its text links to. */
  names: ReadonlySet<string>;
}

/**
 * All guides, with the names of the package that they use.
 *
 * @param specifiers import specifiers of the package
 * @param api site path of the API reference
 */
export const collectGuides = (
  pages: readonly Page[],
  specifiers: readonly string[],
  api: string,
): GuideReference[] =>
  pages.flatMap((page): GuideReference[] => {
    const { route } = page;
    const id = docIdOf(route);
    const isGuide = id && !id.includes('/') && route !== api && isMarkdown(page.name);
    if (!isGuide) return [];
    return [{ id, href: route, label: labelOf(page), names: usedNames(page, specifiers, api) }];
  });

function usedNames(page: Page, specifiers: readonly string[], api: string): Set<string> {
  const imported = page.fences
    .flatMap(({ code }) => importsIn(code))
    .filter(({ specifier }) => specifiers.includes(specifier));
  const linked = page.references.flatMap(({ url }) =>
    url.startsWith(`${api}/`) ? (/\/(\w+)(?:#.*)?$/.exec(url)?.[1] ?? []) : [],
  );
  return new Set([...imported.map(({ name }) => name), ...linked]);
}

/** A live demo, and the names of the package that it uses. */
export interface DemoReference {
  /** Id of the guide that contains it. */
  guide: string;
  /** Site path of the section that contains it. */
  href: string;
  label: string;
  names: ReadonlySet<string>;
  /** Index of the tutorial step, or -1 outside the tutorial. */
  step: number;
}

/**
 * All live demos, with the names of the package that they use.
 *
 * @param sources contents of the demos' files, by file name
 */
export const collectDemos = (
  pages: readonly Page[],
  specifiers: readonly string[],
  sources: ReadonlyMap<string, string>,
): DemoReference[] =>
  pages.flatMap((page) =>
    page.fences.flatMap(({ meta, line }): DemoReference[] => {
      const { file } = shownFiles(meta);
      const source = 'demo' in meta.words && file && sources.get(file);
      const heading = page.headings.findLast((above) => above.line < line);
      const guide = docIdOf(page.route);
      if (!source || !heading || !guide) return [];
      const imported = importsIn(source).filter(({ specifier }) => specifiers.includes(specifier));
      const names = new Set(imported.map(({ name }) => name));
      const label = heading.depth > 2 ? `${labelOf(page)}: ${heading.text}` : labelOf(page);
      const href = `${page.route}#${heading.id}`;
      return [
        { guide, href, label, names, step: TUTORIAL_STEPS.indexOf(docIdOf(page.route) ?? '') },
      ];
    }),
  );

/** Maximum number of demos that a page links to. */
const MAX_DEMOS = 3;

/**
 * The best demos of a symbol: the demo of its own guide, then demos with few other symbols, then the first
 * tutorial step that uses it.
 *
 * @param guide id of the symbol's guide
 */
export function bestDemos(
  symbol: string,
  guide: string,
  demos: readonly DemoReference[],
): DemoReference[] {
  const all = demos.filter(({ names }) => names.has(symbol));
  const [firstStep] = all.filter(({ step }) => step >= 0).sort((a, b) => a.step - b.step);
  const others = all
    .filter(({ step }) => step < 0)
    .sort(
      (a, b) =>
        Number(b.guide === guide) - Number(a.guide === guide) || a.names.size - b.names.size,
    );
  return [...others, ...(firstStep ? [firstStep] : [])].slice(0, MAX_DEMOS);
}
