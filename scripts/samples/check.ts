import type { Finding } from './compile';
import { type Extracted, SAMPLES_FOLDER } from './extract';
import type { Sample } from './samples';

/** Share of the samples that may go uncompiled. */
const MAX_UNCOMPILED = 0.03;

/** How many characters of code stand side by side, between both sidebars, in a window of 1280 px. */
const COLUMNS = 80;

/** Lines that are as long as they are: imports of one name cannot be broken, and marks are not shown. */
const UNBREAKABLE = / from '[^']+';$/;
const MARK = /\s*\/\/ \[!code [^\]]*\]\s*$/;

export interface Report {
  /** One line for each mistake, with page, line and what to do. */
  problems: string[];
  counts: {
    samples: number;
    compiled: number;
    /** Compiled samples that show an error on purpose. */
    deliberateErrors: number;
    uncompiled: number;
    /** Fences whose code stands in a demo and is compiled there. */
    demos: number;
    /** Signatures on generated pages. */
    declarations: number;
  };
}

/** Compares what the compiler found with what the pages announce. */
export function checkSamples({ samples: all, modules }: Extracted, findings: Finding[]): Report {
  const problems: string[] = [];
  const seen = new Map<Sample, Set<string>>();
  const byPath = new Map(modules.map((module) => [`${SAMPLES_FOLDER}/${module.path}`, module]));

  for (const { file, line, code, message } of findings) {
    const lines = byPath.get(file)?.lines;
    const place = lines?.[line - 1] ?? lines?.at(-1);
    if (!place) {
      problems.push(`${file || 'compiler options'}${line ? `:${line}` : ''}: ${code}: ${message}`);
    } else if (place.sample.expectedErrors.includes(code)) {
      seen.set(place.sample, (seen.get(place.sample) ?? new Set()).add(code));
    } else {
      problems.push(`${place.sample.page}:${place.line}: ${code}: ${message}`);
    }
  }
  for (const sample of all) {
    const at = `${sample.page}:${sample.line}`;
    for (const code of sample.expectedErrors) {
      if (!seen.get(sample)?.has(code)) {
        problems.push(`${at}: the fence announces ${code}, but compiles without it.`);
      }
    }
    if (sample.nocheck === '') {
      problems.push(`${at}: "nocheck" needs a reason: nocheck="why this cannot be compiled".`);
    }
    for (const [index, line] of sample.code.split('\n').entries()) {
      const { length } = line.replace(MARK, '');
      if (length <= COLUMNS || UNBREAKABLE.test(line) || sample.declaration) continue;
      problems.push(
        `${sample.page}:${sample.line + 1 + index}: ${length} characters; readers see ${COLUMNS} ` +
          'without scrolling. Break the line as Prettier does.',
      );
    }
  }

  const declarations = all.filter(({ declaration }) => declaration).length;
  const demos = all.filter(({ file }) => file !== undefined).length;
  const compiled = modules.flatMap((module) => module.samples);
  const samples = all.length - declarations - demos;
  const uncompiled = samples - compiled.length;
  if (samples > 0 && uncompiled / samples >= MAX_UNCOMPILED) {
    problems.push(
      `${uncompiled} of ${samples} samples are not compiled; ${MAX_UNCOMPILED * 100} % is too many. ` +
        'Make some of the fences with "nocheck" compile.',
    );
  }
  return {
    problems: [...new Set(problems)],
    counts: {
      samples,
      compiled: compiled.length,
      deliberateErrors: compiled.filter(({ expectedErrors }) => expectedErrors.length > 0).length,
      uncompiled,
      demos,
      declarations,
    },
  };
}
