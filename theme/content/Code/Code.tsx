import { type CompilerError, errorText, withErrors } from './codeErrors';
import { type CodeLink, codeHtml, importLines, type LineMark, type Token } from './codeHtml';

export interface CodeProps {
  title?: string;
  /** Display name of the language. Plain text has none. */
  language?: string;
  lines: readonly (readonly Token[])[];
  /** Marks of lines, counted from 1. */
  marks?: ReadonlyMap<number, LineMark>;
  firstLine?: number;
  wrap?: boolean;
  foldImports?: boolean;
  /** Names with links, in order. */
  links?: readonly CodeLink[];
  /** Compiler errors in the code. */
  errors?: readonly CompilerError[];
}

/**
 * Renders a code sample in its frame: title, language and code. Plugins add buttons in the
 * browser, because buttons do nothing without scripts.
 */
export function Code({
  title,
  language,
  lines,
  marks = new Map(),
  firstLine,
  wrap,
  foldImports,
  links = [],
  errors = [],
}: CodeProps) {
  const byLine = firstLine !== undefined || marks.size > 0;
  const classes = [byLine && 'lines', firstLine && 'numbered', wrap && 'wrapped'];
  const folded = foldImports && !byLine ? importLines(lines) : 0;
  const html = codeHtml(withErrors(lines, errors), { byLine, marks, firstLine, folded, links });
  return (
    <figure className="code">
      {(title || language) && (
        <figcaption>
          {title && <span className="code-title">{title}</span>}
          {language && <span className="code-lang">{language}</span>}
        </figcaption>
      )}
      <div className="code-body">
        {/* `<pre>` cannot contain this element. Its text comes from CSS, so that the search does not find it. */}
        {folded > 0 && (
          <details>
            <summary aria-label="Imports" />
          </details>
        )}
        <pre className={classes.filter(Boolean).join(' ') || undefined}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendering thousands of tokens as elements would be slow */}
          <code {...sizeOf(lines.slice(folded))} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </div>
      {errors.map((error) => (
        <samp key={`${error.line} ${error.from}`}>{errorText(error, firstLine)}</samp>
      ))}
    </figure>
  );
}

/** The number of lines and columns, from which CSS computes the size of code outside the viewport. */
function sizeOf(lines: readonly (readonly Token[])[]) {
  const lengths = lines.map((tokens) => tokens.reduce((sum, [text]) => sum + text.length, 0));
  return { 'data-lines': lines.length, 'data-columns': Math.max(0, ...lengths) };
}
