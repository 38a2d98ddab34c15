import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { library } from '../../config/library';
import { KIND_LABELS } from '../../config/pageKinds';
import { shortened, startOf } from '../../lib/text';
import { Field, fields, typedInto } from '../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../ui/Fields/requestedResult';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { type ErrorAnswer, messageInAddress, useEngine } from '../search';

interface ErrorFinderProps {
  /** First versions of the subjects of guides, by route. */
  since: Readonly<Record<string, string>>;
}

/** Finds guides that explain an error message. Without scripts, there is only the list below. */
export function ErrorFinder({ since }: ErrorFinderProps) {
  const [typed, setText] = useState<string>();
  const text = typed ?? '';
  const box = useRef<HTMLElement>(null);

  // The server does not know the URL.
  useEffect(() => setText(typedInto(box.current) || messageInAddress(window.location.search)), []);
  useRequestedResult(typed !== undefined && !text.trim());

  return (
    <>
      {/* Outside the fields, which are hidden without scripts. */}
      <noscript>
        <p>The error finder needs JavaScript. The list below works without it.</p>
      </noscript>
      <search ref={box} className={fields}>
        <RequestedResult />
        <Field label="Error message">
          {(id) => (
            <textarea
              id={id}
              rows={4}
              value={text}
              spellCheck={false}
              autoComplete="off"
              placeholder="error TS2345: Argument of type …"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {text.trim() && <Found text={text} since={since} />}
      </search>
    </>
  );
}

/** Renders the sections that explain each message in a text. */
function Found({ text, since }: ErrorFinderProps & { text: string }) {
  const { engine, failed, retry } = useEngine();
  const answers = useMemo(() => engine?.explain(text), [engine, text]);
  useRequestedResult(failed || answers !== undefined);
  const explained = answers?.filter(({ certainty }) => certainty !== 'none') ?? [];
  const [unexplained] = answers?.filter(({ certainty }) => certainty === 'none') ?? [];
  const named = explained.length === 0 ? engine?.pagesNamedIn(text).slice(0, MAX_NAMED) : [];
  return (
    <>
      <p role="status">{statusOf(failed, answers, named?.length)}</p>
      {failed && (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
      {explained.map((answer) => (
        <Fragment key={answer.message}>
          {answers && answers.length > 1 && (
            <p>
              <code>{shortened(answer.message, MAX_MESSAGE)}</code>
              <br />
              {CERTAINTY[answer.certainty][answer.sections.length > 1 ? 1 : 0]}
            </p>
          )}
          <Links
            links={answer.sections.map(({ page: { path, title }, section }) => ({
              path: `${path}#${section.id}`,
              title: section.heading,
              from: since[path] ? `${title}, since ${since[path]}` : title,
              excerpt: shortened(section.text, MAX_EXCERPT),
            }))}
          />
        </Fragment>
      ))}
      <Links
        links={(named ?? []).map(({ path, title, kind, sections: [first] }) => ({
          path,
          title,
          from: KIND_LABELS[kind],
          excerpt: shortened(first?.text ?? '', MAX_EXCERPT),
        }))}
      />
      {unexplained && (
        <p>
          <FrameLink
            href={`${library.tracker}/issues?q=${encodeURIComponent(startOf(unexplained.message, MAX_LENGTH_IN_ADDRESS))}`}
          >
            {explained.length > 0
              ? "Search for the other message in the library's issues"
              : "Search for it in the library's issues"}
          </FrameLink>
          .
        </p>
      )}
    </>
  );
}

interface Link {
  path: string;
  title: string;
  /** The kind of the page, or the guide with the version of its subject. */
  from: string;
  excerpt: string;
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    links.length > 0 && (
      <ol>
        {links.map(({ path, title, from, excerpt }) => (
          <li key={path}>
            <FrameLink href={path}>{title}</FrameLink> ({from})<p>{excerpt}</p>
          </li>
        ))}
      </ol>
    )
  );
}

/** Maximum lengths, in characters. */
const MAX_MESSAGE = 160;
const MAX_EXCERPT = 180;
/** Maximum length of a message in a link to another site's search, in characters. */
const MAX_LENGTH_IN_ADDRESS = 120;
/** Maximum number of pages about names in a message. */
const MAX_NAMED = 6;

/** What is said about one section, and about several. */
const CERTAINTY: Record<ErrorAnswer['certainty'], [one: string, several: string]> = {
  certain: ['This section explains the error.', 'These sections explain the error.'],
  likely: [
    'This section probably explains the error.',
    'One of these sections probably explains the error, most likely the first.',
  ],
  none: ['No page explains this error.', 'No page explains this error.'],
};

function statusOf(failed: boolean, answers: readonly ErrorAnswer[] | undefined, named = 0): string {
  if (failed) return 'The explanations could not be loaded.';
  if (!answers) return 'Loading the explanations …';
  const explained = answers.filter(({ certainty }) => certainty !== 'none');
  const [first] = explained;
  if (!first) {
    const none =
      answers.length > 1 ? 'No page explains these errors.' : 'No page explains this error.';
    return named > 0 ? `${none} These pages explain the names in it:` : none;
  }
  if (answers.length === 1) return CERTAINTY[first.certainty][first.sections.length > 1 ? 1 : 0];
  return `${answers.length} different messages, ${explained.length} with an explanation:`;
}
