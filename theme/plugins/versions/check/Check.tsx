import { Fragment, useEffect, useState } from 'react';
import { Field, fields } from '../../../ui/Fields/Fields';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { MAX_LENGTH } from './check';
import type { Result } from './packageJson';

interface CheckProps {
  text: string;
  onText: (text: string) => void;
  /** Undefined if there is no text. */
  result: Result | undefined;
}

/** Renders fields for a `package.json` or code, and what to change in it. */
export function Check({ text, onText, result }: CheckProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (text) setOpen(true);
  }, [text]);
  /** Longer files are not read to the end. Those that cannot be read are like those that are not text. */
  const read = (file: File | undefined) =>
    file
      ?.slice(0, MAX_LENGTH + 1)
      .text()
      .then(onText, () => onText('\0'));
  return (
    <details
      className="needs-scripts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Check your package.json or your stores</summary>
      <div className={fields}>
        {' '}
        <Field label="A package.json or code, which stays on this page: nothing is sent or stored">
          {(id) => (
            <textarea
              id={id}
              rows={6}
              value={text}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
        <Field label="Or choose a file">
          {(id) => (
            <input
              id={id}
              type="file"
              accept=".json,.ts,.mts,.cts,.js,.mjs,.cjs"
              onChange={({ target }) => read(target.files?.[0])}
            />
          )}
        </Field>
        <p role="status">{result && <Markdown text={result.summary} />}</p>
      </div>{' '}
      {result && result.findings.length > 0 && (
        <ul>
          {result.findings.map(({ line, message, href }) => (
            <li key={`${line} ${message}`}>
              Line {line}: <Markdown text={message} />{' '}
              {href && <FrameLink href={href}>Why</FrameLink>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

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
