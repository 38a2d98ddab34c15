import { Children, type ReactNode } from 'react';
import { withCode } from '../withCode';
import { CALLOUTS, QUESTION } from './callouts';

interface CalloutProps {
  /** One of `CALLOUTS`, or `details`. */
  type: string;
  /** With backticks around code. Rspress passes the type in capitals if the page has no title. */
  title?: string;
  children?: ReactNode;
}

/** Renders a callout, or collapsible text: `:::tip Title`, `:::details Title`. */
export function Callout({ type, title = type, children }: CalloutProps) {
  const isDefault = title.toLowerCase() === type;
  const text = isDefault ? type.charAt(0).toUpperCase() + type.slice(1) : title;
  if (title === QUESTION) {
    const [link, ...question] = Children.toArray(children);
    return (
      <div className="question">
        {link}
        <details>{question}</details>
      </div>
    );
  }
  if (type === 'details') {
    return (
      <div className="question">
        <details>
          <summary>{withCode(text)}</summary>
          {children}
        </details>
      </div>
    );
  }
  return (
    <aside className={`callout ${CALLOUTS[type] ?? type}`} aria-label={text.replaceAll('`', '')}>
      <p className="callout-title">{withCode(text)}</p>
      {children}
    </aside>
  );
}
