import type { ElementContent } from 'hast';
import type { CodeData } from 'mdast';
import { Code } from '../../theme/content/Code/Code';
import type { CompilerError } from '../../theme/content/Code/codeErrors';
import type { CodeLink, LineMark, Token } from '../../theme/content/Code/codeHtml';
import { type Fence, languageLabel, takeMarks } from './fence';
import { toHast } from './to-hast';

declare module 'mdast' {
  interface CodeData {
    /** Whether to hide the imports at the start of the code until the reader opens them. */
    foldImports?: boolean;
    /** Compiler errors that the sample shows on purpose. */
    errors?: readonly CompilerError[];
  }
}

/** A fence with its `[!code …]` notations parsed and removed, ready to be highlighted. */
export function readableFence({ lang, code, meta }: Pick<Fence, 'lang' | 'code' | 'meta'>) {
  return { lang, meta, ...takeMarks(code) };
}

/**
 * Renders a fence as a code sample.
 *
 * @param lines the highlighted code
 * @param data what plugins have added to the fence
 */
export function codeFrame(
  { lang, meta, marks }: ReturnType<typeof readableFence>,
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
  { foldImports = false, errors }: CodeData = {},
): ElementContent[] {
  const { title, firstLine, wrap, highlighted } = meta;
  const named = highlighted.map((line): [number, LineMark] => [line, 'mark']);
  return toHast(
    <Code
      title={title}
      language={languageLabel(lang)}
      lines={lines}
      marks={new Map([...named, ...marks])}
      firstLine={firstLine}
      wrap={wrap}
      foldImports={foldImports}
      links={links}
      errors={errors}
    />,
  );
}
