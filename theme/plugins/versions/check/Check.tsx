import { Fragment, useEffect, useState } from 'react';
import { Field, fields } from '../../../ui/Fields/Fields';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { checkList, MAX_LENGTH, type Result } from './check';
import { joinFiles } from './files';

/** Maximum length of a text in the field. Browsers take seconds to lay out a lock file. */
const MAX_SHOWN = 50_000;

interface CheckProps {
  text: string;
  onText: (text: string) => void;
  /** Undefined if there is no text. */
  result: Result | undefined;
}

/** Renders fields for a `package.json` or code, and what to change in it. */
export function Check({ text, onText, result }: CheckProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = text.length <= MAX_SHOWN;
  useEffect(() => {
    if (text) setOpen(true);
  }, [text]);
  const read = async (files: FileList | null) => {
    const all = await Promise.all(
      [...(files ?? [])].map(async (file) => ({ name: file.name, text: await textOf(file) })),
    );
    const lists = all.filter(({ text: one }) => checkList(one, []));
    for (const list of lists) onText(list.text);
    // Several files are checked as one, but a list of packages remains what the project has.
    const others = all.filter((one) => !lists.includes(one));
    if (others.length > 0) onText(joinFiles(others));
  };
  return (
    <details
      className="needs-scripts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Check your package.json, lock file or stores</summary>
      <div className={fields}>
        {' '}
        <Field label="A package.json, a lock file, or code. It stays on this page: nothing is sent or stored">
          {(id) => (
            <textarea
              id={id}
              rows={6}
              value={isShown ? text : ''}
              placeholder={isShown ? undefined : 'The text is too long to be shown here.'}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({ target }) => onText(target.value)}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text');
                if (pasted.length <= MAX_SHOWN) return;
                event.preventDefault();
                onText(pasted);
              }}
            />
          )}
        </Field>
        <Field label="Or choose files">
          {(id) => (
            <input
              id={id}
              type="file"
              multiple
              accept=".json,.lock,.yaml,.yml,.txt,.ts,.mts,.cts,.js,.mjs,.cjs"
              onChange={({ target }) => read(target.files)}
            />
          )}
        </Field>
        <p role="status">{result && <Markdown text={result.summary} />}</p>
      </div>{' '}
      {result && result.findings.length > 0 && (
        <ul>
          {result.findings.map(({ line, file, message, href }) => (
            <li key={`${file} ${line} ${message}`}>
              Line {line}
              {file && ` of ${file}`}: <Markdown text={message} />{' '}
              {href?.startsWith('#') && <a href={href}>Show the edit</a>}
              {href?.startsWith('/') && <FrameLink href={href}>Why</FrameLink>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Longer files are not read to the end. Those that cannot be read are like those that are not text. */
const textOf = (file: File) =>
  file
    .slice(0, MAX_LENGTH + 1)
    .text()
    .catch(() => '\0');

/** Code and links; a pasted text may be quoted, so links lead nowhere else. */
const PART = /`([^`]+)`|\[([^\]]+)\]\(((?:\/|https:)[^)]+)\)/g;

/** Renders a sentence with code and links. */
function Markdown({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: all, 1: code, 2: label = '', 3: href = '', index } of text.matchAll(PART)) {
    parts.push(
      <Fragment key={index}>
        {text.slice(end, index)}
        {code ? (
          <code>{code}</code>
        ) : (
          <FrameLink href={href}>
            <Markdown text={label} />
          </FrameLink>
        )}
      </Fragment>,
    );
    end = index + all.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
