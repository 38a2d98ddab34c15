import path from 'node:path';
import { library } from '../../../theme/config/library';
import {
  keyOf,
  NAMES,
  type NameFacts,
  type NamesFile,
  type PageNames,
  type SharedFacts,
  TYPE_PARAMETER,
} from '../../../theme/plugins/hover/SymbolCard/names';
import { CODE_FOLDER, codeOfFiles, shownFiles } from '../../content/code-files';
import { type Fence, type FenceMeta, takeMarks } from '../../content/fence';
import type { Page } from '../../content/page';
import { ROOT, withSlashes } from '../../lib/paths';
import { moduleFile, modulesOf } from '../samples';
import type { DeclaredWord, DescribedNames, NameInfo } from './describe-names';

const demoFile = (name: string): string =>
  withSlashes(path.relative(ROOT, path.join(CODE_FOLDER, name)));

/**
 * Looks up a symbol, or a part of it, in the API reference.
 *
 * @param isAdded whether the symbol is a function that adds the part to a store
 */
export type LookUp = (
  symbol: string,
  part?: string,
  isAdded?: boolean,
) => { href?: string; summary?: string };

/**
 * The facts about the names in the code of pages, in the form that the browser reads.
 *
 * @param demos contents of the demos' files, by file name
 */
export function pageNamesOf(
  pages: readonly Page[],
  { infos, files, declarations }: DescribedNames,
  demos: ReadonlyMap<string, string>,
  lookUp: LookUp,
): PageNames {
  /** The facts by info and by their own text, because different infos can have equal facts. */
  const cache = new Map<number | string, NameFacts>();
  const addToCache = (info: number): NameFacts => {
    const created = factsOf(infos[info], lookUp);
    const text = JSON.stringify(created);
    const facts = cache.get(text) ?? created;
    cache.set(text, facts).set(info, facts);
    return facts;
  };
  /** The facts of an info, or null if they add nothing to the code. */
  const cachedFacts = (info: number | undefined): NameFacts | null => {
    if (info === undefined) return null;
    const facts = cache.get(info) ?? addToCache(info);
    return facts[0] || facts[1] ? facts : null;
  };
  const codes = new Map<string, (NameFacts | null)[]>();
  for (const page of pages) {
    const modules = modulesOf(page);
    for (const fence of page.fences) {
      const shown = shownDemo(fence.meta, fence.code, demos);
      const code = shown?.code ?? takeMarks(fence.code).code;
      const found =
        'declaration' in fence.meta.words
          ? infosOfDeclarations(code, declarations)
          : infosAt(
              code,
              shown
                ? positionsIn(files[demoFile(shown.file)], shown.lineOf)
                : positionsInFence(fence, modules, files),
            );
      const facts = found.map(cachedFacts);
      if (facts.some(Boolean)) codes.set(code, facts);
    }
  }
  return byName(codes);
}

/** The code of a fence that shows a demo's file or a diff to it, and maps the lines of the file to the code. */
function shownDemo(meta: FenceMeta, own: string, demos: ReadonlyMap<string, string>) {
  const { file, before } = shownFiles(meta);
  // A fence with its own code shows that code, and runs the file.
  if (!file || own) return undefined;
  const sourceOf = (name: string) => demos.get(name) ?? '';
  const source = sourceOf(file);
  const shown = codeOfFiles(meta, sourceOf);
  const demo = { file, code: shown, lineOf: (line: number) => line };
  if (!before) return demo;
  const { code, marks } = takeMarks(shown);
  const lines = source.split('\n');
  const shownLines = new Map<number, number>();
  let from = 0;
  for (const [i, text] of code.split('\n').entries()) {
    const line = marks.get(i + 1) === 'del' ? -1 : lines.indexOf(text, from);
    if (line < 0) continue;
    shownLines.set(line, i);
    from = line + 1;
  }
  return { ...demo, code, lineOf: (line: number) => shownLines.get(line) ?? -1 };
}

/** Groups the facts by name, because most names mean the same thing everywhere on a page. */
function byName(codes: ReadonlyMap<string, readonly (NameFacts | null)[]>): PageNames {
  const names = new Map<string, (NameFacts | null)[]>();
  const annotated = [...codes].map(([code, all]) => ({
    key: keyOf(code),
    words: [...code.matchAll(NAMES)].map(([name], i) => ({ name, facts: all[i] ?? null })),
  }));
  for (const { name, facts } of annotated.flatMap(({ words }) => words)) {
    const before = names.get(name) ?? [];
    if (!before.includes(facts)) names.set(name, [...before, facts]);
  }
  for (const [name, all] of names) if (all.every((facts) => !facts)) names.delete(name);
  return {
    names: Object.fromEntries(names),
    codes: Object.fromEntries(
      annotated.map(({ key, words }) => {
        const choices = words.flatMap(({ name, facts }) => {
          const all = names.get(name) ?? [];
          return all.length > 1 ? [all.indexOf(facts)] : [];
        });
        return [key, choices.slice(0, choices.findLastIndex(Boolean) + 1)];
      }),
    ),
  };
}

