import { type Doc, group, hardline, indent, join, line, softline } from './doc';
import { type Plan, TOOLKIT } from './plan';
import { block, call, fileOf, Imports, method } from './typescript';

/** Generates the type of the entity. */
export const entityFile = ({ names, fields }: Plan): Doc => [
  block(
    `export interface ${names.entity}`,
    'id: number;',
    ...fields.map(({ name, type }) => `${name}: ${type};`),
  ),
  hardline,
];

/** Generates the file that distinguishes development from production. */
export const environmentFile = (): Doc => [
  'export const environment = { production: false };',
  hardline,
];

/** Generates the data service with all six operations. */
export function serviceFile({ names }: Plan): Doc {
  const { entity, one, many, file } = names;
  const imports = new Imports();
  imports.use(`./${file}`, `type ${entity}`);
  const dataService = imports.use(TOOLKIT, 'type DataService');
  const client = imports.use('@angular/common/http', 'HttpClient');
  const injectable = imports.use('@angular/core', 'Injectable');
  const inject = imports.use('@angular/core', 'inject');
  const first = imports.use('rxjs', 'firstValueFrom');
  const request = (method: string, type: string, ...args: Doc[]) =>
    call(first, call(`this.#http.${method}${type}`, ...args));
  const returned = (doc: Doc): Doc => ['return ', doc, ';'];
  const url = (id: string) => `\`\${API}/\${${id}}\``;
  const operations = [
    block(`load(): Promise<${entity}[]>`, returned(request('get', `<${entity}[]>`, 'API'))),
    method(
      'loadById',
      'id: number | string',
      `Promise<${entity}>`,
      returned(request('get', `<${entity}>`, url('id'))),
    ),
    method(
      'create',
      `${one}: ${entity}`,
      `Promise<${entity}>`,
      returned(request('post', `<${entity}>`, 'API', one)),
    ),
    method(
      'update',
      `${one}: ${entity}`,
      `Promise<${entity}>`,
      returned(request('put', `<${entity}>`, url(`${one}.id`), one)),
    ),
    method(
      'updateAll',
      `all: ${entity}[]`,
      `Promise<${entity}[]>`,
      'return Promise.all(all.map((one) => this.update(one)));',
    ),
    method('async delete', `{ id }: ${entity}`, 'Promise<void>', [
      'await ',
      request('delete', '', url('id')),
      ';',
    ]),
  ];
  const members = [`readonly #http = ${inject}(${client});`, ...operations];
  const head = group(
    `export class ${entity}Service implements ${dataService}<`,
    indent(softline, `${entity},`, line, 'Record<string, never>'),
    softline,
    '>',
  );
  return fileOf(imports, `const API = '/api/${many}';`, [
    `@${injectable}({ providedIn: 'root' })`,
    hardline,
    block(head, ...join('', members)),
  ]);
}
