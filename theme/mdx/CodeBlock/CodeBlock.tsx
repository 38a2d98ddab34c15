import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { Rest, useShownBlocks } from '../content/shownBlocks';
import { useScrollable } from '../scroll/useScrollable';
import { Code, type CodeProps } from './Code';
import styles from './CodeBlock.module.css';
import { copyCode } from './copy';

/** How long the copy button says that it has copied, in ms. */
const COPIED_FOR = 2000;

/** The code itself is highlighted at build time, by `scripts/markdown/codeHtml.ts`. */
export interface CodeBlockProps extends CodeProps {
  /** The language as a reader calls it: `TypeScript`. */
  lang?: string;
  /** A file name, most often. */
  title?: string;
  /** `'true'` where each line of the HTML is an element. */
  lines?: 'true';
  /** The number of the first line; without it, lines are not numbered. */
  firstLine?: string;
  /** `'true'` where long lines are broken from the start. */
  wrap?: 'true';
}

const COPY_ICON = 'M9 9h11v11H9zM15 9V4H4v11h5';
const COPIED_ICON = 'm5 13 4 4 10-10';
const WRAP_ICON = 'M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4m2.5-2.5L13 19l2.5 2.5M4 18h4';

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** A code sample, as soon as it is its turn. */
export function CodeBlock(props: CodeBlockProps) {
  const shown = useShownBlocks(props.source);
  const index = Number(props.index ?? 0);
  if (index < shown) return <Sample {...props} />;
  return index === shown && <Rest />;
}

/** Title, language, code, and, with scripts, buttons to copy it and to break its long lines. */
function Sample({ lang, title, lines, firstLine, wrap, ...code }: CodeBlockProps) {
  const box = useRef<HTMLPreElement>(null);
  const scrollable = useScrollable(box);
  const [wrapped, setWrapped] = useState(wrap === 'true');
  const [copied, setCopied] = useState(0);
  const hydrated = useHydrated();
  const name = title ?? lang;

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(0), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const classes = [
    styles.code,
    lines && styles.lines,
    firstLine && styles.numbered,
    wrapped && styles.wrapped,
  ];
  const tools = hydrated && (
    <div className={styles.tools}>
      {(scrollable || wrapped) && (
        <button
          type="button"
          aria-pressed={wrapped}
          aria-label="Break long lines"
          title="Break long lines"
          onClick={() => setWrapped(!wrapped)}
        >
          <Icon path={WRAP_ICON} />
        </button>
      )}
      <button
        type="button"
        aria-label={name ? `Copy code: ${name}` : 'Copy code'}
        title={copied ? 'Copied' : 'Copy code'}
        onClick={async () => {
          if (box.current && (await copyCode(box.current))) setCopied(copied + 1);
        }}
      >
        <Icon path={copied ? COPIED_ICON : COPY_ICON} />
      </button>
      <span role="status" className="visually-hidden">
        {copied > 0 && 'Copied'}
      </span>
    </div>
  );
  return (
    <figure className={styles.block}>
      {name && (
        <figcaption className={styles.bar}>
          {title && <span className={styles.title}>{title}</span>}
          {lang && <span className={styles.lang}>{lang}</span>}
          {tools}
        </figcaption>
      )}
      <div className={styles.body}>
        <pre
          ref={box}
          className={classes.filter(Boolean).join(' ')}
          style={firstLine ? { counterReset: `line ${Number(firstLine) - 1}` } : undefined}
          {...(scrollable && {
            tabIndex: 0,
            // Not a region: a page has many, and landmarks want names of their own.
            role: 'group',
            'aria-label': name ? `Code: ${name}` : 'Code',
          })}
        >
          <Code {...code} />
        </pre>
        {!name && tools}
      </div>
    </figure>
  );
}
