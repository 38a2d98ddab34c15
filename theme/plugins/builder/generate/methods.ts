import {
  type Doc,
  flatParentheses,
  group,
  hardline,
  indent,
  line,
  softline,
  trailingComma,
} from './doc';
import {
  ENTITIES,
  hasDraft,
  listChange,
  listOf,
  listWith,
  loadsItself,
  type Plan,
  patch,
  TOOLKIT,
} from './plan';
import { block, call, hug, type Imports, method, object } from './typescript';

const CHANGED: Doc = 'one.id === id ? { ...one, ...changes } : one';

/** Generates the store's own methods. */
export function methodsOf(plan: Plan, imports: Imports): Doc[] {
  const { on, names } = plan;
  const { entity, one, many } = names;
  const list = listOf(plan);
  const change = (name: string, ...changes: Doc[]) => patch(plan, imports, name, ...changes);
  const entities = (name: string, argument: string) =>
    `${imports.use(ENTITIES, name)}(${argument})`;
  const state = list === 'value' ? 'state.value?' : `state.${list}`;
  const methods: Doc[] = [];

  if (loadsItself(plan)) {
    const [loading, loaded, error] = ['setLoading', 'setLoaded', 'setError'].map((name) =>
      imports.use(TOOLKIT, name),
    );
    const first = imports.use('rxjs', 'firstValueFrom');
    const get = call(`http.get<${entity}[]>`, `'/api/${many}'`);
    const all =
      list === 'entities' ? entities('setAllEntities', 'response') : `{ ${many}: response }`;
    methods.push(
      block('async load(): Promise<void>', change('load', `${loading}()`), [
        block(
          'try',
          ['const response = await ', call(first, get), ';'],
          change('loaded', all, `${loaded}()`),
        ),
        block(' catch (error)', change('load failed', `${error}(error)`)),
      ]),
    );
  }
  if (on.has('resource')) methods.push(block('reload(): void', 'store._reload();'));
  if (!on.has('service') && !on.has('mutations')) {
    const added =
      list === 'entities' ? entities('addEntity', one) : listChange(list, listWith(list, one));
    methods.push(method('add', `${one}: ${entity}`, 'void', change('add', added)));
  }
  const changed =
    list === 'entities'
      ? entities('updateEntity', '{ id, changes }')
      : listChange(list, [`${state}.map((one) =>`, indent(hardline, CHANGED, ','), hardline, ')']);
  methods.push(
    block(`change(id: number, changes: Partial<${entity}>): void`, change('change', changed)),
  );
  if (!on.has('service')) {
    const removed =
      list === 'entities'
        ? entities('removeEntity', 'id')
        : listChange(list, call(`${state}.filter`, '(one) => one.id !== id'));
    methods.push(block('remove(id: number): void', change('remove', removed)));
  }
  if (hasDraft(plan))
    methods.push(
      block(
        `setDraft(changes: Partial<Omit<${entity}, 'id'>>): void`,
        change('draft', ['({ draft }) => (', object('draft: { ...draft, ...changes }'), ')']),
      ),
    );
  if (on.has('pagination'))
    methods.push(
      block(
        'goTo(page: number): void',
        change('page', `${imports.use(TOOLKIT, 'gotoPage')}(page)`),
      ),
    );
  return methods;
}

/** Generates mutations that create and save an entity. */
export function mutationsOf(plan: Plan, imports: Imports): Doc[] {
  const { entity, one, many } = plan.names;
  const list = listOf(plan);
  const isEntities = list === 'entities';
  const mutation = imports.use(TOOLKIT, 'httpMutation');
  const build = (name: string, method: string, url: string, success: Doc) => [
    `${name}${entity}: `,
    hug(
      mutation,
      object(
        [
          `request: (${one}: ${entity}) => (`,
          object(`url: ${url}`, `method: '${method}'`, `body: ${one}`),
          ')',
        ],
        `parse: (response) => response as ${entity}`,
        block(`onSuccess: (${one}) =>`, success),
      ),
    ),
  ];
  const created = isEntities
    ? `${imports.use(ENTITIES, 'addEntity')}(${one})`
    : listChange(list, listWith(list, one));
  const saved = isEntities
    ? `${imports.use(ENTITIES, 'setEntity')}(${one})`
    : listChange(
        list,
        group(
          `state.${list}${list === 'value' ? '?' : ''}.map((one) =>`,
          indent(line, flatParentheses(`one.id === ${one}.id ? ${one} : one`), trailingComma),
          softline,
          ')',
        ),
      );
  return [
    build('create', 'POST', `'/api/${many}'`, patch(plan, imports, 'created', created)),
    build('save', 'PUT', `\`/api/${many}/\${${one}.id}\``, patch(plan, imports, 'saved', saved)),
  ];
}
