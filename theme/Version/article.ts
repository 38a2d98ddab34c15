import { withBase } from '../pages/base';
import { pinned } from './install';
import {
  formerDeclarations,
  isMissing,
  labelOf,
  memberSince,
  newestOf,
  sinceOfLink,
  sinceOfRoute,
  sinceOfSymbol,
} from './missing';
import { compareVersions, majorOf } from './versions';

/** Id of the declarations of the reader's version. */
const FORMER_ID = 'in-your-version';

/** Takes all marks of an article away. It may come with some: pages that are kept have them. */
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
 * Marks in an article what a major version of the library does not have, and says what to do about it.
 *
 * @param version undefined takes all marks away
 */
export function markArticle(article: Element, route: string, version: number | undefined): void {
  clearArticle(article);
  if (version === undefined) return;
  const since = sinceOfRoute(route);
  const isPageMissing = isMissing(since, version);
  markRows(article, route, version);
  // What the whole page is about, it says once.
  markSections(article, isPageMissing ? majorOf(since) : version);
  pinCommands(article, version);
  if (isPageMissing) sayMissing(article, since, version);
  else showFormer(article, route, version);
}

/** Rows of tables that explain a member or an option. */
function markRows(article: Element, route: string, version: number): void {
  for (const cell of article.querySelectorAll<HTMLElement>('td:first-child')) {
    const [name] = cell.querySelector('code')?.textContent?.match(/[\w$]+/) ?? [];
    const since = memberSince(route, name);
    if (isMissing(since, version)) cell.dataset.since = labelOf(since);
  }
}

/**
 * Marks code samples that use what is missing, and whole sections: those whose heading names it, that say "Since
 * 22.0.0", or that consist of such samples and words about them.
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
      heading.dataset.since = labelOf(since);
      for (const { dataset } of content) dataset.dim = '';
    } else {
      for (const [index, figure] of figures.entries()) {
        const need = needs[index];
        if (need) figure.dataset.since = labelOf(need);
      }
    }
  }
}

/** A heading with the elements up to the next one. */
interface Section {
  heading: HTMLElement;
  content: HTMLElement[];
}

/** The sections of an article, each without those below it. */
function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  for (const element of article.querySelectorAll<HTMLElement>(':scope > *')) {
    if (element.matches('h2, h3, h4')) sections.push({ heading: element, content: [] });
    else sections.at(-1)?.content.push(element);
  }
  return sections;
}

/** The version that brought the newest of the missing symbols that a sample uses. */
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

/** "Since 21.0.0, 20.7.0 and 19.5.0.": the first of them. Only the first words may go on, as in "Since 22.0.0 the …". */
function sinceOfText(content: readonly Element[]): string | undefined {
  for (const [index, { textContent }] of content.entries()) {
    const [, versions = '', end] =
      /^Since ((?:\d+(?:\.\d+)+(?:, | and )?)+)(.?)/.exec(textContent ?? '') ?? [];
    if (versions && (index === 0 || end === '.')) return oldest(versions.match(/[\d.]+/g) ?? []);
  }
  return undefined;
}

/** Lets commands install the versions that fit. */
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

/** Says below the title, in the room that there is, that the page is about something newer. */
function sayMissing(article: Element, since: string, version: number): void {
  const link = document.createElement('a');
  const enough = majorOf(since);
  link.href = withBase(`/docs/changes?from=${version}&to=${enough}`);
  link.textContent = `Upgrade to ${enough}`;
  sayBelowTitle(article, `Not in ${version}: ${labelOf(since)}. `, link);
  const title = article.querySelector('h1');
  if (title) title.dataset.dim = '';
}

function sayBelowTitle(article: Element, ...content: (string | Node)[]): void {
  const line = document.createElement('p');
  line.className = 'version-line';
  line.append(...content);
  const title = article.querySelector('h1');
  // The offer to choose a version has done its work.
  title?.parentElement?.querySelector('h1 + version-choice')?.remove();
  title?.after(line);
}

/** Shows what a symbol's declarations read in the reader's version, before what they read now. */
function showFormer(article: Element, route: string, version: number): void {
  const texts = formerDeclarations(route, version);
  const heading = article.querySelector('#signature, #overloads, #declaration');
  const release = newestOf(version);
  if (texts.length === 0 || !heading || !release) return;
  const figure = document.createElement('figure');
  figure.className = 'code version-former';
  figure.id = FORMER_ID;
  const title = Object.assign(document.createElement('span'), { className: 'code-title' });
  title.textContent = `In ${release.version}, which you use`;
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