/** The index of the info of each name in declarations that Prettier printed. */
function infosOfDeclarations(
  code: string,
  declarations: DescribedNames['declarations'],
): (number | undefined)[] {
  return code.split('\n\n').flatMap((printed) => {
    const words = printed.match(NAMES) ?? [];
    const [, name = ''] = words;
    // Among overloads, this is the shortest one that contains all words.
    const [found] = (declarations[name] ?? [])
      .flatMap((declared) => alignedWith(words, declared) ?? [])
      .sort((a, b) => a.length - b.length);
    return words.map((_, i) => found?.infos[i]);
  });
}

/** The infos of printed words, if the declaration contains all of them in the same order. */
function alignedWith(words: readonly string[], declared: readonly DeclaredWord[]) {
  let next = 0;
  const infos: (number | undefined)[] = [];
  for (const word of words) {
    // In the package, one keyword declares several variables.
    if (word === 'const' && infos.length === 0) infos.push(undefined);
    else {
      while (next < declared.length && declared[next]?.[0] !== word) next += 1;
      if (next === declared.length) return undefined;
      infos.push(declared[next]?.[1]);
      next += 1;
    }
  }
  return { infos, length: declared.length };
}

/** The index of the info of each name in some code, by its position. */
const infosAt = (code: string, positions: Map<string, number>): (number | undefined)[] =>
  positions.size === 0
    ? []
    : [...code.matchAll(NAMES)].map(({ index }) => {
        const before = code.slice(0, index).split('\n');
        return positions.get(`${before.length - 1}:${before.at(-1)?.length}`);
      });

type FileNames = DescribedNames['files'][string];

/** The infos by position in a fence. Several fences can form one module. */
function positionsInFence(
  fence: Fence,
  modules: ReturnType<typeof modulesOf>,
  files: DescribedNames['files'],
): Map<string, number> {
  const module = modules.find(({ samples }) => samples.some(({ line }) => line === fence.line));
  return positionsIn(module && files[moduleFile(module.path)], (line) => {
    const source = module?.lines[line];
    return source?.sample.line === fence.line ? source.line - fence.line - 1 : -1;
  });
}

const positionsIn = (names: FileNames = [], lineOf: (line: number) => number) =>
  new Map(
    names.flatMap(([line, column, info]): [string, number][] => {
      const shown = lineOf(line);
      return shown < 0 ? [] : [[`${shown}:${column}`, info]];
    }),
  );

function factsOf(info: NameInfo | undefined, lookUp: LookUp): NameFacts {
  const { text = '', origin = '', symbol, part, addedBy } = info ?? {};
  const added = addedBy && lookUp(...addedBy, true);
  // The row of the function that adds a member explains it better than the type that declares it.
  const described = added?.href?.includes('#') || !symbol ? added : lookUp(symbol, part);
  const { href: address = info?.href, summary = info?.summary } = described ?? {};
  // The surrounding code shows what a type parameter belongs to.
  const href = text.startsWith(TYPE_PARAMETER) ? undefined : address;
  // The card itself adds the name of the documented package.
  const shownOrigin = origin === library.packageName && address ? '' : origin;
  const facts = [text, summary ?? '', shownOrigin, href ?? ''];
  while (facts.at(-1) === '') facts.pop();
  return facts as NameFacts;
}

/** Minimum number of repeated characters for sharing a fact, because every page loads all shared facts. */
const MIN_REPEATED = 100;

/** Moves facts that several files contain to a shared file. */
export function shareFacts(files: ReadonlyMap<string, PageNames>) {
  const counts = new Map<string, number>();
  for (const { names } of files.values()) {
    const texts = Object.values(names).flatMap((all) => all.map((facts) => JSON.stringify(facts)));
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: SharedFacts = {};
  const share = (facts: NameFacts | null | undefined) => {
    const text = JSON.stringify(facts);
    const repeated = ((counts.get(text) ?? 0) - 1) * text.length;
    if (!facts || repeated < MIN_REPEATED) return facts;
    const key = keyOf(text);
    shared[key] ??= facts;
    // Two facts can have the same key.
    return JSON.stringify(shared[key]) === text ? key : facts;
  };
  const own = [...files].map(([file, { names, codes }]): [string, NamesFile] => {
    const known = Object.entries(names).map(([name, all]) => [name, all.map(share)] as const);
    return [file, { names: sortedByValue(known), codes }];
  });
  return { shared: sortedByValue(Object.entries(shared)), files: new Map(own) };
}

/** An object with similar values next to each other, which makes the gzipped files 1 % smaller. */
function sortedByValue<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  const keyed = entries.map((entry) => ({ entry, text: JSON.stringify(entry[1]) }));
  keyed.sort((a, b) => Number(a.text > b.text) - Number(a.text < b.text));
  return Object.fromEntries(keyed.map(({ entry }) => entry));
}
