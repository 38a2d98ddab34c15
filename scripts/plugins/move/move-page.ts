import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API_ROUTE, DOCS_ROOT, docIdOf } from '../../../theme/config/docs';
import { didYouMean } from '../../../theme/config/nearest';
import { routeOfFile, routeOfPath } from '../../../theme/config/routes';
import { TUTORIAL_STEPS } from '../../../theme/config/tutorial';
import { type Address, addressesFile, addressesText, readAddresses } from '../../content/addresses';
import type { Page } from '../../content/page';
import { Pages } from '../../content/pages';
import { listSources } from '../../lib/copy';
import { withSlashes } from '../../lib/paths';
import { isMovable } from '../../rules/addresses';
import { mayName } from './mentions';
import {
  mentionsIn,
  type Names,
  namesOf,
  type Renaming,
  type Rewritten,
  rewrite,
  withoutRelative,
} from './rewrite';

/** What it takes to move a page. Paths are those below the project, with slashes. */
export interface Move {
  renaming: Renaming;
  /** New paths of what lies there, by the former ones: files and folders. */
  files: ReadonlyMap<string, string>;
  /** Texts that change, by their former paths. */
  changed: ReadonlyMap<string, Rewritten>;
  /** What the move means for readers. */
  notes: readonly string[];
}

/** What lies beside the pages and is called like one: a name below `docs`. */
const COMPANIONS = [
  (name: string) => `_symbols/${name}.md`,
  (name: string) => `_members/${name}.ts`,
  (name: string) => `_facts/${name}.spec.ts`,
  (name: string) => `_facts/${name}`,
  (name: string) => `_demos/${name}.ts`,
];

/** Words of small letters and digits with dashes between, below the documentation. */
const ROUTE = /^\/docs(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Finds all that has to change when a page gets another address; changes nothing.
 *
 * @param root folder of the project
 * @param from the page's route or file
 * @param to its new route or file
 * @throws an Error that says what is wrong with them
 */
export async function planMove(root: string, from: string, to: string): Promise<Move> {
  const docs = path.join(root, 'docs');
  const pages = await new Pages(docs).refresh();
  const addresses = readAddresses(docs);
  const [old, target] = [routeOf(from, root), routeOf(to, root)];
  checkRoutes(old, target);
  const page = pages.find(({ route }) => route === old);
  const taken = pages.find(({ route }) => route.toLowerCase() === target.toLowerCase());
  // Whoever has renamed the file by hand is left with all else.
  const wasPage = addresses.some((one) => one.route === old && one.target === undefined);
  const moved = page ?? (wasPage && taken?.route === target ? taken : undefined);
  if (!moved) throw new Error(noPage(old, pages));
  if (page && taken) throw new Error(`${target} is a page already: docs/${taken.name}.`);
  const former = addresses.find((one) => one.route === target);
  if (former?.target && former.target.split('#')[0] !== old) {
    throw new Error(
      `${target} was a page once, whose readers are led to ${former.target}: docs/_addresses.txt:${former.line}. Take another name.`,
    );
  }

  const [names, newNames] = [namesOf(old), namesOf(target)];
  const companions = companionsOf(docs, names.name, newNames.name);
  const ending = path.extname(moved.name);
  const files = new Map([[`docs${old}${ending}`, `docs${target}${ending}`], ...companions]);
  if (page) files.set(`docs/${page.name}`, `docs${target}${ending}`);
  const below = pages.filter(({ route }) => route.startsWith(`${old}/`));
  const renaming: Renaming = {
    from: names,
    to: newNames,
    files,
    below: below.flatMap(({ route }) => docIdOf(route) ?? []),
  };

  const changed = await rewriteAll(root, pages, renaming);
  if (moved.data.draft !== true) {
    const file = withSlashes(path.relative(root, addressesFile(docs)));
    changed.set(file, addressesAfter(docs, addresses, old, target));
  }
  const there = new Map([...files].filter(([file]) => existsSync(path.join(root, file))));
  return { renaming, files: there, changed, notes: notesOn(names, there, below) };
}

async function rewriteAll(
  root: string,
  pages: readonly Page[],
  renaming: Renaming,
): Promise<Map<string, Rewritten>> {
  const changed = new Map<string, Rewritten>();
  for (const file of (await listSources(root)).filter(mayName)) {
    const page = pages.find(({ name }) => `docs/${name}` === file);
    const source = page?.source ?? readFileSync(path.join(root, file), 'utf8');
    const whole = page && withoutRelative(page, renaming);
    const { text, lines } = rewrite(file, whole?.text ?? source, renaming);
    const all = [...new Set([...(whole?.lines ?? []), ...lines])].sort((a, b) => a - b);
    if (all.length > 0) changed.set(file, { text, lines: all });
  }
  return changed;
}

/** Does what was found. */
export function carryOut(root: string, { files, changed }: Move): void {
  for (const [file, { text }] of changed) writeFileSync(path.join(root, file), text);
  for (const [old, moved] of files) {
    mkdirSync(path.dirname(path.join(root, moved)), { recursive: true });
    if (isTracked(root, old)) execFileSync('git', ['mv', old, moved], { cwd: root });
    else renameSync(path.join(root, old), path.join(root, moved));
  }
}

/** Lines by files, after the move, that may mean the page by its former name. */
export async function findMentions(
  root: string,
  { renaming }: Move,
): Promise<Map<string, number[]>> {
  const found = (await listSources(root))
    .filter(mayName)
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
    // No repository, or a file that is new.
    return false;
  }
}

