import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { CHANGES_ROUTE } from '../../../theme/config/pages';
import { addBase } from '../../../theme/config/routes';
import { compareVersions, majorOf, shortVersion } from '../../../theme/lib/versions';
import { isComponent } from '../../content/components';
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
    if (DECLARATIONS.has(String(heading.properties.id))) continue;
    const samples = content.flatMap(samplesIn);
    const versions = samples.map((sample) => newest(linksIn(sample).map(sinceOfLink)));
    const isTable = content.some(({ tagName }) => tagName === 'table');
    const ofSamples = !isTable && versions.every(Boolean) ? oldest(versions) : undefined;
    const ofSection = [sinceOfHeading(heading, data), sinceOfText(content), ofSamples].find(
      isLater,
    );
    if (ofSection) mark(heading, ofSection);
    for (const [index, sample] of samples.entries()) {
      const version = versions[index];
      // The mark of the section says the same.
      const isMarked = ofSection && majorOf(version ?? '') <= majorOf(ofSection);
      if (isLater(version) && !isMarked) mark(sample, version);
    }
  }
  const changed = data.changed[route];
  const upgrade = h('a', { href: addBase(CHANGES_ROUTE, base) }, 'How to upgrade');
  const history = h('a', { href: '#history' }, 'History');
  const title = root.children.findIndex((node) => isElement(node) && node.tagName === 'h1');
  if (title < 0) return;
  root.children.splice(
    title + 1,
    0,
    ...(since ? [note(since, 'Your version lacks this. ', upgrade)] : []),
    ...(changed ? [note(changed, 'Changed since your version: see ', history)] : []),
  );
}

function laterRows(root: Root, members: Readonly<Record<string, string>>): [Element, string][] {
  const rows: [Element, string][] = [];
  visit(root, 'element', (row) => {
    const cell = row.tagName === 'tr' ? row.children.find(isElement) : undefined;
    const code = cell?.tagName === 'td' ? firstOf(cell, 'code') : undefined;
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
  const collect = (nodes: readonly Nodes[]) => {
    for (const node of nodes) {
      // Components such as tabs contain samples, too.
      if (!isElement(node) && !isComponent(node)) continue;
      // The question of collapsible text is the heading of a section.
      if (isElement(node) && (node.properties.type === 'details' || node.tagName === 'summary')) {
        collect(node.children);
      } else if (isElement(node) && /^h[2-4]$/.test(node.tagName)) {
        sections.push({ heading: node, content: [] });
      } else sections.at(-1)?.content.push(node as Element);
    }
  };
  collect(root.children);
  return sections;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';

function samplesIn(element: Element): Element[] {
  const samples: Element[] = [];
  visit(element, 'element', (node) => {
    if (node.tagName === 'pre') samples.push(node);
  });
  return samples;
}

function firstOf(element: Element, tagName: string): Element | undefined {
  let first: Element | undefined;
  visit(element, { tagName }, (node) => {
    if (isElement(node)) first ??= node;
  });
  return first;
}

const linksIn = ({ properties }: Element): string[] =>
  [...String(properties.html).matchAll(/<a [^>]*?href="?([^" >]+)/g)].map(([, href = '']) => href);

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
  const [since] = names.flatMap(
    (name) => Object.entries(pages).find(([route]) => route.endsWith(`/${name}`))?.[1] ?? [],
  );
  return since;
}

/** As in "Since 21.0.0, 20.7.0 and 19.5.0." Only in the first element, the sentence may continue. */
function sinceOfText(content: readonly Element[]): string | undefined {
  for (const [index, element] of content.entries()) {
    const [, versions = '', end] =
      /^Since ((?:\d+(?:\.\d+)+(?:, | and )?)+)(.?)/.exec(textOf(element)) ?? [];
    if (versions && (index === 0 || end === '.')) return oldest(versions.match(/[\d.]+/g) ?? []);
  }
  return undefined;
}

const sorted = (versions: readonly (string | undefined)[]) =>
  versions.filter((version) => version !== undefined).sort(compareVersions);

const oldest = (versions: readonly (string | undefined)[]) => sorted(versions)[0];

const newest = (versions: readonly (string | undefined)[]) => sorted(versions).at(-1);

const note = (since: string, ...content: (string | ElementContent)[]) =>
  h('p', { hidden: true, dataSince: shortVersion(since) }, ...content);
