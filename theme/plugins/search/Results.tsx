import { type MouseEvent, memo, useDeferredValue, useEffect, useRef } from 'react';
import { KIND_LABELS } from '../../config/pageKinds';
import { withBase } from '../../lib/base';
import type { SearchAnswer } from './engine';
import type { MarkedCode, PageResult } from './pageResults';
import styles from './Search.module.css';
import { Browse } from './StartScreen';
import { containsTerm, WORD } from './tokens';

/** The addresses of all options, in order. A group that starts with the best section ends with its page. */
export const optionsOf = ({ pages, best }: SearchAnswer): string[] =>
  pages.flatMap(({ path, sections }) => {
    const paths = sections.map((section) => section.path);
    return paths[0] === best ? [...paths, path] : [path, ...paths];
  });

interface ResultsProps {
  id: string;
  answer: SearchAnswer;
  activePath: string | undefined;
  optionIdOf: (path: string) => string;
  onOpen: (path: string) => void;
  onPoint: (path: string) => void;
}

/** The number of pages that fit on most screens. They are shown immediately after each letter. */
const FIRST_SCREEN = 3;

/** Renders pages with their sections as one listbox. The input keeps the focus. */
export function Results({ id, ...props }: ResultsProps) {
  // React renders the rest when no key is waiting.
  const later = useDeferredValue(props);
  if (props.answer.pages.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>Try a different word, fewer words, or the name of a function. Or browse:</p>
        <Browse />
      </div>
    );
  }
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.results}>
      <PageGroups {...props} to={FIRST_SCREEN} />
      <PageGroups {...later} from={FIRST_SCREEN} />
    </div>
  );
}

interface PageGroupsProps extends Omit<ResultsProps, 'id'> {
  from?: number;
  to?: number;
}

const PageGroups = memo(function PageGroups({ answer, from, to, ...options }: PageGroupsProps) {
  return answer.pages
    .slice(from, to)
    .map((page) => (
      <PageGroup key={page.path} page={page} terms={answer.terms} best={answer.best} {...options} />
    ));
});

type OptionProps = Pick<ResultsProps, 'activePath' | 'optionIdOf' | 'onOpen' | 'onPoint'>;

/** If a section is the best answer, it comes first and names the page, which comes last. */
function PageGroup({
  page,
  terms,
  best,
  ...options
}: { page: PageResult; terms: ReadonlySet<string>; best: string | undefined } & OptionProps) {
  const isLed = page.sections[0]?.path === best;
  const sections = page.sections.map(({ path, heading, excerpt, code }) => (
    <Option key={path} path={path} isBelow={!isLed} {...options}>
      <span className={path === best ? styles.title : styles.heading}>
        <span>
          <Highlight text={heading} terms={terms} />
        </span>
        {path === best && <span className={styles.kind}>{page.title}</span>}
      </span>
      <Excerpt text={excerpt} code={code} terms={terms} />
    </Option>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a group of a listbox.
    <div role="group" aria-label={page.title} className={styles.group}>
      {isLed && sections}
      <Option path={page.path} {...options}>
        <span className={styles.title}>
          <span>
            <Highlight text={page.title} terms={terms} />
          </span>
          <span className={styles.kind}>{KIND_LABELS[page.kind]}</span>
        </span>
        <Excerpt text={page.excerpt} code={page.code} terms={terms} />
      </Option>
      {!isLed && sections}
    </div>
  );
}

interface ExcerptProps {
  text: string;
  /** A signature that is shown instead of the excerpt. */
  code: MarkedCode | undefined;
  terms: ReadonlySet<string>;
}

function Excerpt({ text, code, terms }: ExcerptProps) {
  if (code) {
    const { from, to } = code;
    return (
      <code className={styles.excerpt}>
        {code.text.slice(0, from)}
        <mark>{code.text.slice(from, to)}</mark>
        {code.text.slice(to)}
      </code>
    );
  }
  return (
    text && (
      <span className={styles.excerpt}>
        <Highlight text={text} terms={terms} />
      </span>
    )
  );
}

interface OneOptionProps extends OptionProps {
  path: string;
  /** Whether this is a section below the option of its page. */
  isBelow?: boolean;
  children: React.ReactNode;
}

function Option({
  path,
  isBelow,
  activePath,
  optionIdOf,
  onOpen,
  onPoint,
  children,
}: OneOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const active = path === activePath;

  useEffect(() => {
    if (active) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(path);
  }

  return (
    <a
      ref={link}
      id={optionIdOf(path)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={withBase(path)}
      className={isBelow ? `${styles.option} ${styles.below}` : styles.option}
      onClick={onClick}
      onPointerMove={() => onPoint(path)}
    >
      {children}
    </a>
  );
}

/** Marks the words that match the query. Marks whole words, so that names stay readable. */
function Highlight({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!containsTerm(word, terms)) continue;
    parts.push(text.slice(at, index), <mark key={index}>{word}</mark>);
    at = index + word.length;
  }
  return [...parts, text.slice(at)];
}
