import { type EsmNode, EXPRESSION, type JsxAttribute, type JsxNode } from './hast';

/**
 * Code of a page that is worth a file of its own, in characters of HTML for all blocks: about 1.5 kB
 * gzipped. Below it, a name in the first load and one more request cost more than they save.
 */
export const OWN_FILE_FROM = 6000;

/** The export of a page that loads its code; `theme/runtime/routes` calls it. */
const LOAD = 'loadCode';

/** A module without a file, that has the HTML of all code blocks of a page. */
function dataModule(blocks: string[]): string {
  const code = `export default ${JSON.stringify(blocks)}`;
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

const program = (...body: object[]) => ({ type: 'Program', sourceType: 'module', body });
const identifier = (name: string) => ({ type: 'Identifier', name });

/** `export const loadCode = () => import('data:…')` */
export const loadCodeExport = (blocks: string[]): EsmNode => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ExportNamedDeclaration',
      specifiers: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: identifier(LOAD),
            init: {
              type: 'ArrowFunctionExpression',
              params: [],
              expression: true,
              body: {
                type: 'ImportExpression',
                source: { type: 'Literal', value: dataModule(blocks) },
              },
            },
          },
        ],
      },
    }),
  },
});

const sourceAttribute = (): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name: 'source',
  value: {
    type: EXPRESSION,
    value: LOAD,
    data: {
      estree: program({ type: 'ExpressionStatement', expression: identifier(LOAD) }),
    },
  },
});

/** Writes into a code block where its code is, in place of the code. */
export function pointToSource(block: JsxNode, index: number): void {
  block.attributes = block.attributes.filter(({ name }) => name !== 'html');
  block.attributes.push(sourceAttribute(), {
    type: 'mdxJsxAttribute',
    name: 'index',
    value: String(index),
  });
}
