import { library } from '../../../../theme/config/library';
import { didYouMean } from '../../../../theme/config/nearest';
import { routeOfPath } from '../../../../theme/config/routes';
import { KIND_LABELS, messageIn } from '../../search';
import { commandsFor, isAffected, raisedPeers, versionOf } from '../../versions';
import type { BuiltSite } from './built-site';
import { sectionIds, sectionOf } from './sections';

/** Maximum length of a query, address or name, in characters. */
const MAX_LENGTH = 500;
/** Maximum number of sections that explain an error. */
const MAX_SECTIONS = 3;

/** Thrown if a tool has no answer. The message helps the assistant to correct its call. */
export class NoAnswer extends Error {}

/**
 * Returns a trimmed text.
 * @throws NoAnswer for an empty or very long text
 */
function checked(text: string, what: string): string {
  const trimmed = text.trim();
  if (!trimmed) throw new NoAnswer(`The ${what} is empty.`);
  if (trimmed.length > MAX_LENGTH) {
    const length = trimmed.length.toLocaleString('en');
    throw new NoAnswer(`The ${what} has ${length} characters; the maximum is ${MAX_LENGTH}.`);
  }
  return trimmed;
}

const guess = (wrong: string, names: readonly string[]) => {
  const meant = didYouMean(wrong, names);
  return meant ? ` Did you mean ${meant}?` : '';
};

/** Returns the pages and sections about a question, a name or a type, ordered like the search results of the site. */
export function search({ engine }: BuiltSite, text: string): string {
  const query = checked(text, 'query');
  const { pages, total } = engine.search(query);
  if (total === 0) return `Nothing found for "${query}".`;
  return pages
    .flatMap(({ title, kind, path, excerpt, code, sections }) => {
      const rows = sections.map((one) => `  - ${one.heading}: ${one.path}`);
      return [`- ${title} (${KIND_LABELS[kind]}): ${path}`, `  ${code?.text ?? excerpt}`, ...rows];
    })
    .join('\n');
}

/** Returns the Markdown of a page, or of the section that a hash names. */
export function page({ routes, read }: BuiltSite, text: string): string {
  const address = checked(text, 'address');
  const [, written = '', id] =
    /^(?:https?:\/\/[^/]+)?([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const route = routeOfPath(`/${written.replace(/^\/+/, '')}`.replace(/\.mdx?$/, ''));
  if (!routes.includes(route)) {
    throw new NoAnswer(`There is no page ${route}.${guess(route, routes)} Find one with "search".`);
  }
  const markdown = read(route);
  if (!id) return markdown;
  const section = sectionOf(markdown, id);
  if (section === undefined) {
    throw new NoAnswer(`${route} has no section #${id}.${guess(id, sectionIds(markdown))}`);
  }
  return section;
}

/** Returns the page of an exported symbol in the API reference. */
export function symbol({ routes, read }: BuiltSite, text: string): string {
  const name = checked(text, 'name').replace(/\(.*\)$/, '');
  const known = routes.flatMap((route) => {
    const [, own] = /^\/docs\/api\/[^/]+\/([^/]+)$/.exec(route) ?? [];
    return own ? { own, route } : [];
  });
  const found =
    known.find(({ own }) => own === name) ??
    known.find(({ own }) => own.toLowerCase() === name.toLowerCase());
  if (!found) {
    const hint = guess(
      name,
      known.map(({ own }) => own),
    );
    throw new NoAnswer(`${library.packageName} does not export ${name}.${hint}`);
  }
  return read(found.route);
}

/** Returns the sections that explain an error message, in the order of the error finder. */
export function explainError({ engine, read }: BuiltSite, text: string): string {
  const message = messageIn(text);
  if (!message) throw new NoAnswer('The message is empty.');
  const { pages, explanation } = engine.search(message, 'errors');
  if (explanation === 'none' || pages.length === 0) {
    const named = pages.map(({ title, path }) => `- ${title}: ${path}`).join('\n');
    return `No page explains this error.${named && ` These pages explain the names in it:\n${named}`}`;
  }
  const found = pages.flatMap(({ path, sections }) =>
    sections.map((section) => ({ route: path, ...section })),
  );
  const texts = found.slice(0, MAX_SECTIONS).map(({ route, path }) => {
    const section = sectionOf(read(route), path.replace(/^[^#]*#/, ''));
    return `${path}\n\n${section ?? ''}`;
  });
  const intro = explanation === 'likely' ? 'The cause is most likely:' : 'This may explain it:';
  return [intro, ...texts].join('\n\n');
}

/** Returns the commands and changes from one version to another, like the changes page. */
export function upgrade(
  { releases: { versions, changes } }: BuiltSite,
  { from, to, extensions = [] }: { from: string; to?: string; extensions?: readonly string[] },
): string {
  const find = (text: string) => {
    const found = versionOf(checked(text, 'version'), versions);
    if (found) return found;
    const known = versions.map(({ version }) => version);
    throw new NoAnswer(`Version ${text} is not known. The versions are ${known.join(', ')}.`);
  };
  const start = find(from);
  const end = to === undefined ? versions.at(-1) : find(to);
  if (!end || versions.indexOf(start) >= versions.indexOf(end)) {
    throw new NoAnswer(`${end?.version} is not newer than ${start.version}.`);
  }
  const names = new Set(changes.flatMap((change) => change.extensions));
  const used = extensions.map((written) => {
    const plain = written.replace(/\(\)$/, '').toLowerCase();
    const found = [...names].find((name) => name.toLowerCase() === plain);
    if (found) return found;
    throw new NoAnswer(`There is no extension ${written}.${guess(written, [...names])}`);
  });
  const affected = changes.filter(
    (change) =>
      isAffected(change, start, end) &&
      (used.length === 0 || change.extensions.some((name) => used.includes(name))),
  );
  const peers = raisedPeers(start, end).map(
    ([name, range]) => `${name} ${range}${end.optionalPeers?.includes(name) ? ' (optional)' : ''}`,
  );
  return [
    `From ${start.version} to ${end.version}. Run these commands one after another, and test after each:`,
    commandsFor(library.packageName, start, end, versions)
      .map((command) => `- \`${command}\``)
      .join('\n'),
    ...(peers.length > 0 ? [`${end.version} needs ${peers.join(', ')}.`] : []),
    affected.length === 0
      ? 'No changes affect this upgrade.'
      : affected
          .map(({ versions, kind, text }) => `- ${versions.join(', ')} (${kind}): ${text}`)
          .join('\n'),
  ].join('\n\n');
}
