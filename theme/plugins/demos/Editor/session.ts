import type { Problem } from '../frame/messages';
import { nextTask } from '../nextTask';
import type { StartDemo } from '../runtime/events';
import { demoStorageKey, type GeneratedDemo, type Sources } from '../types';
import { CodeView } from './codeView';
import { applyChanges, changesOf, keepVersion, ownVersion, type Version } from './drafts';
import { EditedDemo } from './EditedDemo';
import { loadRuntime } from './frame';
import { createShareLink, firstVersion } from './shareLink';
import { loadSources } from './sources';

const ELSEWHERE_NOTE =
  'Another tab has stored changes to this demo. Those in this tab are not stored: Copy link keeps them, and Reset shows the stored ones.';

const SHARED_NOTE = 'This code came with the link. Read it before you run it.';

/** In ms. */
const DEBOUNCE = 150;

export interface SessionOptions {
  name: string;
  generated?: GeneratedDemo;
  shared: string | undefined;
  onReady: (start: StartDemo, atOnce: boolean) => void;
  onChanges: (changes: Sources) => void;
  onShow: (shown: Shown) => void;
}

/** Whether demos share a file. */
export const isHelper = (file: string): boolean => file.startsWith('_');

export interface Shown {
  files: readonly string[];
  file: string;
  /** Files that a link has changed. */
  changed: readonly string[];
  problem?: Problem;
  note: string;
  /** Why the code of a link is not shown. */
  failure?: string;
}

export async function openSession(
  options: SessionOptions,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<EditSession | undefined> {
  const { name, generated, shared } = options;
  const [original] = await Promise.all([generated?.sources ?? loadSources(name), loadRuntime()]);
  let failure = '';
  const version = await firstVersion(name, shared).catch(({ message }: Error) => {
    failure = message;
    return firstVersion(name, undefined);
  });
  // The code in a link can be large, so each of these steps is a separate task.
  await nextTask();
  if (signal.aborted) return undefined;
  const session = new EditSession(options, host, original, version);
  signal.addEventListener('abort', () => session.close());
  for (const step of [session.prepare, session.open]) {
    await nextTask();
    if (signal.aborted) return undefined;
    step();
  }
  await nextTask();
  if (signal.aborted) return undefined;
  session.begin(failure);
  return session;
}

export class EditSession {
  readonly #demo: EditedDemo;
  readonly #view: CodeView;
  #shown: Shown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #closed = new AbortController();
  /** Whether another tab has stored changes since this one has read them. */
  #isElsewhere = false;

  constructor(
    private readonly options: SessionOptions,
    host: HTMLElement,
    private readonly original: Sources,
    private version: Version,
  ) {
    const { name, generated } = options;
    const main = generated?.main ?? name;
    const sources = applyChanges(original, version.changes);
    this.#demo = new EditedDemo(main, sources, (problem) => {
      this.#show({ problem });
      this.#view.showProblem(problem);
    });
    const onChange = (file: string, text: string) => {
      this.#demo.sources = { ...this.#demo.sources, [file]: text };
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#runChanges(), DEBOUNCE);
    };
    this.#view = new CodeView(host, onChange, () => this.#demo);
    const files = Object.keys(sources);
    const [changed] = version.from === undefined ? [] : Object.keys(changesOf(sources, original));
    this.#shown = { files, file: changed ?? files[0] ?? '', changed: [], note: '' };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== demoStorageKey(name) || newValue === null || this.isShared) return;
      this.#isElsewhere = true;
      this.note(ELSEWHERE_NOTE);
    };
    addEventListener('storage', onStorage, { signal: this.#closed.signal });
  }

  readonly prepare = () => this.#view.prepare(this.#shown.file, this.text, this.#unshared);
  readonly open = () => this.#view.show(this.#shown.file, this.text, this.#unshared);

  /** What the shown file was before the changes of a link. Undefined without a link. */
  get #unshared(): string | undefined {
    return this.isShared ? this.original[this.#shown.file] : undefined;
  }

  /** Tells the page that the editor is open. Shared code waits for the reader's click. */
  begin(failure: string): void {
    const isOwn = this.version.from === undefined;
    // Shared code is for reading first: on phones, the focus would open the keyboard.
    if (isOwn) this.#view.focus();
    this.options.onChanges(this.#changes());
    this.options.onReady(this.#demo.start, isOwn);
    this.#show({ failure, note: isOwn ? '' : SHARED_NOTE });
  }

  get text(): string {
    return this.#demo.sources[this.#shown.file] ?? '';
  }

  /** The files of the demo with the reader's changes, without helpers of all demos. */
  get ownFiles(): Sources {
    const files = Object.entries(this.#demo.sources);
    return Object.fromEntries(files.filter(([file]) => !isHelper(file)));
  }

  get isShared(): boolean {
    return this.version.from !== undefined;
  }

  note(note: string): void {
    this.#show({ note });
  }

  showFile(file: string): void {
    this.#show({ file });
    this.open();
    this.#view.showProblem(this.#shown.problem);
  }

  goToProblem(): void {
    const { problem, file } = this.#shown;
    if (!problem) return;
    if (problem.file && problem.file !== file) this.showFile(problem.file);
    this.#view.goTo(problem);
  }

  async copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        await createShareLink(this.options.name, this.#changes()),
      );
      this.note('Link copied: it contains your changes.');
    } catch (error) {
      const isRefused = error instanceof DOMException;
      this.note(isRefused ? 'The browser did not allow copying.' : (error as Error).message);
    }
  }

  /** Discards the changes: those of a link give way to the reader's own. */
  reset(): void {
    const { name } = this.options;
    history.replaceState(history.state, '', location.href.replace(/#demo=.*$/, ''));
    if (!this.#isElsewhere) keepVersion(name, { ...this.version, changes: {} });
    const wasShared = this.isShared;
    const own = wasShared || this.#isElsewhere ? ownVersion(name) : undefined;
    this.#isElsewhere = false;
    clearTimeout(this.#timer);
    this.version = own ?? { changes: {} };
    this.#demo.sources = applyChanges(this.original, this.version.changes);
    this.options.onChanges(this.version.changes);
    const note = own ? 'This is your version again.' : 'This is the original again.';
    this.#show({ problem: undefined, note, failure: undefined });
    this.open();
    this.#view.showProblem(undefined);
    // Code from a link may have changed its iframe.
    if (this.#demo.isOpen && !wasShared) this.#demo.run();
    else this.options.onReady(this.#demo.start, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#closed.abort();
    this.#view.destroy();
  }

  #changes(): Sources {
    return changesOf(this.#demo.sources, this.original);
  }

  #show(part: Partial<Shown>): void {
    const changed = this.isShared ? Object.keys(this.#changes()) : [];
    this.#shown = { ...this.#shown, changed, ...part };
    this.options.onShow(this.#shown);
  }

  /** Stores the changes, and runs them unless they come from a link whose code the reader has not run yet. */
  #runChanges(): void {
    const changes = this.#changes();
    this.version = { ...this.version, changes };
    this.options.onChanges(changes);
    if (this.#isElsewhere) this.note(ELSEWHERE_NOTE);
    else {
      const isKept = keepVersion(this.options.name, this.version);
      this.note(isKept ? '' : 'The browser cannot store your changes for your next visit.');
    }
    if (this.#demo.isOpen) this.#demo.run();
    else if (!this.isShared) this.options.onReady(this.#demo.start, true);
  }
}
