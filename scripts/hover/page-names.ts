import path from 'node:path';
import { keyOf, NAMES, type NameFacts, type PageNames } from '../../theme/api/SymbolCard/names';
import { DEMOS_FOLDER } from '../content/content';
import { demoFileOf } from '../content/demos';
import { type Fence, takeMarks } from '../content/fence';
import type { Page } from '../content/page';
import { ROOT, withSlashes } from '../lib/paths';
import { samplesOf, toModules } from '../samples/modules';
import { moduleFile } from '../samples/sources';
import type { DescribedNames, NameInfo } from './describe-names';

/** A demo's file, as a path below the project. */
const demoFile = (name: string): string =>
  withSlashes(path.relative(ROOT, path.join(DEMOS_FOLDER, name)));

/**
 * What is known of the names in the code of pages, as the browser looks it up.
 *
 * @param demos contents of the demos' files, by file name
 * @param hrefOf path of a symbol's page
 */
export function namesIn(
  pages: readonly Page[],
  { infos, files }: DescribedNames,
  demos: ReadonlyMap<string, string>,
  hrefOf: (symbol: string) => string | undefined,
): PageNames {
  const facts: NameFacts[] = [];
  const places = new Map<number, number>();
  const placeOf = (info: number) => {
    const place = places.get(info) ?? facts.push(factsOf(infos[info], hrefOf));
    places.set(info, place);
    return place;
  };
  const codes: PageNames['codes'] = {};
  for (const page of pages) {
    const modules = toModules(samplesOf(page));
    for (const fence of page.fences) {
      const demo = fence.meta.file && demoFileOf(fence.meta.file);
      const { code } = takeMarks(demo ? (demos.get(demo) ?? '').trimEnd() : fence.code);
      const spots = demo
        ? spotsIn(files[demoFile(demo)], (line) => line)
        : spotsOfFence(fence, modules, files);
      if (spots.size === 0) continue;
      codes[keyOf(code)] = [...code.matchAll(NAMES)].map(({ index }) => {
        const before = code.slice(0, index).split('\n');
        const info = spots.get(`${before.length - 1}:${before.at(-1)?.length}`);
        return info === undefined ? 0 : placeOf(info);
      });
    }
  }
  return { facts, codes };
}

type Spots = DescribedNames['files'][string];

/** Which info is at which line and column of a fence; several fences can be one module. */
function spotsOfFence(
  fence: Fence,
  modules: ReturnType<typeof toModules>,
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

function factsOf(
  info: NameInfo | undefined,
  hrefOf: (symbol: string) => string | undefined,
): NameFacts {
  const { text = '', summary = '', origin = '', symbol, href } = info ?? {};
  const facts = [text, summary, origin, (symbol && hrefOf(symbol)) ?? href ?? ''];
  while (facts.at(-1) === '') facts.pop();
  return facts as NameFacts;
}
