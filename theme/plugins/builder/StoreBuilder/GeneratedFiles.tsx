import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { coloredCode } from '../../../content/Code/coloredCode';
import type { Files } from '../generate';
import { type ChangedLines, changesIn } from './changedLines';

interface GeneratedFilesProps {
  files: Files;
  /** Whether the reader's choice is known. What it changes before is not marked. */
  isKnown: boolean;
  isCurrent: boolean;
  onPreview: () => void;
}

/** Renders the generated files, one at a time, with the lines that the last choice has changed. */
export function GeneratedFiles({ files, isKnown, isCurrent, onPreview }: GeneratedFilesProps) {
  const [chosen, setChosen] = useState('');
  const [status, setStatus] = useState('');
  const [marked, setMarked] = useState<{ files: Files; changes: Record<string, ChangedLines> }>({
    files,
    changes: {},
  });
  const names = Object.keys(files);
  const name = names.includes(chosen) ? chosen : (names[0] ?? '');
  const text = files[name] ?? '';
  const view = useRef<HTMLPreElement>(null);

  const before = useRef<Files>(undefined);
  useEffect(() => {
    const changes = before.current ? changesIn(before.current, files) : {};
    if (isKnown) before.current = files;
    setMarked({ files, changes });
    const all = Object.values(changes);
    const sum = (part: 'added' | 'removed') => all.reduce((total, one) => total + one[part], 0);
    setStatus(all.length > 0 ? `+${sum('added')} −${sum('removed')} lines` : '');
  }, [files, isKnown]);

  const lines = marked.files === files ? (marked.changes[name]?.lines ?? []) : [];
  // The place of the change, rather than its import.
  const imported = text.split('\n').findLastIndex((line) => / from '.*';$/.test(line));
  const target = lines.find((line) => line > imported) ?? lines[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next change can be at the same line
  useEffect(() => {
    const line = view.current?.querySelector<HTMLElement>(`[style*="--line: ${target};"]`);
    if (!line || !view.current) return;
    const { scrollTop, clientHeight } = view.current;
    const isShown = line.offsetTop >= scrollTop && line.offsetTop < scrollTop + clientHeight - 40;
    if (!isShown) view.current.scrollTop = line.offsetTop - clientHeight / 4;
  }, [target, text]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`${name} copied`);
    } catch {
      setStatus('The browser did not allow copying.');
    }
  };
  return (
    <section className="builder-files" aria-label="Generated files" translate="no">
      <div className="builder-bar builder-names">
        {names.map((file) => (
          <button
            key={file}
            type="button"
            className="chip"
            aria-pressed={file === name}
            onClick={() => setChosen(file)}
          >
            {file}
            {marked.changes[file] && <i key={text} className="builder-lit" />}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: this element scrolls */}
      <pre ref={view} className="builder-code" tabIndex={0}>
        {lines.map((line) => (
          <i
            // A new element for each change starts its animation.
            key={`${line} ${text}`}
            className="builder-lit"
            style={{ '--line': line } as CSSProperties}
          />
        ))}
        {/* A new element for each text, because React does not know the colors. */}
        <code key={text} ref={(element) => element?.replaceChildren(...coloredCode(text))}>
          {text}
        </code>
      </pre>
      <div className="builder-bar">
        <button type="button" className="button small" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button small builder-to-preview" onClick={onPreview}>
          Preview
        </button>
        <span role="status">{isCurrent ? status : 'For your last valid input'}</span>
      </div>
    </section>
  );
}
