import { followExports, TOOLKIT_FILE } from './follow-toolkit';
import { markPure } from './pure';

/**
 * Matches the forms package. Edited components import its modules, so Angular's compiler in the browser must know their
 * content.
 */
const FORMS = /[\\/]@angular[\\/]forms[\\/]/;

/** Marks partially compiled code in published Angular packages. */
const NEEDS_LINKING = 'ɵɵngDeclare';

/**
 * Prepares one file of a published Angular package. Angular's official linker completes its declarations, unused code
 * becomes removable by the minifier, and the inspector can follow the toolkit's exports.
 */
export async function link(code: string, file: string): Promise<string> {
  const followed = TOOLKIT_FILE.test(file) ? followExports(code, file) : code;
  return markPure(code.includes(NEEDS_LINKING) ? await runLinker(followed, file) : followed);
}

/** Runs Angular's linker on one file. */
export async function runLinker(code: string, file: string): Promise<string> {
  const [{ transformAsync }, { default: linker }] = await Promise.all([
    import('@babel/core'),
    import('@angular/compiler-cli/linker/babel'),
  ]);
  const result = await transformAsync(code, {
    filename: file,
    plugins: [[linker, { linkerJitMode: FORMS.test(file) }]],
    compact: false,
    configFile: false,
    babelrc: false,
  });
  if (!result?.code) throw new Error(`${file}: Angular's linker returned no code.`);
  return result.code;
}
