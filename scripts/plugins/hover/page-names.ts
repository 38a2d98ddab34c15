import path from 'node:path';
import { library } from '../../../theme/config/library';
import {
  keyOf,
  NAMES,
  type NameFacts,
  type PageNames,
} from '../../../theme/plugins/hover/SymbolCard/names';
import { codeDiff } from '../../content/code-diff';
import { type Fence, type FenceMeta, takeMarks } from '../../content/fence';
import type { Page } from '../../content/page';
import { ROOT, withSlashes } from '../../lib/paths';
import { DEMOS_FOLDER, demoFileOf, withoutChecks } from '../demos';
import { moduleFile, modulesOf } from '../samples';
import { TYPE_PARAMETER } from './declaration-text';
import type { DeclaredWord } from './declared-words';
import type { DescribedNames, NameInfo } from './describe-names';

/** A demo's file, as a path below the project. */
const demoFile = (name: string): string =>
  withSlashes(path.relative(ROOT, path.join(DEMOS_FOLDER, name)));

/**
 * What the reference says of a symbol, or of a part of it.
 *
 * @param isAdded whether the part is a member that the symbol, a function, adds to a store
 */
export type About = (
  symbol: string,
  part?: string,
  isAdded?: boolean,
) => { href?: string; summary?: string };

/**
 * What is known of the names in the code of pages, as the browser looks it up.
 *
 * @param demos contents of the demos' files, by file name
 */
export function namesIn(
  pages: readonly Page[],
  { infos, files, declarations }: DescribedNames,
  demos: ReadonlyMap<string, string>,
  about: About,
): PageNames {
  /** What is said, by the info and by its own text: different infos can say the same. */
  const known = new Map<number | string, NameFacts>();
  const knownOf = (info: number): NameFacts => {
    const made = factsOf(infos[info], about);
    const text = JSON.stringify(made);
    const facts = known.get(text) ?? made;
    known.set(text, facts).set(info, facts);
    return facts;
  };
  /** What an info says; null where that is nothing that the code does not say. */
  const sayingOf = (info: number | undefined): NameFacts | null => {
    if (info === undefined) return null;
    const facts = known.get(info) ?? knownOf(info);
    return facts[0] || facts[1] ? facts : null;
  };
  const codes = new Map<string, (NameFacts | null)[]>();
  for (const page of pages) {
    const modules = modulesOf(page);
    for (const fence of page.fences) {
      const shown = shownDemo(fence.meta, fence.code, demos);
      const code = shown?.code ?? takeMarks(fence.code).code;
      const found = fence.meta.declaration
        ? namesOfDeclarations(code, declarations)
        : namesAtSpots(
            code,
            shown
              ? spotsIn(files[demoFile(shown.file)], shown.lineOf)
              : spotsOfFence(fence, modules, files),
          );
      const said = found.map(sayingOf);
      if (said.some(Boolean)) codes.set(code, said);
    }
  }
  return byName(codes);
}

/** The code of a fence that shows a demo's file, or what changes to it, and where the file's lines stand there. */
function shownDemo({ file, before }: FenceMeta, own: string, demos: ReadonlyMap<string, string>) {
  // A fence with code of its own shows that, and runs the file.
  if (!file || own) return undefined;
  const sourceOf = (name: string) => demos.get(demoFileOf(name)) ?? '';
  const source = sourceOf(file);
  const demo = { file: demoFileOf(file), code: source.trimEnd(), lineOf: (line: number) => line };
  if (!before) return demo;
  const { code, marks } = takeMarks(
    codeDiff(withoutChecks(sourceOf(before)), withoutChecks(source)),
  );
  const lines = source.split('\n');
  const places = new Map<number, number>();
  let from = 0;
  for (const [at, text] of code.split('\n').entries()) {
    const line = marks.get(at + 1) === 'del' ? -1 : lines.indexOf(text, from);
    if (line < 0) continue;
    places.set(line, at);
    from = line + 1;
  }
  return { ...demo, code, lineOf: (line: number) => places.get(line) ?? -1 };
}

