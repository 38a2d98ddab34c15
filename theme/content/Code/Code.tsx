export interface CodeProps {
  /** The highlighted code. */
  html: string;
  title?: string;
  /** Display name of the language. Plain text has none. */
  language?: string;
  className?: string;
  /** Size of the code without folded imports, from which CSS computes the size of code outside the viewport. */
  lines: number;
  columns: number;
  /** Whether the imports are folded. */
  folded?: boolean;
  /** Compiler errors in the code, one per line. */
  errors?: string;
  'data-since'?: string;
}

/**
 * Renders a code sample in its frame: title, language and code. Plugins add buttons in the browser, because buttons do
 * nothing without scripts.
 */
export function Code({
  html,
  title,
  language,
  className,
  lines,
  columns,
  folded,
  errors,
  ...since
}: CodeProps) {
  const hasCaption = title !== undefined || language !== undefined;
  return (
    <figure className="code" {...(hasCaption ? {} : since)}>
      {hasCaption && (
        <figcaption {...since}>
          {title && <span className="code-title">{title}</span>}
          {language && <span className="code-lang">{language}</span>}
        </figcaption>
      )}
      <div className="code-body">
        {/* `<pre>` cannot contain this element. Its text comes from CSS, so that the search does not find it. */}
        {folded && (
          <details>
            <summary aria-label="Imports" />
          </details>
        )}
        <pre className={className}>
          <code
            data-lines={lines}
            data-columns={columns}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendering thousands of tokens as elements would be slow
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </pre>
      </div>
      {errors?.split('\n').map((error) => (
        <samp key={error}>{error}</samp>
      ))}
    </figure>
  );
}
