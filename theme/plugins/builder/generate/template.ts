import type { Field } from '../names';
import { type Doc, group, hardline, indent, join, line, lines, softline } from './doc';
import { hasDraft, listOf, loadsItself, type Plan } from './plan';
import { shortObject } from './typescript';

/** Generates an attribute with an expression that may be broken into lines. */
const bound = (name: string, expression: Doc): Doc =>
  group(`${name}="`, indent(softline, expression), softline, '"');

/** Generates an element with its content. */
const element = (tag: string, attributes: readonly Doc[], ...content: Doc[]): Doc =>
  group(
    group(
      `<${tag}`,
      attributes.length > 0 ? [indent(line, join(line, attributes)), softline] : '',
      '>',
    ),
    indent(softline, lines(...content)),
    softline,
    `</${tag}>`,
  );

const empty = (tag: string, attributes: readonly Doc[]): Doc =>
  group(`<${tag}`, indent(line, join(line, attributes)), line, '/>');

const button = (label: string, click: Doc, disabled?: string): Doc =>
  element(
    'button',
    [
      'type="button"',
      ...(disabled ? [bound('[disabled]', disabled)] : []),
      bound('(click)', click),
    ],
    label,
  );

/** Generates a block of Angular's control flow. */
const control = (head: Doc, ...content: Doc[]): Doc => [
  head,
  ' {',
  indent(hardline, lines(...content)),
  hardline,
  '}',
];

const label = (name: string) => {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** Generates a labeled input that changes a field. */
function fieldInput({ name, type }: Field, owner: string, change: (value: Doc) => Doc): Doc {
  const reference = `${name}Input`;
  const [property, value] = {
    string: ['value', 'value'],
    number: ['value', 'valueAsNumber'],
    boolean: ['checked', 'checked'],
  }[type] as [string, string];
  const changes = shortObject(`${name}: ${reference}.${value}`);
  const input = empty('input', [
    `#${reference}`,
    ...(type === 'string' ? [] : [`type="${type === 'boolean' ? 'checkbox' : 'number'}"`]),
    bound(`[${property}]`, `${owner}.${name}`),
    bound('(change)', change(changes)),
  ]);
  return element(
    'label',
    [],
    ...(type === 'boolean' ? [input, label(name)] : [label(name), input]),
  );
}

/** Generates the template of the component. */
export function template(plan: Plan): Doc {
  const { on, names, fields } = plan;
  const { entity, one, many } = names;
  const list = listOf(plan);
  const parts: Doc[] = [];

  const buttons = [button('Add', 'add()')];
  if (on.has('callState')) {
    const load = on.has('undo') || on.has('service') ? 'load()' : 'store.load()';
    buttons.push(button('Load', load, 'store.loading()'));
  }
  if (on.has('resource')) buttons.push(button('Reload', 'store.reload()', 'store.isLoading()'));
  if (on.has('undo')) {
    buttons.push(button('Undo', 'store.undo()', '!store.canUndo()'));
    buttons.push(button('Redo', 'store.redo()', '!store.canRedo()'));
  }
  if (on.has('reset')) buttons.push(button('Reset', 'store.resetState()'));
  if (on.has('local') || on.has('session') || on.has('indexedDB'))
    buttons.push(button('Clear storage', 'store.clearStorage()'));
  parts.push(element('p', [], ...buttons));

  if (hasDraft(plan)) {
    const inputs = fields.map((field) =>
      fieldInput(field, 'store.draft()', (changes) => ['store.setDraft(', changes, ')']),
    );
    parts.push(element('p', [], ...inputs));
  }
  const alert = (text: string) => element('p', ['role="alert"'], `{{ ${text} }}`);
  if (loadsItself(plan) || on.has('service'))
    parts.push(control('@if (store.error() !== null)', alert('store.error()')));
  if (on.has('resource'))
    parts.push(control('@if (store.error(); as error)', alert('error.message')));
  if (on.has('mutations'))
    for (const name of ['create', 'save'])
      parts.push(control(`@if (store.${name}${entity}Error(); as error)`, alert('error.message')));

  const inputs = fields.map((field) =>
    fieldInput(field, one, (changes) => [`store.change(${one}.id, `, changes, ')']),
  );
  const remove = on.has('service')
    ? button('Remove', `run(store.delete(${one}))`)
    : button('Remove', `store.remove(${one}.id)`);
  const save = on.has('mutations')
    ? [button('Save', `store.save${entity}(${one})`)]
    : on.has('service')
      ? [button('Save', `run(store.update(${one}))`)]
      : [];
  const shown = on.has('pagination') ? 'selectedPageEntities' : list;
  const items: Doc[] = [
    element(
      'ul',
      [],
      control(
        group(
          '@for (',
          indent(softline, `${one} of store.${shown}();`, line, `track ${one}.id`),
          softline,
          ')',
        ),
        element('li', [], ...inputs, ...save, remove),
      ),
    ),
  ];
  if (on.has('pagination')) {
    const page = 'store.currentPage()';
    items.push(
      element(
        'p',
        [],
        button('Previous', `store.goTo(${page} - 1)`, `${page} === 0`),
        `Page {{ ${page} + 1 }} of {{ store.pageCount() }}`,
        button('Next', `store.goTo(${page} + 1)`, `${page} + 1 >= store.pageCount()`),
      ),
    );
  }
  const count = `store.${list}()${list === 'value' ? '?' : ''}.length`;
  parts.push([
    control(`@if (${count})`, ...items),
    control(' @else', element('p', [], `No ${many} yet.`)),
  ]);
  return lines(...parts);
}
