import { CHANGES_ROUTE } from '../../config/pages';
import { withBase } from '../../lib/base';
import { compareVersions, majorOf } from '../../lib/versions';
import { pinned } from './install';
import {
  formerDeclarations,
  isMissing,
  memberSince,
  newestOf,
  sinceLabel,
  sinceOfLink,
  sinceOfRoute,
  sinceOfSymbol,
} from './missing';

/** Id of the section with declarations of the reader's version. */
const FORMER_ID = 'in-your-version';

/** Removes all marks from an article. Cached pages may contain some. */
function clearArticle(article: ParentNode): void {
  for (const added of article.querySelectorAll('.version-line, .version-former')) added.remove();
  for (const { dataset } of article.querySelectorAll<HTMLElement>('[data-since], [data-dim]')) {
    delete dataset.since;
    delete dataset.dim;
  }
  for (const code of article.querySelectorAll<HTMLElement>('[data-unpinned]')) {
    code.textContent = code.dataset.unpinned ?? '';
    delete code.dataset.unpinned;
  }
}

/**
 * Marks features in an article that a major version of the library lacks, and explains what to do.
 *
 * @param version undefined removes all marks
 */
export function markArticle(article: Element, route: string, version: number | undefined): void {
  clearArticle(article);
  if (version === undefined) return;
  const since = sinceOfRoute(route);
  const isPageMissing = isMissing(since, version);
  markRows(article, route, version);
  // The page's own version is shown only once.
  markSections(article, isPageMissing ? majorOf(since) : version);
  pinCommands(article, version);
  if (isPageMissing) sayMissing(article, since, version);
  else showFormer(article, route, version);
}

/** Marks table rows about a member or an option. */
function markRows(article: Element, route: string, version: number): void {
  for (const cell of article.querySelectorAll<HTMLElement>('td:first-child')) {
    const [name] = cell.querySelector('code')?.textContent?.match(/[\w$]+/) ?? [];
    const since = memberSince(route, name);
    if (isMissing(since, version)) cell.dataset.since = sinceLabel(since);
  }
}

/**
 * Marks code samples that use missing features, and sections whose heading names one, that say "Since 22.0.0", or that
 * contain only such samples and text about them.
 */
function markSections(article: Element, version: number): void {
  for (const { heading, content } of sectionsOf(article)) {
    const figures = content.flatMap((element) => [
      ...(element.matches('figure.code') ? [element] : []),
      ...element.querySelectorAll<HTMLElement>('figure.code'),
    ]);
    const needs = figures.map((figure) => needOf(figure, version));
    const isTable = content.some((element) => element.matches('.table-box'));
    const met = needs.filter((need) => need !== undefined);
    const least = !isTable && met.length === needs.length ? oldest(met) : undefined;
    const since = [sinceOfHeading(heading), sinceOfText(content), least].find((one) =>
      isMissing(one, version),
    );
    if (since) {
      heading.dataset.since = sinceLabel(since);
      for (const { dataset } of content) dataset.dim = '';
    } else {
      for (const [index, figure] of figures.entries()) {
        const need = needs[index];
        if (need) figure.dataset.since = sinceLabel(need);
      }
    }
  }
}

/** A heading and the elements up to the next one. */
interface Section {
  heading: HTMLElement;
  content: HTMLElement[];
}

/** The sections of an article, without their subsections. */
function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  for (const element of article.querySelectorAll<HTMLElement>(':scope > *')) {
    if (element.matches('h2, h3, h4')) sections.push({ heading: element, content: [] });
    else sections.at(-1)?.content.push(element);
  }
  return sections;
}

/** The version that added the newest missing symbol of a sample. */
const needOf = (figure: Element, version: number): string | undefined =>
  [...figure.querySelectorAll<HTMLAnchorElement>('pre a')]
    .map(sinceOfLink)
    .filter((since) => isMissing(since, version))
    .sort(compareVersions)
    .at(-1);

const oldest = (versions: readonly string[]) => [...versions].sort(compareVersions)[0];

const sinceOfHeading = ({ textContent }: Element): string | undefined =>
  textContent
    ?.match(/[\w$]+/g)
    ?.map(sinceOfSymbol)
    .find(Boolean);

/** The first version in "Since 21.0.0, 20.7.0 and 19.5.0." Only the first element may continue: "Since 22.0.0 the …". */
function sinceOfText(content: readonly Element[]): string | undefined {
  for (const [index, { textContent }] of content.entries()) {
    const [, versions = '', end] =
      /^Since ((?:\d+(?:\.\d+)+(?:, | and )?)+)(.?)/.exec(textContent ?? '') ?? [];
    if (versions && (index === 0 || end === '.')) return oldest(versions.match(/[\d.]+/g) ?? []);
  }
  return undefined;
}

/** Pins install commands to matching versions. */
function pinCommands(article: Element, version: number): void {
  const release = newestOf(version);
  if (!release) return;
  for (const code of article.querySelectorAll<HTMLElement>('pre code')) {
    const text = code.textContent ?? '';
    const fitting = pinned(text, release);
    if (fitting === text) continue;
    code.dataset.unpinned = text;
    code.textContent = fitting;
  }
}

/** Adds a note below the title, in reserved space, that the page is about a newer version. */
function sayMissing(article: Element, since: string, version: number): void {
  const link = document.createElement('a');
  const enough = majorOf(since);
  link.href = withBase(`${CHANGES_ROUTE}?from=${version}&to=${enough}`);
  link.textContent = `Upgrade to ${enough}`;
  sayBelowTitle(article, `Not in ${version}: ${sinceLabel(since)}. `, link);
  const title = article.querySelector('h1');
  if (title) title.dataset.dim = '';
}

function sayBelowTitle(article: Element, ...content: (string | Node)[]): void {
  const line = document.createElement('p');
  line.className = 'version-line';
  line.append(...content);
  article.querySelector('h1')?.after(line);
}

/** Shows a symbol's declarations in the reader's version before the current ones. */
function showFormer(article: Element, route: string, version: number): void {
  const texts = formerDeclarations(route, version);
  const heading = article.querySelector('#signature, #overloads, #declaration');
  const release = newestOf(version);
  if (texts.length === 0 || !heading || !release) return;
  const figure = document.createElement('figure');
  figure.className = 'code version-former';
  figure.id = FORMER_ID;
  const title = Object.assign(document.createElement('span'), { className: 'code-title' });
  title.textContent = `In ${release.version}, the version you use`;
  const caption = document.createElement('figcaption');
  caption.append(title);
  const code = document.createElement('code');
  code.textContent = texts.join('\n\n');
  const pre = document.createElement('pre');
  pre.append(code);
  const body = Object.assign(document.createElement('div'), { className: 'code-body' });
  body.append(pre);
  figure.append(caption, body);
  heading.after(figure);
  const link = document.createElement('a');
  link.href = `#${FORMER_ID}`;
  link.textContent = `its declaration in ${version}`;
  sayBelowTitle(article, 'Changed since: see ', link);
}
