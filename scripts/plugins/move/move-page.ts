import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_ROUTE, DOCS_ROOT, docIdOf } from '../../../theme/config/docs';
import { didYouMean } from '../../../theme/config/nearest';
import { routeOfFile, routeOfPath } from '../../../theme/config/routes';
import { TUTORIAL_STEPS } from '../../../theme/config/sidebars';
import type { Page } from '../../content/page';
import { Pages } from '../../content/pages';
import { listSources } from '../../lib/files';
import { withSlashes } from '../../lib/paths';
import { type Address, addressesFile, addressesText, readAddresses } from './address-list';
import { isMovable } from './addresses';
import { mayMentionPages } from './mentions';
import {
  mentionsIn,
  type PageIds,
  pageIdsOf,
  type Renaming,
  type Rewritten,
  rewrite,
  withAbsoluteLinks,
} from './rewrite';

/** The changes that move a page. All paths are below the project, with slashes. */
export interface Move {
  renaming: Renaming;
  /** New paths of existing files and folders, by old path. */
  files: ReadonlyMap<string, string>;
  /** Changed contents, by old path. */
  changed: ReadonlyMap<string, Rewritten>;
  /** The effects on readers. */
  notes: readonly string[];
}

/** Files below `docs` that are named after a page. */
const COMPANIONS = [
  (name: string) => `_symbols/${name}.md`,
  (name: string) => `_members/${name}.ts`,
  (name: string) => `_facts/${name}.spec.ts`,
  (name: string) => `_facts/${name}`,
  (name: string) => `_demos/${name}.ts`,
];

