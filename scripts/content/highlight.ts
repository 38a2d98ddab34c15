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
 * The classes of Shiki's token colors: one letter each, because a long guide has thousands of tokens. The colors are in
 * `theme/content/Code/code.css`. All other tokens look like plain code.
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
/** The TypeScript grammar classifies some punctuation as keywords. */
const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;
/** Literals and built-in types. The grammar also classifies variable names as constants; variable names stay plain. */
const CONSTANT =
  /^\s*(?:\d|(?:true|false|null|undefined|this|any|bigint|boolean|never|number|object|string|symbol|unknown|void)\s*$)/;

function toToken({ content, color }: ThemedToken): Token {
  const name = /--shiki-([\w-]+)/.exec(color ?? '')?.[1] ?? '';
  const plain =
    (name === 'token-keyword' && PUNCTUATION.test(content)) ||
    (name === 'token-constant' && !CONSTANT.test(content));
  const className = plain ? undefined : CLASSES[name];
  return className ? [content, className] : [content];
}

/** Code that may contain an Angular template or styles. For the rest, the grammar of Angular would take twice as long. */
const ANGULAR = /@(?:Component|Directive)\b|template/;

/** Shiki's name for the language of a fence. */
const languageOf = ({ lang, code }: Pick<Fence, 'lang' | 'code'>) =>
  lang === 'ts' && ANGULAR.test(code) ? 'angular-ts' : lang;

let highlighter: Promise<Highlighter> | undefined;

/** The tokens of each line of each fence. All fences of a page are cached together. */
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
        const lang = languageOf(fence);
        const isKnown = (name: string) => name in shiki.getBundledLanguages();
        // Shiki highlights fences inside a fence only if their language is loaded. Other pages may
        // not have loaded it.
        const inner = [...code.matchAll(/^\s*```+(\w+)/gm)].map(([, name = '']) => name);
        await shiki.loadLanguage(...([lang, ...inner].filter(isKnown) as 'ts'[]));
        const tokens = shiki.codeToTokensBase(code, {
          lang: (isKnown(lang) ? lang : 'text') as 'ts',
          theme: THEME as never,
          // With a limit, lines could stay plain on a busy machine.
          tokenizeTimeLimit: 0,
        });
        return tokens.map((line) => line.map(toToken));
      }),
    );
  });
}
