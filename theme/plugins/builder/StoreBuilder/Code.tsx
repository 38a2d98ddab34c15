import { useState } from 'react';
import type { Files } from '../generate/code';
import { zipOf } from './zip';

interface CodeProps {
  files: Files;
  /** Whether the files are for the reader's input, which may be invalid. */
  isCurrent: boolean;
}

/** Renders the generated files, one at a time, with buttons to copy and download them. */
export function Code({ files, isCurrent }: CodeProps) {
  const [chosen, setChosen] = useState(0);
  const [status, setStatus] = useState('');
  const names = Object.keys(files);
  const name = names[chosen] ?? names[0] ?? '';
  const text = files[name] ?? '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(`${name} copied`);
    } catch {
      setStatus('The browser did not allow copying.');
    }
  };
  const archive = `${names[0]?.replace(/\.ts$/, '')}.zip`;
  const download = () => {
    const url = URL.createObjectURL(zipOf(files));
    Object.assign(document.createElement('a'), { href: url, download: archive }).click();
    URL.revokeObjectURL(url);
    setStatus(`${archive} downloaded`);
  };
  return (
    <section aria-label="Generated files">
      <div className="builder-bar">
        {names.map((file, index) => (
          <button
            key={file}
            type="button"
            className="chip"
            aria-pressed={file === name}
            onClick={() => setChosen(index)}
          >
            {file}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: this element scrolls */}
      <pre className="builder-code" tabIndex={0}>
        <code>
          {coloredTokens(text).map(([part, color], index) =>
            color ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
              <span key={index} className={color}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </code>
      </pre>
      <div className="builder-bar">
        <button type="button" className="button small" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button small" onClick={download}>
          Download as ZIP
        </button>
        <span role="status">{isCurrent ? status : 'For your last valid input'}</span>
      </div>
    </section>
  );
}

/** The classes of colors (`theme/content/Code/code.css`), with what they match at the start of a token. */
const COLORS: Readonly<Record<string, RegExp>> = {
  c: /^\/[/*]/,
  s: /^['`]/,
  k: /^(?:async|await|catch|class|const|default|export|extends|for|from|function|implements|import|interface|new|of|protected|readonly|return|this|try|type|typeof)$/,
  n: /^(?:boolean|false|null|number|string|true|undefined|unknown|void|\d+)$/,
};

/** Splits code into pieces with the classes of their colors. */
const coloredTokens = (code: string): (readonly [text: string, color?: string])[] =>
  code.split(/(\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|[\w$]+)/).map((text, index, all) => {
    const color = Object.keys(COLORS).find((name) => COLORS[name]?.test(text));
    const isCall = index % 2 === 1 && /^[(<]/.test(all[index + 1] ?? '');
    return [text, color ?? (isCall ? 'f' : undefined)];
  });
