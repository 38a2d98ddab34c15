import { type Doc, hardline, indent } from './doc';
import { hasDraft, type Plan, TOOLKIT, valuesOf } from './plan';
import { template } from './template';
import { block, fileOf, Imports, object } from './typescript';

/** Generates a component that uses every part of the store. */
export function componentFile(plan: Plan): Doc {
  const { on, names } = plan;
  const { entity, list, file, listFile } = names;
  const imports = new Imports();
  const component = imports.use('@angular/core', 'Component');
  const inject = imports.use('@angular/core', 'inject');
  const store = imports.use(`./${file}-store`, `${entity}Store`);
  const members: Doc[] = [
    `protected readonly store = ${inject}(${store});`,
    addMethod(plan, imports),
  ];
  const clears = on.has('undo') && on.has('callState');
  if (clears || on.has('service')) {
    const call = on.has('service')
      ? 'await this.run(this.store.load());'
      : 'await this.store.load();';
    const clear = clears
      ? [
          "// Undo covers the user's changes, but not loading.",
          `${imports.use(TOOLKIT, 'clearUndoRedo')}(this.store);`,
        ]
      : [];
    members.push(block('protected async load(): Promise<void>', call, ...clear));
  }
  if (on.has('service'))
    members.push(
      block('protected async run(request: Promise<void>): Promise<void>', [
        block('try', 'await request;'),
        block(' catch', '// The store keeps the error, and the template shows it.'),
      ]),
    );
  const html = ['template: `', indent(hardline, template(plan)), hardline, '`'];
  return fileOf(imports, [
    `@${component}(`,
    object(`selector: 'app-${listFile}'`, html),
    ')',
    hardline,
    block(`export class ${list}`, ...members.flatMap((one, at) => (at ? ['', one] : [one]))),
  ]);
}

/** Generates the method that adds an entity, with the id of the backend if there is one. */
function addMethod(plan: Plan, imports: Imports): Doc {
  const { on, names } = plan;
  const { entity, file } = names;
  const isSent = on.has('mutations') || on.has('service');
  const id = `id: ${isSent ? '0' : 'Date.now()'}`;
  if (!hasDraft(plan)) imports.use(`./${file}`, `type ${entity}`);
  const added = hasDraft(plan)
    ? `const added = { ${id}, ...this.store.draft() };`
    : [`const added: ${entity} = `, object(id, ...valuesOf(plan)), ';'];
  if (on.has('mutations'))
    return block(
      'protected async add(): Promise<void>',
      added,
      `await this.store.create${entity}(added);`,
    );
  if (on.has('service'))
    return block(
      'protected async add(): Promise<void>',
      added,
      'await this.run(this.store.create(added));',
    );
  return block('protected add(): void', added, 'this.store.add(added);');
}
