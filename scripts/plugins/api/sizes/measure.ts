import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Node, parse } from 'acorn';
import { build, type Plugin, transform } from 'esbuild';
import { linkDeclarations } from '../../../typescript/linker';

/**
 * Measures the size of each symbol in an application that imports nothing else from the package. The code is linked,
 * built for production, minified and compressed. Other packages (Angular, NgRx, RxJS) are not included.
 * @param specifier import specifier of the entry point
 * @param code file of the entry point
 * @returns bytes by name
 */
export async function measure(
  specifier: string,
  code: string,
  names: readonly string[],
): Promise<Record<string, number>> {
  const plugin = await linkedPackage(specifier, code);
  const sizes: Record<string, number> = {};
  for (const name of names) {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from '${specifier}';`, resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      define: { ngDevMode: 'false', ngServerMode: 'false', ngJitMode: 'false' },
      plugins: [plugin],
    });
    // The TypeScript loader also removes unused imports.
    const { code: text } = await transform(outputFiles[0]?.text ?? '', {
      loader: 'ts',
      minify: true,
    });
    sizes[name] = gzipSync(text, { level: 9 }).length;
  }
  return sizes;
}

const PURE = '/* @__PURE__ */';

/** Prepares the package like Angular's own build: links it, and makes unused classes removable. */
async function linkedPackage(specifier: string, code: string): Promise<Plugin> {
  const contents = markSideEffectFree(await linkDeclarations(await readFile(code, 'utf8'), code));
  return {
    name: 'linked-package',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path }) => ({
        path: path === specifier ? code : path,
        external: path !== specifier,
        sideEffects: false,
      }));
      build.onLoad({ filter: /\.mjs$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/**
 * Marks static blocks and calls at the top level as free of side effects, as Angular's build does. Otherwise, unused
 * code would not be removed.
 */
export function markSideEffectFree(code: string): string {
  const insertions: [position: number, text: string][] = [];
  const insert = (position: number, text: string) => insertions.push([position, text]);
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    if (statement.type === 'ClassDeclaration') {
      const { name } = statement.id;
      insert(statement.start, `const ${name} = ${PURE} (() => { `);
      insert(statement.end, ` return ${name}; })();`);
    }
    if (statement.type === 'VariableDeclaration') {
      for (const call of callsIn(statement)) insert(call.start, `${PURE} `);
    }
  }
  const parts: string[] = [];
  let end = code.length;
  for (const [position, text] of insertions.sort(([a], [b]) => b - a)) {
    parts.unshift(text, code.slice(position, end));
    end = position;
  }
  return code.slice(0, end) + parts.join('');
}

/** The calls that run when a node is evaluated. */
function callsIn(node: Node): Node[] {
  if (/Function|Class/.test(node.type)) return [];
  const calls = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return /^(?:Call|New)Expression$/.test(node.type) ? [node, ...calls] : calls;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
