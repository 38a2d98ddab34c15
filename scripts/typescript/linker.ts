import { parseExpressionAt } from 'acorn';

/** Angular's compiler in the browser must know the content of these modules, which edited components import. */
const FORMS = /[\\/]@angular[\\/]forms[\\/]/;

/** Matches the start of a declaration that the linker has to complete, such as `i0.ɵɵngDeclareFactory(`. */
const DECLARATION = /\b(\w+)\.ɵɵngDeclare\w+\(/g;

/** Precedes each declaration in the code that the linker gets. */
const TARGET = 'ɵlinked = ';

/**
 * Completes the declarations in one file of a published package with Angular's official linker. Babel gets only the
 * declarations, because it would take seconds to read and print the rest.
 */
export async function linkDeclarations(code: string, file: string): Promise<string> {
  const found = [...code.matchAll(DECLARATION)].map(({ 1: namespace = '', index }) => {
    const { end } = parseExpressionAt(code, index, { ecmaVersion: 'latest' });
    return { namespace, start: index, end };
  });
  if (found.length === 0) return code;
  const imports = new Set(
    found.map(({ namespace }) => `import * as ${namespace} from '@angular/core';\n`),
  );
  const declarations = found.map(({ start, end }) => `${TARGET}${code.slice(start, end)};\n`);
  const linked = await transform([...imports, ...declarations].join(''), file);
  // Constants that several declarations share come first.
  const [constants = '', ...completed] = linked.split(TARGET);
  if (completed.length !== found.length) {
    throw new Error(`${file}: Angular's linker did not complete every declaration.`);
  }
  const parts = [constants.replace(/^import .*\n?/gm, '')];
  let position = 0;
  for (const [i, { start, end }] of found.entries()) {
    parts.push(code.slice(position, start), completed[i]?.trim().replace(/;$/, '') ?? '');
    position = end;
  }
  return parts.join('') + code.slice(position);
}

async function transform(code: string, file: string): Promise<string> {
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
