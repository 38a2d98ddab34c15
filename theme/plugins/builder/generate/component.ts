import { capitalized, FIELD_TYPES, type Field, words } from '../names';
import { code } from './code';
import { isSent, type Plan, settled, type Template } from './templates';

/** Generates a component that uses every part of the store. */
export function component(plan: Plan, parts: readonly Template[]): string {
  const { on, names } = plan;
  const { entity, list, listFile } = names;
  const hasService = on.has('service');
  const run = code`
    protected async run(request: Promise<void>): Promise<void> {
      try {
        await request;
        ${settled(plan, 'this.store')}
      } catch {
        // The store keeps the error, and the template shows it.
      }
    }`;
  const restored = code`
    protected readonly isRestored = §signal(false);

    constructor() {
      // The restored state would replace earlier changes.
      void this.store.whenSynced().then(() => this.isRestored.set(true));
    }`;
  const members = [
    on.has('indexedDB') && restored,
    addMethod(plan),
    hasService && run,
    ...Object.entries(LISTS).map(
      ([list, method]) =>
        plan.fields.some(({ type }) => type.replace('[]', 's') === list) && method,
    ),
  ];
  return code`
    @§Component({
      selector: 'app-${listFile}',
      template: \`
        ${on.has('indexedDB') ? `@if (isRestored()) {\n  ${html(plan, parts).replaceAll('\n', '\n  ')}\n}` : html(plan, parts)}
      \`,
    })
    export class ${list} {
      protected readonly store = §inject(§${entity}Store);

      ${members.filter(Boolean).join('\n\n')}
    }`;
}

/** Generates the method that adds an entity, with the id of the backend if there is one. */
function addMethod(plan: Plan): string {
  const { on, names, fields } = plan;
  const values = fields.map(({ name, type }) => `${name}: ${FIELD_TYPES[type]},`);
  const call = on.has('mutations')
    ? `await this.store.create${names.entity}(added);`
    : on.has('service')
      ? 'await this.run(this.store.create(added));'
      : 'this.store.add(added);';
  return code`
    protected ${isSent(plan) ? 'async add(): Promise<void>' : 'add(): void'} {
      const added: §${names.entity} = {
        id: ${isSent(plan) ? '0' : 'Date.now()'},
        ${values.join('\n')}
      };
      ${call}
    }`;
}

const button = (label: string, click: string, disabled?: string) =>
  disabled
    ? code`
        <button
          type="button"
          [disabled]="${disabled}"
          (click)="${click}"
        >
          ${label}
        </button>`
    : `<button type="button" (click)="${click}">${label}</button>`;

/** The attributes of inputs: the type, the property with the value, and its name when it changes. */
const INPUTS = {
  string: ['', 'value', 'value'],
  number: ['type="number"', 'value', 'valueAsNumber'],
  boolean: ['type="checkbox"', 'checked', 'checked'],
  date: ['type="date"', 'value', 'value'],
  'string[]': ['placeholder="one, two"', 'value', 'value'],
  'number[]': ['placeholder="1, 2"', 'value', 'value'],
} as const;

/** Methods that read lists. */
const LISTS = {
  strings: code`
    protected strings(text: string): string[] {
      const parts = text.split(',').map((part) => part.trim());
      return parts.filter((part) => part !== '');
    }`,
  numbers: code`
    protected numbers(text: string): number[] {
      return (text.match(/[-0-9.]+/g) ?? []).map(Number).filter(Number.isFinite);
    }`,
};

/** Generates a labeled input that changes a field. */
function fieldInput({ name, type }: Field, item: string) {
  const [attribute, property, changed] = INPUTS[type];
  const label = capitalized(words(name));
  const value = `${name}Input.${changed}`;
  const isList = type.endsWith('[]');
  return code`
    <label>
      ${type !== 'boolean' && label}
      <input
        #${name}Input
        ${attribute}
        [${property}]="${item}.${name}${isList && ".join(', ')"}"
        (change)="store.change(${item}.id, { ${name}: ${isList ? `${type.replace('[]', 's')}(${value})` : value} })"
      />
      ${type === 'boolean' && label}
    </label>`;
}

function html({ on, names, fields }: Plan, parts: readonly Template[]): string {
  const { entity, item } = names;
  const hasService = on.has('service');
  const buttons = parts.flatMap((part) => part.buttons ?? []).map((args) => button(...args));
  const errors = parts
    .flatMap((part) => part.errors ?? [])
    .map(
      ([condition, text]) => code`
        @if (${condition}) {
          <p role="alert">{{ ${text} }}</p>
        }`,
    );
  const save = on.has('mutations')
    ? `store.save${entity}(${item})`
    : hasService && `run(store.update(${item}))`;
  const remove = on.has('mutations')
    ? `store.delete${entity}(${item})`
    : hasService
      ? `run(store.delete(${item}))`
      : `store.remove(${item}.id)`;
  const page = 'store.currentPage()';
  const pages = code`
    <p>
      ${button('Previous', `store.goTo(${page} - 1)`, `${page} === 0`)}
      Page {{ ${page} + 1 }} of {{ store.pageCount() }}
      ${button('Next', `store.goTo(${page} + 1)`, `${page} + 1 >= store.pageCount()`)}
    </p>`;
  return code`
    <p>
      ${[button('Add', 'add()'), ...buttons].join('\n')}
    </p>
    ${errors.join('\n')}
    @if (store.entities().length) {
      <ul>
        @for (${item} of store.${on.has('pagination') ? 'selectedPageEntities' : 'entities'}(); track ${item}.id) {
          <li>
            ${fields.map((field) => fieldInput(field, item)).join('\n')}
            ${save && button('Save', save)}
            ${button('Remove', remove)}
          </li>
        }
      </ul>
      ${on.has('pagination') && pages}
    } @else {
      <p>No ${words(names.list)} yet.</p>
    }`;
}
