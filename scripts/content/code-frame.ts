import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { CompilerError } from '../samples/find-errors';
import { errorText, withErrors } from './code-errors';
import { type CodeLink, codeHtml, foldedLines, hasLines } from './code-html';
import { type Fence, languageLabel, takeMarks } from './fence';
import type { Token } from './highlight';

/** A fence without the notations of a diff, as it is highlighted. */
export function readableFence({ lang, code, meta }: Pick<Fence, 'lang' | 'code' | 'meta'>) {
  return { lang, meta, ...takeMarks(code) };
}

/**
 * A code sample in its frame: title, language and the code. The buttons are made by the browser
 * (`theme/content/codeTools.ts`), since they do nothing without scripts.
 *
 * @param lines the highlighted code
 * @param errors what the compiler says of it
 */
export function codeFrame(
  { lang, meta, marks }: ReturnType<typeof readableFence>,
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
  errors: readonly CompilerError[] = [],
): ElementContent {
  const label = languageLabel(lang);
  const name = meta.title ?? label;
  const { firstLine } = meta;
  const classes = [
    hasLines(meta, marks) && 'lines',
    firstLine && 'numbered',
    meta.wrap && 'wrapped',
  ].filter((name) => typeof name === 'string');
  return h('figure.code', [
    name === undefined
      ? null
      : h('figcaption', [
          meta.title ? h('span.code-title', meta.title) : null,
          label ? h('span.code-lang', label) : null,
        ]),
    h('div.code-body', [
      h(
        'pre',
        { className: classes.length > 0 ? classes : undefined },
        h('code', sizeOf(lines, foldedLines(lines, meta)), [
          {
            type: 'raw',
            value: codeHtml(withErrors(lines, errors), meta, marks, links),
          } as unknown as ElementContent,
        ]),
      ),
    ]),
    ...errors.map((error) => h('samp', errorText(error, firstLine))),
  ]) as ElementContent;
}

/**
 * How many lines a code has and how many characters the longest of them, by which it is laid out unseen.
 *
 * @param folded lines at the beginning that share one
 */
function sizeOf(lines: readonly (readonly Token[])[], folded: number) {
  const shown = lines.slice(folded);
  const lengths = shown.map((tokens) => tokens.reduce((sum, [text]) => sum + text.length, 0));
  return { dataLines: shown.length + Math.sign(folded), dataColumns: Math.max(0, ...lengths) };
}
