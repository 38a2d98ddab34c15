import type { Finding } from './compile';
import { type Extracted, SAMPLES_FOLDER } from './extract';
import type { Fence } from './fences';

/** Share of the samples that may go uncompiled. */
const MAX_UNCOMPILED = 0.03;

/** Generated pages print the package's own declarations, which the package itself has compiled. */
const isDeclaration = ({ page, nocheck }: Fence) =>
  page.startsWith('docs/docs/api/') && nocheck === 'a declaration';

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
export function checkSamples({ fences, modules }: Extracted, findings: Finding[]): Report {
  const problems: string[] = [];
  const seen = new Map<Fence, Set<string>>();
  const byPath = new Map(modules.map((sample) => [`${SAMPLES_FOLDER}/${sample.path}`, sample]));

  for (const { file, line, code, message } of findings) {
    const sample = byPath.get(file);
    const place = sample?.lines[line - 1] ?? sample?.lines.at(-1);
    if (!place) {
      problems.push(`${file || 'compiler options'}${line ? `:${line}` : ''}: ${code}: ${message}`);
    } else if (place.fence.expectedErrors.includes(code)) {
      seen.set(place.fence, (seen.get(place.fence) ?? new Set()).add(code));
    } else {
      problems.push(`${place.fence.page}:${place.line}: ${code}: ${message}`);
    }
  }
  for (const fence of fences) {
    const at = `${fence.page}:${fence.line}`;
    for (const code of fence.expectedErrors) {
      if (!seen.get(fence)?.has(code)) {
        problems.push(`${at}: the fence announces ${code}, but compiles without it.`);
      }
    }
    if (fence.nocheck === '') {
      problems.push(`${at}: "nocheck" needs a reason: nocheck="why this cannot be compiled".`);
    }
  }

  const declarations = fences.filter(isDeclaration).length;
  const demos = fences.filter(({ file }) => file !== undefined).length;
  const compiled = modules.flatMap((sample) => sample.fences);
  const samples = fences.length - declarations - demos;
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
