import { FENCE_WORDS } from '../content/fence';
import type { Page } from '../content/page';
import { guess, type Problem } from '../lib/problems';

/**
 * Checks that every word after the language of a fence has a meaning.
 *
 * @param fenceWords words of plugins
 */
export function checkFenceWords({ file, fences }: Page, fenceWords: readonly string[]): Problem[] {
  const known = [...FENCE_WORDS, ...fenceWords];
  return fences.flatMap(({ meta, line, column }) =>
    Object.keys(meta.words)
      .filter((word) => !known.includes(word))
      .map((word) => ({
        file,
        line,
        column,
        message: `Unknown word "${word}" after the language of the fence.`,
        remedy: `Use ${known.join(', ')} or {1,3-4}.${guess(word, known)}`,
      })),
  );
}
