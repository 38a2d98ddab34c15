import { type MouseEvent, memo, useDeferredValue, useEffect, useRef } from 'react';
import { KIND_LABELS } from '../../config/pageKinds';
import { withBase } from '../../lib/base';
import type { SearchAnswer } from './engine';
import type { MarkedCode, PageResult, SectionResult } from './pageResults';
import styles from './Search.module.css';
import { Browse } from './StartScreen';
import { containsTerm, WORD } from './tokens';

/** A page and its sections, in order. Only the best answer comes before its page. */
function optionsIn(page: PageResult, best: string | undefined): (PageResult | SectionResult)[] {
  const first = page.sections.filter(({ path }) => path === best);
  return [...first, page, ...page.sections.filter(({ path }) => path !== best)];
}

/** The addresses of all options, in order. */
export const optionsOf = ({ pages, best }: SearchAnswer): string[] =>
  pages.flatMap((page) => optionsIn(page, best).map(({ path }) => path));

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

/**
 * The best answer names its page, because it comes before the page. A guide and a function may share their name, so a
 * group says its kind, too.
 */
function PageGroup({
  page,
  terms,
  best,
  ...options
}: { page: PageResult; terms: ReadonlySet<string>; best: string | undefined } & OptionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a group of a listbox.
    <div
      role="group"
      aria-label={`${page.title}, ${KIND_LABELS[page.kind]}`}
      className={styles.group}
    >
      {optionsIn(page, best).map((option) => {
        const { path, excerpt, code } = option;
        const isBelow = option !== page && path !== best;
        return (
          <Option key={path} path={path} isBelow={isBelow} {...options}>
            <span className={isBelow ? styles.heading : styles.title}>
              <span>
                <Highlight
                  text={'heading' in option ? option.heading : option.title}
                  terms={terms}
                />
              </span>
              {!isBelow && (
                <span className={styles.kind}>
                  {option === page ? KIND_LABELS[page.kind] : page.title}
                </span>
              )}
            </span>
            <Excerpt text={excerpt} code={code} terms={terms} />
          </Option>
        );
      })}
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
