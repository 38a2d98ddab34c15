import { followExports, TOOLKIT_FILE } from './follow-toolkit';
import { markPure } from './pure';

/** Marks code that a published Angular package leaves for the application's build to finish. */
const NEEDS_LINKING = 'ɵɵngDeclare';

/**
 * Finishes one file of a published Angular package: Angular's official linker completes its
 * declarations, and what nobody uses can be left out by the minifier afterwards. The exports of the toolkit are
 * followed.
 */
export async function link(code: string, file: string): Promise<string> {
  const followed = TOOLKIT_FILE.test(file) ? followExports(code, file) : code;
  return markPure(code.includes(NEEDS_LINKING) ? await runLinker(followed, file) : followed);
}

/** The first half of `link`. */
export async function runLinker(code: string, file: string): Promise<string> {
  const [{ transformAsync }, { default: linker }] = await Promise.all([
    import('@babel/core'),
    import('@angular/compiler-cli/linker/babel'),
  ]);
  const result = await transformAsync(code, {
    filename: file,
    plugins: [linker],
    compact: false,
    configFile: false,
    babelrc: false,
  });
  if (!result?.code) throw new Error(`${file}: Angular's linker gave nothing back`);
  return result.code;
}
