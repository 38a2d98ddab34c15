import { useEffect, useMemo, useRef, useState } from 'react';
import { library } from '../../../config/library';
import { AskedResult, useAskedResult } from '../../../ui/Fields/askedResult';
import { Field, fields, typedInto } from '../../../ui/Fields/Fields';
import { FrameLink } from '../../../ui/FrameLink/FrameLink';
import { messageInAddress, useEngine } from '../../search';
import { errorsFor, messageIn } from './errors';

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
  useAskedResult(typed !== undefined && !message);

  return (
    <search ref={box} className={fields}>
      <AskedResult />
      <Field label="Message of the error">
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
  );
}

/** Sections that explain a message, best first. */
function Found({ message, since }: ErrorFinderProps & { message: string }) {
  const { engine, failed, retry } = useEngine();
  const errors = useMemo(
    () => engine && errorsFor(engine.search(message, 'errors')),
    [engine, message],
  );
  useAskedResult(failed || errors !== undefined);
  return (
    <>
      <p role="status">{statusOf(failed, errors?.length)}</p>
      {failed && (
        <button type="button" onClick={retry}>
          Retry
        </button>
      )}
      <ol>
        {errors?.map(({ path, heading, guide, excerpt }) => {
          const [route = ''] = path.split('#');
          const version = since[route];
          return (
            <li key={path}>
              <FrameLink href={path}>{heading}</FrameLink> (
              {version ? `${guide}, since ${version}` : guide})<p>{excerpt}</p>
            </li>
          );
        })}
      </ol>
      {errors?.length === 0 && (
        <p>
          Search all pages (<kbd>/</kbd>) for a name in it, or{' '}
          <FrameLink
            href={`${library.tracker}/issues?q=${encodeURIComponent(message.slice(0, LONGEST_IN_ADDRESS))}`}
          >
            look for it in the issues of the library
          </FrameLink>
          .
        </p>
      )}
    </>
  );
}

/** Maximum length of a message in a link to another site's search, in characters. */
const LONGEST_IN_ADDRESS = 120;

function statusOf(failed: boolean, found: number | undefined): string {
  if (failed) return 'What the guides say could not be loaded.';
  if (found === undefined) return 'Loading what the guides say …';
  if (found === 0) return 'No guide explains this error.';
  return found === 1 ? 'One section explains it.' : `${found} sections, the likeliest first.`;
}
