import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { addBase } from '../../../theme/config/routes';
import { compareVersions, majorOf, shortVersion } from '../../../theme/lib/versions';
import type { VersionData } from './version-data';

/** Ids of the sections with declarations, which can name types that are newer than the symbol. */
const DECLARATIONS = new Set(['signature', 'overloads', 'declaration']);

/**
 * Marks everything that older versions of the library lack with `data-since`. Adds notes about the page as a whole,
 * which only readers of such a version see (`style-sheet.ts`).
 */
export function markVersions(root: Root, route: string, data: VersionData, base: string): void {
  const since = data.pages[route];
  const mark = (element: Element, version: string) => {
    element.properties.dataSince = shortVersion(version);
  };
  for (const [cell, version] of laterRows(root, data.members[route] ?? {})) mark(cell, version);
  // Readers who lack the page's subject also lack everything that was added with it.
  const isLater = (version: string | undefined): version is string =>
    version !== undefined && majorOf(version) > majorOf(since ?? '0');
  const sinceOfLink = sinceOfLinks(data, base);
  for (const { heading, content } of sectionsOf(root)) {
    const samples = content.flatMap(samplesIn).map((sample) => ({
      sample,
      since: newest(linksIn(sample).map(sinceOfLink)),
    }));
    const isTable = content.some(
      ({ properties }) => properties.className?.toString() === 'table-box',
    );
    const versions = samples.map((one) => one.since);
    const ofSamples = !isTable && versions.every(Boolean) ? oldest(versions) : undefined;
    const ofSection = DECLARATIONS.has(String(heading.properties.id))
      ? undefined
      : [sinceOfHeading(heading, data), sinceOfText(content), ofSamples].find(isLater);
    if (ofSection) mark(heading, ofSection);
    if (DECLARATIONS.has(String(heading.properties.id))) continue;
    for (const one of samples) {
      const isAlreadyMarked = ofSection && majorOf(one.since ?? '') <= majorOf(ofSection);
      if (isLater(one.since) && !isAlreadyMarked) mark(captionOf(one.sample), one.since);
    }
  }
  addNotes(root, [
    ...(since ? [missingNote(since, base)] : []),
    ...(data.changed[route] ? [changedNote(data.changed[route])] : []),
  ]);
}

/** Returns the first cells of table rows about members and options that were added later. */
function laterRows(root: Root, members: Readonly<Record<string, string>>): [Element, string][] {
  const rows: [Element, string][] = [];
  visit(root, 'element', (row) => {
    const cell = row.tagName === 'tr' && row.children.find(isElement);
    const code = cell && cell.tagName === 'td' && find(cell, ({ tagName }) => tagName === 'code');
    const [name = ''] = (code && textOf(code).match(/[\w$]+/)) || [];
    const since = Object.hasOwn(members, name) ? members[name] : undefined;
    if (cell && since) rows.push([cell, since]);
  });
  return rows;
}

/** A heading and the elements up to the next one. */
interface Section {
  heading: Element;
  content: Element[];
}

function sectionsOf(root: Root): Section[] {
  const sections: Section[] = [];
  for (const node of root.children.filter(isElement)) {
    if (/^h[2-4]$/.test(node.tagName)) sections.push({ heading: node, content: [] });
    else sections.at(-1)?.content.push(node);
  }
  return sections;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';

function samplesIn(element: Element): Element[] {
  const samples: Element[] = [];
  visit(element, 'element', (node) => {
    if (node.tagName === 'figure' && String(node.properties.className).includes('code'))
      samples.push(node);
  });
  return samples;
}

function find(element: Element, test: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(element, 'element', (node) => {
    if (test(node)) found ??= node;
  });
  return found;
}

/** Returns the caption of a sample, which shows the mark beside its title. */
const captionOf = (sample: Element) =>
  find(sample, ({ tagName }) => tagName === 'figcaption') ?? sample;

/** Returns the addresses of links in a sample, whose code is already HTML. */
function linksIn(sample: Element): string[] {
  const links: string[] = [];
  visit(sample, (node) => {
    if (node.type !== 'raw') return;
    for (const [, href = ''] of node.value.matchAll(/<a [^>]*?href="?([^" >]+)/g)) links.push(href);
  });
  return links;
}

/** Creates a function that returns the version that added the page or the member behind a link. */
function sinceOfLinks({ pages, members }: VersionData, base: string) {
  const since: Record<string, string> = {};
  for (const [route, version] of Object.entries(pages)) since[addBase(route, base)] = version;
  for (const [route, all] of Object.entries(members)) {
    for (const [name, version] of Object.entries(all)) {
      since[`${addBase(route, base)}#${name.toLowerCase()}`] = version;
    }
  }
  return (href: string): string | undefined => since[href] ?? since[href.replace(/#.*/, '')];
}

function sinceOfHeading(heading: Element, { pages }: VersionData): string | undefined {
  const names = textOf(heading).match(/[\w$]+/g) ?? [];
  const routes = Object.keys(pages);
  const route = names
    .map((name) => routes.find((one) => one.endsWith(`/${name}`)))
    .find((one) => one !== undefined);
  return route && pages[route];
}

/**
 * Returns the first version in "Since 21.0.0, 20.7.0 and 19.5.0." In the first element, the sentence may continue:
 * "Since 22.0.0 the …".
 */
function sinceOfText(content: readonly Element[]): string | undefined {
  for (const [index, element] of content.entries()) {
    const [, versions = '', end] =
      /^Since ((?:\d+(?:\.\d+)+(?:, | and )?)+)(.?)/.exec(textOf(element)) ?? [];
    if (versions && (index === 0 || end === '.')) return oldest(versions.match(/[\d.]+/g) ?? []);
  }
  return undefined;
}

const sorted = (versions: readonly (string | undefined)[]) =>
  versions.filter((one) => one !== undefined).sort(compareVersions);

const oldest = (versions: readonly (string | undefined)[]) => sorted(versions)[0];

const newest = (versions: readonly (string | undefined)[]) => sorted(versions).at(-1);

function addNotes(root: Root, notes: readonly Element[]): void {
  const title = root.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  if (title >= 0) root.children.splice(title + 1, 0, ...notes);
}

const note = (since: string, ...content: (string | ElementContent)[]) =>
  h('p', { hidden: true, dataSince: shortVersion(since) }, ...content);

const missingNote = (since: string, base: string) =>
  note(
    since,
    'Your version lacks this. ',
    h('a', { href: addBase(CHANGES_ROUTE, base) }, 'How to upgrade'),
  );

const changedNote = (since: string) =>
  note(since, 'Changed since your version: see ', h('a', { href: '#history' }, 'History'));