/** Valid routes: below /docs, lowercase words and digits separated by dashes. */
const ROUTE = /^\/docs(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Finds everything that must change when a page moves, without writing it.
 *
 * @param root folder of the project
 * @param from the page's route or file
 * @param to its new route or file
 * @throws an Error that says why the page cannot move
 */
export async function planMove(root: string, from: string, to: string): Promise<Move> {
  const docs = path.join(root, 'docs');
  const pages = await new Pages(docs).refresh();
  const addresses = readAddresses(docs);
  const [old, target] = [routeOf(from, root), routeOf(to, root)];
  checkRoutes(old, target);
  const page = pages.find(({ route }) => route === old);
  const taken = pages.find(({ route }) => route.toLowerCase() === target.toLowerCase());
  // The file may already have been renamed by hand.
  const wasPage = addresses.some((one) => one.route === old && one.target === undefined);
  const moved = page ?? (wasPage && taken?.route === target ? taken : undefined);
  if (!moved) throw new Error(noPage(old, pages));
  if (page && taken) throw new Error(`${target} already exists: docs/${taken.name}.`);
  const former = addresses.find((one) => one.route === target);
  if (former?.target && former.target.split('#')[0] !== old) {
    throw new Error(
      `${target} is a former address that redirects to ${former.target}: docs/_addresses.txt:${former.line}. Use a different name.`,
    );
  }

  const [ids, newIds] = [pageIdsOf(old), pageIdsOf(target)];
  const companions = companionsOf(docs, ids.name, newIds.name);
  const ending = path.extname(moved.name);
  const files = new Map([[`docs${old}${ending}`, `docs${target}${ending}`], ...companions]);
  if (page) files.set(`docs/${page.name}`, `docs${target}${ending}`);
  const below = pages.filter(({ route }) => route.startsWith(`${old}/`));
  const renaming: Renaming = {
    from: ids,
    to: newIds,
    files,
    below: below.flatMap(({ route }) => docIdOf(route) ?? []),
  };

  const changed = await rewriteAll(root, pages, renaming);
  if (moved.data.draft !== true) {
    const file = withSlashes(path.relative(root, addressesFile(docs)));
    changed.set(file, rewriteAddresses(docs, addresses, old, target));
  }
  const existing = new Map([...files].filter(([file]) => existsSync(path.join(root, file))));
  return { renaming, files: existing, changed, notes: effectsOf(ids, existing, below) };
}

async function rewriteAll(
  root: string,
  pages: readonly Page[],
  renaming: Renaming,
): Promise<Map<string, Rewritten>> {
  const changed = new Map<string, Rewritten>();
  for (const file of (await listSources(root)).filter(mayMentionPages)) {
    const page = pages.find(({ name }) => `docs/${name}` === file);
    const source = page?.source ?? readFileSync(path.join(root, file), 'utf8');
    const absolute = page && withAbsoluteLinks(page, renaming);
    const { text, lines } = rewrite(file, absolute?.text ?? source, renaming);
    const all = [...new Set([...(absolute?.lines ?? []), ...lines])].sort((a, b) => a - b);
    if (all.length > 0) changed.set(file, { text, lines: all });
  }
  return changed;
}

/** Writes the changes and moves the files. */
export function applyMove(root: string, { files, changed }: Move): void {
  for (const [file, { text }] of changed) writeFileSync(path.join(root, file), text);
  for (const [old, moved] of files) {
    mkdirSync(path.dirname(path.join(root, moved)), { recursive: true });
    if (isTracked(root, old)) execFileSync('git', ['mv', old, moved], { cwd: root });
    else renameSync(path.join(root, old), path.join(root, moved));
  }
}

/** Finds lines that may still refer to the page by its old name, by file. Call this after the move. */
export async function findMentions(
  root: string,
  { renaming }: Move,
): Promise<Map<string, number[]>> {
  const found = (await listSources(root))
    .filter(mayMentionPages)
    .map((file): [string, number[]] => [
      file,
      mentionsIn(file, readFileSync(path.join(root, file), 'utf8'), renaming),
    ]);
  return new Map(found.filter(([, lines]) => lines.length > 0));
}

function isTracked(root: string, file: string): boolean {
  try {
    execFileSync('git', ['ls-files', '--error-unmatch', file], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    // There is no repository, or the file is untracked.
    return false;
  }
}

/** Returns the route of a page that is given as a route or a file. */
function routeOf(page: string, root: string): string {
  if (!/\.mdx?$/.test(page)) return routeOfPath(`/${page}`);
  const file = withSlashes(path.relative(path.join(root, 'docs'), path.resolve(root, page)));
  if (file.startsWith('..')) throw new Error(`${page} is not a page. Pages are in docs/docs.`);
  return routeOfFile(file);
}

function checkRoutes(from: string, to: string): void {
  for (const route of [from, to]) {
    if (isMovable(route)) continue;
    throw new Error(
      `${route}/`.startsWith(`${API_ROUTE}/`)
        ? `${route} belongs to the API reference, which is generated from the library.`
        : `${route} is not below ${DOCS_ROOT}. Only pages there can be moved.`,
    );
  }
  if (from === to) throw new Error(`${from} is already the address of the page.`);
  if (!ROUTE.test(to) || routeOfFile(to.slice(1)) !== to) {
    throw new Error(
      `${to} is not a valid address. Use lowercase letters and digits, with dashes between words, such as /docs/my-guide.`,
    );
  }
}

function noPage(route: string, pages: readonly Page[]): string {
  const suggestion = didYouMean(
    route,
    pages.map((page) => page.route),
  );
  return `There is no page ${route}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`;
}

/** Returns the new paths of files that are named after the page, by old path. */
function companionsOf(docs: string, name: string, newName: string): [string, string][] {
  return COMPANIONS.flatMap((pathOf): [string, string][] => {
    const [old, moved] = [pathOf(name), pathOf(newName)];
    if (!existsSync(path.join(docs, old))) return [];
    if (existsSync(path.join(docs, moved))) throw new Error(`docs/${moved} already exists.`);
    return [[`docs/${old}`, `docs/${moved}`]];
  });
}

/** Returns the list of addresses with a redirect from the old address to the new one. */
function rewriteAddresses(
  docs: string,
  addresses: readonly Address[],
  from: string,
  to: string,
): Rewritten {
  const lines: number[] = [];
  const others = addresses.flatMap((address) => {
    const { route, line } = address;
    const [page, hash] = (route === from ? from : (address.target ?? '')).split('#');
    if (route !== to && page !== from) return address;
    lines.push(line);
    return route === to ? [] : { route, target: to + (hash === undefined ? '' : `#${hash}`) };
  });
  return { text: addressesText(docs, [...others, { route: to }]), lines };
}

/** Returns the effects of a move on readers. */
function effectsOf({ id }: PageIds, files: Move['files'], below: readonly Page[]): string[] {
  const [demo] = [...files.keys()].flatMap(
    (file) => /^docs\/_demos\/(.*)\.ts$/.exec(file)?.[1] ?? [],
  );
  return [
    ...(demo
      ? [
          `Readers lose their edits to the demo ${demo}, and links to edited versions of it show the original code.`,
        ]
      : []),
    ...(TUTORIAL_STEPS.includes(id)
      ? ['Readers who have completed this step of the tutorial see it as not completed.']
      : []),
    ...(below.length > 0
      ? [`Pages below it do not move: ${below.map(({ route }) => route).join(', ')}.`]
      : []),
  ];
}
