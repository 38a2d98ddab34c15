import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldEffect,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { typescript } from '@codemirror/legacy-modes/mode/javascript';
import {
  EditorState,
  type Extension,
  Prec,
  type Range,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter, tagHighlighter, tags } from '@lezer/highlight';
import { diffLines } from 'diff';
import type { Problem } from '../frame/messages';
import { type CompletedDemo, completion } from './completion/completion';
import editorCss from './editor.css?inline';

const setProblem = StateEffect.define<Problem | undefined>();

const problemLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(setProblem)) continue;
      const { line } = effect.value ?? {};
      if (!line || line > state.doc.lines) return Decoration.none;
      return Decoration.set(Decoration.line({ class: 'problem' }).range(state.doc.line(line).from));
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const setChanged = StateEffect.define<readonly number[]>();

/** The lines that a link has changed. */
const changedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    const [lines] = effects.flatMap((effect) => (effect.is(setChanged) ? [effect.value] : []));
    if (!lines) return marks.map(changes);
    const mark = Decoration.line({ class: 'changed' });
    return Decoration.set(lines.map((line) => mark.range(state.doc.line(line).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Matches the imports at the start of a file, without the last line break. */
const IMPORTS = /^(?:import\b[^;]*;\n)*import\b[^;]*;/;

/** A call, perhaps with type arguments, or an arrow function as a property. */
const CALL = /^(?:<\w[^()]*>|: (?:async )?)?\(/;

/** TypeScript in the colors of the samples: they tell calls and types from names, but not properties from variables. */
const language = StreamLanguage.define({
  ...typescript,
  token(stream, state) {
    const style = typescript.token(stream, state);
    const word = stream.current();
    const before = stream.string.slice(0, stream.start);
    if (style === 'type') return /^[a-z]/.test(word) ? 'atom' : 'call';
    if (word === 'this') return 'atom';
    if (!/^(?:variable|def|property)/.test(style ?? '')) return style;
    if (/^(?:async|constructor|type)$/.test(word) && !stream.match(/^[:,]/, false))
      return 'keyword';
    const isName = stream.match(CALL, false) || /\b(?:class|interface|type) $/.test(before);
    return isName ? 'call' : 'variable';
  },
  tokenTable: { call: tags.function(tags.variableName) },
});

const calls = tagHighlighter([{ tag: tags.function(tags.variableName), class: 'tok-call' }]);

const hangingIndent = EditorView.decorations.compute(['doc'], ({ doc }) =>
  Decoration.set(
    Array.from({ length: doc.lines }, (_, index) => {
      const { from, text } = doc.line(index + 1);
      const style = `--indent: ${text.search(/\S|$/)}ch`;
      return Decoration.line({ attributes: { style } }).range(from);
    }),
  ),
);

const TEMPLATE = /\btemplate:\s*`([^`]+)`/g;

/** Matches parts of a template. The group names are highlight tags. */
const PARTS =
  /(?<comment><!--[\s\S]*?-->)|(?<string>(?<=<\/?)[\w-]+|"[^"]*")|(?<keyword>@(?:if|else if|else|for|empty|switch|case|default|defer|let)\b|\b(?:of|track|as)\b(?=[^()<>]*\) \{))|(?<call>[\w.#*()[\]-]+(?==")|#\w+|\w+(?=\())/g;

const mark = (name: string) => Decoration.mark({ class: `tok-${name}` });

/** The highest precedence nests its marks inside those of the language, so that the colors of templates win. */
const templateHighlighting = Prec.highest(
  EditorView.decorations.compute(['doc'], ({ doc }) => highlightTemplates(doc)),
);

/** Maximum number of highlighted parts, because the code in a link may have so many that they would block the page. */
const MAX_PARTS = 1_000;

function highlightTemplates(doc: Text): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { 0: whole, 1: text = '', index } of String(doc).matchAll(TEMPLATE)) {
    const start = index + whole.length - text.length - 1;
    marks.push(Decoration.mark({ class: 'template' }).range(start, start + text.length));
    for (const { 0: part, index: at, groups = {} } of text.matchAll(PARTS)) {
      if (marks.length >= MAX_PARTS) return Decoration.set(marks, true);
      const [name = ''] = Object.keys(groups).filter((group) => groups[group] !== undefined);
      marks.push(mark(name).range(start + at, start + at + part.length));
    }
  }
  return Decoration.set(marks, true);
}

/** Invisible characters, with which a shared link could hide code or show it in another order. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** In ms, as in CodeMirror. */
const TAB_LEAVES = 2_000;

const EXTENSIONS: Extension = [
  highlightSpecialChars({ addSpecialChars: INVISIBLE }),
  lineNumbers(),
  history(),
  drawSelection(),
  bracketMatching(),
  codeFolding({ placeholderText: 'Imports' }),
  EditorState.phrases.of({
    Completions: 'Suggested names',
    'folded code': 'Folded imports',
    unfold: 'Show the imports',
  }),
  EditorView.lineWrapping,
  hangingIndent,
  language,
  syntaxHighlighting(classHighlighter),
  syntaxHighlighting(calls),
  templateHighlighting,
  changedLines,
  problemLine,
  EditorState.tabSize.of(2),
  keymap.of([...historyKeymap, ...defaultKeymap, indentWithTab]),
  // Pressing Escape and then Tab leaves the editor, also if Escape closes a list of suggestions, or stops one from opening.
  EditorView.domEventObservers({
    keydown: ({ key }, view) => {
      if (key === 'Escape') view.setTabFocusMode(TAB_LEAVES);
    },
  }),
];

/** In shadow DOM, because the page's policy blocks the style elements that CodeMirror creates at run time. */
export class CodeView {
  readonly #view: EditorView;
  readonly #states = new Map<string, EditorState>();
  #file = '';

  constructor(
    private readonly host: HTMLElement,
    private readonly onChange: (file: string, text: string) => void,
    private readonly demo: () => CompletedDemo,
  ) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(editorCss);
    this.#view = new EditorView({ parent: root, root });
    // After CodeMirror's own style sheet.
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** Creates the state that `show` will show later: both together block slow devices for too long. */
  prepare(file: string, text: string, before: string | undefined): void {
    this.#states.set(file, this.#create(file, text, before));
  }

  /**
   * Restores the file's history, unless its text has changed.
   *
   * @param before the text without the changes to mark
   */
  show(file: string, text: string, before: string | undefined): void {
    if (this.#file) this.#states.set(this.#file, this.#view.state);
    this.#file = file;
    const state = this.#states.get(file);
    const isCurrent = state?.doc.toString() === text;
    this.#view.setState(isCurrent ? state : this.#create(file, text, before));
    // The view's own way would also scroll the page.
    const { scrollDOM, state: shown } = this.#view;
    const { top } = this.#view.lineBlockAt(shown.selection.main.head);
    scrollDOM.scrollTop = top - scrollDOM.clientHeight / 2;
  }

  showProblem(problem: Problem | undefined): void {
    const here = problem?.file === this.#file ? problem : undefined;
    this.#view.dispatch({ effects: setProblem.of(here) });
  }

  goTo({ line = 1, column = 1 }: Problem): void {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.min(line, doc.lines));
    const anchor = Math.min(from + column - 1, to);
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true });
    this.#view.focus();
  }

  focus(): void {
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
  }

  /** The cursor is at the first change or, without changes, in the store. */
  #create(file: string, text: string, before: string | undefined): EditorState {
    const lines = before === undefined ? [] : linesChanged(before, text);
    const store = /\bsignalStore\($/m.exec(text);
    const state = EditorState.create({
      doc: text,
      selection: { anchor: store ? store.index + store[0].length : 0 },
      extensions: [
        completion(this.demo),
        EXTENSIONS,
        EditorView.contentAttributes.of({
          // Explicit, for tools that do not know that editable text can be focused.
          tabindex: '0',
          'aria-label': `Code of ${file}`,
          'aria-description':
            'Tab indents. Control+Space suggests names. Press Escape, then Tab, to leave the editor.',
        }),
        EditorView.updateListener.of(({ docChanged, geometryChanged, state, view }) => {
          if (docChanged) this.onChange(file, state.doc.toString());
          // The editor grows with its code.
          if (geometryChanged) {
            this.host.parentElement?.style.setProperty('--code-height', `${view.contentHeight}px`);
          }
        }),
      ],
    });
    const [first] = lines;
    const start = first === undefined ? undefined : state.doc.line(first).from;
    const { length: to = 0 } = IMPORTS.exec(text)?.[0] ?? '';
    const hidesChange = start !== undefined && start <= to;
    return state.update({
      ...(start !== undefined && { selection: { anchor: start } }),
      effects: [
        setChanged.of(lines),
        ...(to > 0 && !hidesChange ? [foldEffect.of({ from: 0, to })] : []),
      ],
    }).state;
  }
}

/** The lines of a text, from 1, that differ from another text. Removed ones mark the line that took their place. */
function linesChanged(before: string, text: string): number[] {
  const changed = new Set<number>();
  let line = 1;
  for (const { added, removed, count } of diffLines(`${before}\n`, `${text}\n`)) {
    if (removed) changed.add(Math.min(line, text.split('\n').length));
    if (added) for (let at = 0; at < count; at++) changed.add(line + at);
    if (!removed) line += count;
  }
  return [...changed];
}
