import type { Field } from '../names';
import { code, object } from './code';
import { hasDraft, isSent, listOf, type Plan, type Template, valuesOf } from './templates';

/** Generates a component that uses every part of the store. */
export function component(plan: Plan, parts: readonly Template[]): string {
  const { on, names } = plan;
  const { entity, list, listFile } = names;
  const hasService = on.has('service');
  const clears = on.has('undo') && on.has('callState');
  const load = code`
    protected async load(): Promise<void> {
      await ${hasService ? 'this.run(this.store.load())' : 'this.store.load()'};
      ${clears && "// Undo covers the user's changes, but not loading.\n§clearUndoRedo(this.store);"}
    }`;
  const run = code`
    protected async run(request: Promise<void>): Promise<void> {
      try {
        await request;
      } catch {
        // The store keeps the error, and the template shows it.
      }
    }`;
  const members = [addMethod(plan), (clears || hasService) && load, hasService && run];
  return code`
    @§Component({
      selector: 'app-${listFile}',
      template: \`
        ${html(plan, parts)}
      \`,
    })
    export class ${list} {
      protected readonly store = §inject(§${entity}Store);

      ${members.filter(Boolean).join('\n\n')}
    }`;
}

/** Generates the method that adds an entity, with the id of the backend if there is one. */
function addMethod(plan: Plan): string {
  const { on, names } = plan;
  const id = `id: ${isSent(plan) ? '0' : 'Date.now()'}`;
  const added = hasDraft(plan)
    ? `const added = { ${id}, ...this.store.draft() };`
    : `const added: §${names.entity} = {\n${[id, ...valuesOf(plan)].map((value) => `  ${value},\n`).join('')}};`;
  const call = on.has('mutations')
    ? `await this.store.create${names.entity}(added);`
    : on.has('service')
      ? 'await this.run(this.store.create(added));'
      : 'this.store.add(added);';
  return code`
    protected ${isSent(plan) ? 'async add(): Promise<void>' : 'add(): void'} {
      ${added}
      ${call}
    }`;
}

const bound = (name: string, expression: string) => `${name}="«⇥${expression}⇤»"`;

/** Generates an element whose content is on one line if it fits. */
const element = (tag: string, attributes: readonly string[], content: string) => {
  const listed = attributes.length > 0 ? `⇥ ${attributes.join('¦')}⇤` : '';
  return `««<${tag}${listed}>»⇥${content}⇤</${tag}>»`;
};

/** Generates an element with its children on separate lines. */
const parent = (tag: string, children: readonly string[]) =>
  children.length === 1 && !children[0]?.includes('\n')
    ? element(tag, [], children.join())
    : code`
        <${tag}>
          ${children.join('\n')}
        </${tag}>`;

const control = (head: string, ...content: string[]) => code`
  ${head} {
    ${content.join('\n')}
  }`;

const button = (label: string, click: string, disabled?: string) =>
  element(
    'button',
    [
      'type="button"',
      ...(disabled ? [bound('[disabled]', disabled)] : []),
      bound('(click)', click),
    ],
    label,
  );

const labelOf = (name: string) => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** The attributes of inputs: the type, the property with the value, and its name when it changes. */
const INPUTS = {
  string: ['', 'value', 'value'],
  number: ['type="number"', 'value', 'valueAsNumber'],
  boolean: ['type="checkbox"', 'checked', 'checked'],
} as const;

/** Generates a labeled input that changes a field. */
function fieldInput({ name, type }: Field, owner: string, change: (value: string) => string) {
  const [attribute, property, changed] = INPUTS[type];
  const attributes = [
    `#${name}Input`,
    ...(attribute ? [attribute] : []),
    bound(`[${property}]`, `${owner}.${name}`),
    bound('(change)', change(object(`${name}: ${name}Input.${changed}`))),
  ];
  const input = `«<input⇥ ${attributes.join('¦')} ⇤/>»`;
  return parent('label', type === 'boolean' ? [input, labelOf(name)] : [labelOf(name), input]);
}

function html(plan: Plan, parts: readonly Template[]): string {
  const { on, names, fields } = plan;
  const { item, items } = names;
  const list = listOf(plan);
  const inputsOf = (owner: string, change: (value: string) => string) =>
    fields.map((field) => fieldInput(field, owner, change));

  const buttons = parts.flatMap((part) => part.buttons ?? []).map((args) => button(...args));
  const errors = parts
    .flatMap((part) => part.errors ?? [])
    .map(([condition, text]) =>
      control(`@if (${condition})`, element('p', ['role="alert"'], `{{ ${text} }}`)),
    );
  const save = on.has('mutations')
    ? `store.save${names.entity}(${item})`
    : on.has('service') && `run(store.update(${item}))`;
  const remove = on.has('service') ? `run(store.delete(${item}))` : `store.remove(${item}.id)`;
  const shown = on.has('pagination') ? 'selectedPageEntities' : list;
  const page = 'store.currentPage()';
  const pages = parent('p', [
    button('Previous', `store.goTo(${page} - 1)`, `${page} === 0`),
    `Page {{ ${page} + 1 }} of {{ store.pageCount() }}`,
    button('Next', `store.goTo(${page} + 1)`, `${page} + 1 >= store.pageCount()`),
  ]);
  const rows = parent('ul', [
    control(
      `@for («⇥${item} of store.${shown}();¦track ${item}.id⇤»)`,
      parent('li', [
        ...inputsOf(item, (changes) => `store.change(${item}.id, ${changes})`),
        ...(save ? [button('Save', save)] : []),
        button('Remove', remove),
      ]),
    ),
  ]);
  return [
    parent('p', [button('Add', 'add()'), ...buttons]),
    ...(hasDraft(plan)
      ? [
          parent(
            'p',
            inputsOf('store.draft()', (changes) => `store.setDraft(${changes})`),
          ),
        ]
      : []),
    ...errors,
    control(
      `@if (store.${list}()${list === 'value' ? '?' : ''}.length)`,
      rows,
      ...(on.has('pagination') ? [pages] : []),
    ),
  ]
    .join('\n')
    .concat(` @else {\n  ${element('p', [], `No ${items} yet.`)}\n}`);
}
