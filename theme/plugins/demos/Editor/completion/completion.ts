import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionStatus,
  currentCompletions,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { withBase } from '../../../../lib/base';
import { loadOnce } from '../../../../lib/loadOnce';
import type { StoreMembers } from '../../frame/messages';
import type { Sources } from '../../types';
import {
  addImport,
  DEMO_NAMES,
  type ExportedName,
  type KnownNames,
  type MemberName,
  membersOf,
  placeAt,
} from './codeContext';

export interface CompletedDemo {
  sources: Sources;
  /** The members of its stores after its first run. */
  stores: StoreMembers;
}

const MIN_LENGTH = 2;

const loadNames = loadOnce(async (): Promise<KnownNames> => {
  const response = await fetch(withBase(`/${DEMO_NAMES}`));
  if (!response.ok) throw new Error(`The names failed to load: ${response.status}.`);
  return response.json();
});

/** Tells screen readers how many names are suggested when the list opens. The list scrolls, so it can be focused. */
const describeList = EditorView.updateListener.of(({ view, state, startState }) => {
  if (completionStatus(state) !== 'active') return;
  view.dom.querySelector('[role=listbox]')?.setAttribute('tabindex', '0');
  if (completionStatus(startState) === 'active') return;
  const { length } = currentCompletions(state);
  const text = `${length} suggested ${length === 1 ? 'name' : 'names'}`;
  view.dispatch({ effects: EditorView.announce.of(text) });
});

export const completion = (demo: () => CompletedDemo): Extension => [
  autocompletion({
    override: [(context) => suggest(context, demo())],
    icons: false,
    filterStrict: true,
  }),
  describeList,
  Prec.high(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
];

async function suggest(
  context: CompletionContext,
  { sources, stores }: CompletedDemo,
): Promise<CompletionResult | null> {
  const code = context.state.doc.toString();
  const place = placeAt(code, context.pos, context.explicit);
  if (!place) return null;
  const { from } = place;
  const isShort = place.kind === 'name' || place.kind === 'template';
  if (isShort && !context.explicit && context.pos - from < MIN_LENGTH) return null;
  // Suggestions are optional.
  const known = await loadNames().catch(() => undefined);
  if (!known || context.aborted) return null;
  const options = (): Completion[] => {
    switch (place.kind) {
      case 'module':
        return [...Object.keys(known.modules), ...ownModules(sources)].map((label) => ({ label }));
      case 'import':
        return Object.entries(known.modules).flatMap(([module, names]) =>
          place.module && place.module !== module
            ? []
            : Object.entries(names).map((named) => exported(named, module)),
        );
      case 'member':
        return membersOf(place.of, code, context.pos, { stores, known }).map(member);
      case 'template':
        return fieldsIn(code).map((label) => ({ label, detail: 'field' }));
      case 'name':
        return Object.entries(known.modules).flatMap(([module, names]) =>
          Object.entries(names)
            .filter(([, [kind]]) => kind !== 'type')
            .map((named) => ({ ...exported(named, module), apply: importing(module) })),
        );
    }
  };
  return { from, options: options(), validFor: place.kind === 'module' ? /^[^'"]*$/ : /^[\w$]*$/ };
}

const exported = (
  [label, [kind, summary]]: [string, ExportedName],
  module: string,
): Completion => ({ label, type: kind, detail: module, ...(summary && { info: summary }) });

const member = ([label, kind, summary]: MemberName): Completion => ({
  label,
  type: kind,
  ...(summary && { info: summary }),
});

const importing =
  (module: string) =>
  (view: EditorView, picked: Completion, from: number, to: number): void => {
    const { label: insert } = picked;
    const added = addImport(view.state.doc.toString(), insert, module);
    const changes = view.state.changes([{ from, to, insert }, ...(added ? [added] : [])]);
    view.dispatch({
      changes,
      selection: { anchor: changes.mapPos(to, 1) },
      annotations: pickedCompletion.of(picked),
      userEvent: 'input.complete',
    });
  };

const ownModules = (sources: Sources): string[] =>
  Object.keys(sources).map((file) => `./${file.replace(/\.ts$/, '')}`);

/** Matches fields and methods of a component in the usual format. */
const FIELDS =
  /^ +(?:(?:protected|public|readonly) +)+([\w$]+)|^ {2}(?!constructor|for|if|switch|while)([\w$]+)\([^)\n]*\).*\{$/gm;

const fieldsIn = (code: string): string[] =>
  [...code.matchAll(FIELDS)].flatMap(([, field, method]) => field ?? method ?? []);
