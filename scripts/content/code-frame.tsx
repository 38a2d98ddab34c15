import type { ElementContent } from 'hast';
import { Code } from '../../theme/content/Code/Code';
import type { CompilerError } from '../../theme/content/Code/codeErrors';
import type { CodeLink, LineMark, Token } from '../../theme/content/Code/codeHtml';
import { type Fence, languageLabel, takeMarks } from './fence';
import { toHast } from './to-hast';

declare module 'mdast' {
  interface CodeData {
    /** What the compiler says of the sample, which shows these errors on purpose. */
    errors?: readonly CompilerError[];
  }
}

/** A fence without the notations of a diff, as it is highlighted. */
export function readableFence({ lang, code, meta }: Pick<Fence, 'lang' | 'code' | 'meta'>) {
  return { lang, meta, ...takeMarks(code) };
}

/**
 * The code sample that a fence becomes.
 *
 * @param lines the highlighted code
 * @param errors what the compiler says of it
 */
export function codeFrame(
  { lang, meta, marks }: ReturnType<typeof readableFence>,
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
  errors?: readonly CompilerError[],
): ElementContent[] {
  const { title, firstLine, wrap, demo, highlighted } = meta;
  const named = highlighted.map((line): [number, LineMark] => [line, 'mark']);
  return toHast(
    <Code
      title={title}
      language={languageLabel(lang)}
      lines={lines}
      marks={new Map([...named, ...marks])}
      firstLine={firstLine}
      wrap={wrap}
      foldImports={demo}
      links={links}
      errors={errors}
    />,
  );
}
