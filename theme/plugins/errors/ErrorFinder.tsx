import { useEffect, useMemo, useRef, useState } from 'react';
import { library } from '../../config/library';
import { KIND_LABELS } from '../../config/pageKinds';
import { startOf } from '../../lib/text';
import { Field, fields, typedInto } from '../../ui/Fields/Fields';
import { RequestedResult, useRequestedResult } from '../../ui/Fields/requestedResult';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import { messageIn, messageInAddress, type SearchAnswer, useEngine } from '../search';

export interface ErrorFinderProps {
  /** First versions of the subjects of guides, by route. */
  since: Readonly<Record<string, string>>;
}

/** Finds guides that explain an error message. Without scripts, there is only the list below. */
export function ErrorFinder({ since }: ErrorFinderProps) {
  const [typed, setText] = useState<string>();
  const text = typed ?? '';
  const box = useRef<HTMLElement>(null);
  const message = messageIn(text);

  // The server does not know the URL.
  useEffect(() => setText(typedInto(box.current) || messageInAddress(window.location.search)), []);
  useRequestedResult(typed !== undefined && !message);

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
        {message && <Found message={message} since={since} />}
      </search>
    </>
  );
}

/** Renders the answer of the search to a message, limited to errors. */
function Found({ message, since }: ErrorFinderProps & { message: string }) {
  const { engine, failed, retry } = useEngine();
  const answer = useMemo(() => engine?.search(message, 'errors'), [engine, message]);
  useRequestedResult(failed || answer !== undefined);
  const links: Link[] | undefined =
    answer && (answer.explanation === 'none' ? pagesIn(answer) : sectionsIn(answer, since));
  const isUnknown = answer?.explanation === 'none' || links?.length === 0;
  return (
    <>
      <p role="status">{statusOf(failed, answer, links?.length)}</p>
      {failed && (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
      <ol>
        {links?.map(({ path, title, from, excerpt }, at) => (
          <li key={path}>
            <FrameLink href={path}>{title}</FrameLink> ({from})
            {at === 0 && answer?.explanation === 'likely' && ', most likely'}
            <p>{excerpt}</p>
          </li>
        ))}
      </ol>
      {isUnknown && (
        <p>
          <FrameLink
            href={`${library.tracker}/issues?q=${encodeURIComponent(startOf(message, MAX_LENGTH_IN_ADDRESS))}`}
          >
            Search for it in the library's issues
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

const pagesIn = ({ pages }: SearchAnswer): Link[] =>
  pages.map((page) => ({ ...page, from: KIND_LABELS[page.kind] }));

const sectionsIn = ({ pages }: SearchAnswer, since: ErrorFinderProps['since']): Link[] =>
  pages.flatMap(({ path, title, sections }) => {
    const version = since[path];
    const from = version ? `${title}, since ${version}` : title;
    return sections.map((section) => ({ ...section, title: section.heading, from }));
  });

/** Maximum length of a message in a link to another site's search, in characters. */
const MAX_LENGTH_IN_ADDRESS = 120;

function statusOf(failed: boolean, answer: SearchAnswer | undefined, found = 0): string {
  if (failed) return 'The explanations could not be loaded.';
  if (!answer) return 'Loading the explanations …';
  if (found === 0) return 'No page explains this error.';
  if (answer.explanation === 'none') {
    return 'No page explains this error. These pages explain the names in it:';
  }
  const sections = found === 1 ? 'One section' : `${found} sections`;
  return answer.explanation === 'likely'
    ? `${sections} ${found === 1 ? 'explains' : 'explain'} this error.`
    : `${sections} that may explain this error.`;
}
