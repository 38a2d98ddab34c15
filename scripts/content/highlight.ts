import {
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ThemedToken,
} from 'shiki';
import type { Token } from '../../theme/content/Code/codeHtml';
import { cached } from '../lib/cache';
import { inProject } from '../lib/paths';
import type { Fence } from './fence';

const OWN = inProject('scripts/content/highlight.ts');
const THEME = 'css-variables';

/**
 * The class of each of Shiki's token colours: one letter, because a long guide has thousands of them. The
 * colours stand in `theme/content/Code/code.css`. What is not here has the colour of plain code.
 */
const CLASSES: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-link': 's',
  'token-function': 'f',
  'token-constant': 'n',
  'token-comment': 'c',
  'token-inserted': 's',
  'token-deleted': 'd',
};
/** Keywords to the grammar of TypeScript, punctuation to those who read it. */
const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;
/** Of constants, those that mean the same everywhere; names of variables have the colour of plain code. */
const CONSTANT =
  /^\s*(?:\d|(?:true|false|null|undefined|this|any|bigint|boolean|never|number|object|string|symbol|unknown|void)\s*$)/;

function toToken({ content, color }: ThemedToken): Token {
  const name = /--shiki-([\w-]+)/.exec(color ?? '')?.[1] ?? '';
  const plain =
    (name === 'token-keyword' && PUNCTUATION.test(content)) ||
    (name === 'token-constant' && !CONSTANT.test(content));
  const colour = plain ? undefined : CLASSES[name];
  return colour ? [content, colour] : [content];
}

/** Shiki's grammar of TypeScript with Angular's templates in it serves for all TypeScript: a second one takes time. */
const languageOf = (lang: string) => (lang === 'ts' ? 'angular-ts' : lang);

let highlighter: Promise<Highlighter> | undefined;

/** The lines of fences as coloured pieces. Fences of one page are kept together. */
export function highlight(fences: readonly Pick<Fence, 'lang' | 'code'>[]): Promise<Token[][][]> {
  const texts = fences.flatMap(({ lang, code }) => [lang, code]);
  return cached('highlighted', OWN, { texts }, async () => {
    highlighter ??= createHighlighter({
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-' })],
      langs: [],
    });
    const shiki = await highlighter;
    return Promise.all(
      fences.map(async (fence) => {
        const { code } = fence;
        const lang = languageOf(fence.lang);
        const isKnown = (name: string) => name in shiki.getBundledLanguages();
        const known = isKnown(lang) ? lang : 'text';
        // Fences within a fence are coloured if their language is loaded: not only when another page did that.
        const inner = [...code.matchAll(/^\s*```+(\w+)/gm)].map(([, name = '']) => name);
        await shiki.loadLanguage(...([lang, ...inner].filter(isKnown) as 'ts'[]));
        const tokens = shiki.codeToTokensBase(code, {
          lang: known as 'ts',
          theme: THEME as never,
          // Else a busy machine leaves lines without colours.
          tokenizeTimeLimit: 0,
        });
        return tokens.map((line) => line.map(toToken));
      }),
    );
  });
}
