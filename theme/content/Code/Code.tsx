interface CodeProps {
  /** The highlighted code. */
  html: string;
  title?: string;
  /** Name of the language, for screen readers and plugins. Plain text has none. */
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
 * Renders a code sample in its frame: title and code. Plugins add buttons in the browser, because buttons do
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
  return (
    <figure className="code" translate="no" {...(title ? {} : since)}>
      {title && (
        <figcaption {...since}>
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      <div className="code-body">
        {/* `<pre>` cannot contain this element. Its text comes from CSS, so that the search does not find it. */}
        {folded && (
          <details>
            <summary aria-label="Imports" />
          </details>
        )}
        <pre className={className} data-language={language}>
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