/** What codes say of their names, by name: most stand for one thing on all of a page. */
function byName(codes: ReadonlyMap<string, readonly (NameFacts | null)[]>): PageNames {
  const names = new Map<string, (NameFacts | null)[]>();
  const said = [...codes].map(([code, all]) => ({
    key: keyOf(code),
    words: [...code.matchAll(NAMES)].map(([name], at) => ({ name, facts: all[at] ?? null })),
  }));
  for (const { name, facts } of said.flatMap(({ words }) => words)) {
    const before = names.get(name) ?? [];
    if (!before.includes(facts)) names.set(name, [...before, facts]);
  }
  for (const [name, all] of names) if (all.every((facts) => !facts)) names.delete(name);
  return {
    names: Object.fromEntries(names),
    codes: Object.fromEntries(
      said.map(({ key, words }) => {
        const choices = words.flatMap(({ name, facts }) => {
          const all = names.get(name) ?? [];
          return all.length > 1 ? [all.indexOf(facts)] : [];
        });
        return [key, choices.slice(0, choices.findLastIndex(Boolean) + 1)];
      }),
    ),
  };
}

/** Which info is about each name of a code that shows declarations, as Prettier has printed them. */
function namesOfDeclarations(
  code: string,
  declarations: DescribedNames['declarations'],
): (number | undefined)[] {
  return code.split('\n\n').flatMap((printed) => {
    const words = printed.match(NAMES) ?? [];
    const [, name = ''] = words;
    // Of overloads, it is the shortest that has all the words.
    const [found] = (declarations[name] ?? [])
      .flatMap((declared) => alignedWith(words, declared) ?? [])
      .sort((a, b) => a.length - b.length);
    return words.map((_, at) => found?.infos[at]);
  });
}

/** The infos about printed words, which stand in a declaration in the same order; undefined where some do not. */
function alignedWith(words: readonly string[], declared: readonly DeclaredWord[]) {
  let at = 0;
  const infos: (number | undefined)[] = [];
  for (const word of words) {
    // Variables are declared with one keyword for several.
    if (word === 'const' && infos.length === 0) infos.push(undefined);
    else {
      while (at < declared.length && declared[at]?.[0] !== word) at += 1;
      if (at === declared.length) return undefined;
      infos.push(declared[at]?.[1]);
      at += 1;
    }
  }
  return { infos, length: declared.length };
}

/** Which info is about each name of a code, by the line and column where it stands. */
const namesAtSpots = (code: string, spots: Map<string, number>): (number | undefined)[] =>
  spots.size === 0
    ? []
    : [...code.matchAll(NAMES)].map(({ index }) => {
        const before = code.slice(0, index).split('\n');
        return spots.get(`${before.length - 1}:${before.at(-1)?.length}`);
      });

type Spots = DescribedNames['files'][string];

/** Which info is at which line and column of a fence; several fences can be one module. */
function spotsOfFence(
  fence: Fence,
  modules: ReturnType<typeof modulesOf>,
  files: DescribedNames['files'],
): Map<string, number> {
  const module = modules.find(({ samples }) => samples.some(({ line }) => line === fence.line));
  return spotsIn(module && files[moduleFile(module.path)], (line) => {
    const place = module?.lines[line];
    return place?.sample.line === fence.line ? place.line - fence.line - 1 : -1;
  });
}

const spotsIn = (spots: Spots = [], lineOf: (line: number) => number) =>
  new Map(
    spots.flatMap(([line, column, info]): [string, number][] => {
      const shown = lineOf(line);
      return shown < 0 ? [] : [[`${shown}:${column}`, info]];
    }),
  );

function factsOf(info: NameInfo | undefined, about: About): NameFacts {
  const { text = '', origin = '', symbol, part, addedBy } = info ?? {};
  const added = addedBy && about(...addedBy, true);
  // A type that a member stands in says less of it than the function that adds it, if that has a row for it.
  const described = added?.href?.includes('#') || !symbol ? added : about(symbol, part);
  const { href: place = info?.href, summary = info?.summary } = described ?? {};
  // What a type parameter belongs to stands around it.
  const href = text.startsWith(TYPE_PARAMETER) ? undefined : place;
  // The card knows it.
  const from = origin === library.packageName && place ? '' : origin;
  const facts = [text, summary ?? '', from, href ?? ''];
  while (facts.at(-1) === '') facts.pop();
  return facts as NameFacts;
}