/** The route that a route or a file means. */
function routeOf(named: string, root: string): string {
  if (!/\.mdx?$/.test(named)) return routeOfPath(`/${named}`);
  const file = withSlashes(path.relative(path.join(root, 'docs'), path.resolve(root, named)));
  if (file.startsWith('..')) throw new Error(`${named} is no page: pages lie in docs/docs.`);
  return routeOfFile(file);
}

function checkRoutes(from: string, to: string): void {
  for (const route of [from, to]) {
    if (isMovable(route)) continue;
    throw new Error(
      `${route}/`.startsWith(`${API_ROUTE}/`)
        ? `${route} belongs to the API reference, whose pages are made from the library and called after its symbols.`
        : `${route} is not below ${DOCS_ROOT}: only pages there can be moved.`,
    );
  }
  if (from === to) throw new Error(`${from} is what the page is called now.`);
  if (!ROUTE.test(to) || routeOfFile(to.slice(1)) !== to) {
    throw new Error(
      `${to} cannot be an address: write small letters and digits, with dashes between words, such as /docs/my-guide.`,
    );
  }
}

function noPage(route: string, pages: readonly Page[]): string {
  const meant = didYouMean(
    route,
    pages.map((page) => page.route),
  );
  return `There is no page ${route}.${meant ? ` Did you mean ${meant}?` : ''}`;
}

/** New paths, by the former ones, of what is called like the page. */
function companionsOf(docs: string, name: string, newName: string): [string, string][] {
  return COMPANIONS.flatMap((nameOf): [string, string][] => {
    const [old, moved] = [nameOf(name), nameOf(newName)];
    if (!existsSync(path.join(docs, old))) return [];
    if (existsSync(path.join(docs, moved))) throw new Error(`There is a docs/${moved} already.`);
    return [[`docs/${old}`, `docs/${moved}`]];
  });
}

/** The list of addresses, in which the former one leads to the new one. */
function addressesAfter(
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

/** What readers notice. */
function notesOn({ id }: Names, files: Move['files'], below: readonly Page[]): string[] {
  const [demo] = [...files.keys()].flatMap(
    (file) => /^docs\/_demos\/(.*)\.ts$/.exec(file)?.[1] ?? [],
  );
  return [
    ...(demo
      ? [
          `Changes that readers have made to the demo ${demo}, and links to such, are kept under its former name: they see its own code.`,
        ]
      : []),
    ...(TUTORIAL_STEPS.includes(id)
      ? ['Readers who have done this step of the tutorial see it as not done.']
      : []),
    ...(below.length > 0
      ? [`Pages below it stay where they are: ${below.map(({ route }) => route).join(', ')}.`]
      : []),
  ];
}
