import {
  type ChangeEvent,
  type Dispatch,
  type DragEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Choice, Field, fields, typedInto } from '../../../ui/Fields/Fields';
import { loadOlderMajor } from '../../versions';
import { check } from '../check-use';
import { Checked } from './Checked';
import { type Input, NO_INPUT, readFiles } from './input';

export interface CheckerProps {
  /** Major versions that readers can choose, newest first. */
  majors: readonly string[];
}

/**
 * The input since the page load, because a link in the result leads to another page and the reader may come back. It is
 * not stored.
 */
let kept: Input = NO_INPUT;

/** Adds files to the input. They replace files with the same names. */
async function add(
  list: FileList | null | undefined,
  setInput: Dispatch<SetStateAction<Input>>,
): Promise<void> {
  if (!list?.length) return;
  const { sources, refused } = await readFiles([...list]);
  const names = sources.map(({ name }) => name);
  setInput((before) => ({
    ...before,
    files: [...before.files.filter(({ name }) => !names.includes(name)), ...sources],
    refused,
  }));
}

/** Checks code that the reader pastes, drops or chooses, on the page itself. */
export function Checker({ majors }: CheckerProps) {
  const [newest = ''] = majors;
  const [input, setInput] = useState(NO_INPUT);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(newest);
  const [status, setStatus] = useState('');
  const box = useRef<HTMLElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const change = (part: Partial<Input>) => setInput((before) => ({ ...before, ...part }));

  useEffect(() => {
    // The server does not know these, and neither do events before hydration.
    setInput({ ...kept, text: typedInto(box.current) || kept.text });
    void add(files.current?.files, setInput);
    loadOlderMajor().then((major) => setFrom((chosen) => chosen || String(major ?? '')));
  }, []);
  const clear = () => {
    change(NO_INPUT);
    if (files.current) files.current.value = '';
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void add(event.dataTransfer.files, setInput);
  };
  const isEmpty = !input.text.trim() && input.files.length === 0 && input.refused.length === 0;
  useEffect(() => {
    kept = input;
    check.isUsed = isEmpty ? undefined : true;
  }, [input, isEmpty]);

  return (
    <section
      ref={box}
      aria-label="Code check"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <noscript>
        <p>The code check needs JavaScript.</p>
      </noscript>
      <div className={fields}>
        <Field label="Code, or a package.json">
          {(id) => (
            <textarea
              id={id}
              rows={6}
              value={input.text}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              placeholder="import { withStorageSync } from …"
              onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
                change({ text: target.value })
              }
            />
          )}
        </Field>
        <Field label="Or choose or drop related files here">
          {(id) => (
            <input
              ref={files}
              id={id}
              type="file"
              multiple
              accept=".ts,.mts,.cts,.js,.mjs,.cjs,.json"
              onChange={({ target }) => add(target.files, setInput)}
            />
          )}
        </Field>
        <Choice label="Written for version" value={from} options={majors} onChange={setFrom} />
        <Choice label="Check against version" value={to} options={majors} onChange={setTo} />
        <p>Your code stays on this page: nothing is sent or stored.</p>
        <p role="status">{isEmpty ? '' : status}</p>
      </div>
      {!isEmpty && (
        <>
          <Checked input={input} from={from} to={to || newest} onStatus={setStatus} />
          <p>
            <button type="button" className="button" onClick={clear}>
              Clear
            </button>
          </p>
        </>
      )}
    </section>
  );
}
