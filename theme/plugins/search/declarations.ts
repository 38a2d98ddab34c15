import { behind, depthOf, isName, type TypeToken, tokensOf } from '../../lib/typeTokens';
import type { IndexedPage, IndexedSection } from './indexFormat';
import { normalized } from './tokens';

/** A declaration on the page of a symbol. */
export interface Signature {
  page: IndexedPage;
  text: string;
  tokens: TypeToken[];
  /** Names of its type parameters. */
  parameters: ReadonlySet<string>;
  /** The names in all declarations on the page, in lowercase. */
  words: ReadonlySet<string>;
}

/** A member or parameter in a signature. */
interface Member {
  name: string;
  /** Its row on the page, if any. */
  section?: IndexedSection;
  /** Its position in the text. */
  from: number;
  to: number;
}

/** The member around a token: the nearest one with a row on the page, or else the nearest one. */
export function memberAt({ page, tokens }: Signature, at: number): Member | undefined {
  let nearest: Member | undefined;
  let depth = 0;
  /** Whether the tokens belong to a member before the one around the token. */
  let isBefore = false;
  for (let i = at; i >= 0; i--) {
    const { text, from } = tokens[i] as TypeToken;
    // When going backward, a closing bracket starts a part that is skipped.
    if (i < at) depth -= depthOf(text);
    if (depth < 0) [depth, isBefore] = [0, false];
    else if (i < at && depth === 0 && /^[;,]$/.test(text)) isBefore = true;
    if (isBefore) continue;
    const before = tokens[i - 1]?.text ?? '';
    const after = tokens[i + 1]?.text ?? '';
    if (depth > 0 || !isName(text) || !/^[?:(<]$/.test(after) || !/^[{;,(]$/.test(before)) continue;
    const end = behind(tokens, i, [';', ',']);
    const section = page.sections.find(
      ({ heading }) => heading === text || heading === `${text}()`,
    );
    const member = { name: text, section, from, to: tokens[end - 1]?.to ?? from };
    if (section) return member;
    nearest ??= member;
  }
  return nearest;
}

export function typeAt({ page, tokens }: Signature, at: number): IndexedSection | undefined {
  for (let i = at; i > 0; i--) {
    const declared = /^(?:type|interface)$/.test(tokens[i - 1]?.text ?? '') && tokens[i]?.text;
    if (declared) return page.sections.find(({ id }) => id === `type-${declared}`);
  }
  return undefined;
}

export function declarationsOf(pages: readonly IndexedPage[]): Signature[] {
  const own = pages.flatMap((page) => {
    const words = new Set((page.signatures ?? []).flatMap(namesIn));
    return (page.signatures ?? []).map((text) => declarationOf(page, text, words));
  });
  const aliases = own.flatMap(({ page, text, parameters }): Alias[] => {
    const body = FUNCTION_TYPE.exec(text)?.[1];
    return body ? [{ name: page.title, parameters: [...parameters], body }] : [];
  });
  return own
    .flatMap((signature) => {
      const text = aliases.reduce(writtenOut, signature.text);
      const isSame = text === signature.text;
      return isSame ? signature : [signature, declarationOf(signature.page, text, signature.words)];
    })
    .sort((a, b) => a.tokens.length - b.tokens.length);
}

function declarationOf(page: IndexedPage, text: string, words: ReadonlySet<string>): Signature {
  const tokens = tokensOf(text);
  const opening = tokens[2];
  const parameters = new Set<string>();
  let depth = opening?.text === '<' ? 1 : 0;
  for (let at = 3; depth > 0 && at < tokens.length; at++) {
    const [before, token = ''] = [tokens[at - 1]?.text, tokens[at]?.text];
    if (depth === 1 && (before === '<' || before === ',')) parameters.add(token);
    depth += depthOf(token);
  }
  return { page, text, tokens, parameters, words };
}

const namesIn = (code: string) =>
  tokensOf(code).flatMap(({ text }) => (isName(text) ? normalized(text) : []));

/** The alias of a function type, such as `type Operation<P, R> = (param: P) => R`. */
interface Alias {
  name: string;
  parameters: string[];
  body: string;
}

const FUNCTION_TYPE = /^type \w+<[^=]*> = (\([^(){}]*\) => \w+);?$/;

/** A declaration with an alias replaced by its function type, which readers search for. */
function writtenOut(text: string, { name, parameters, body }: Alias): string {
  const use = text.indexOf(` ${name}<`) + 1;
  if (use === 0 || text.startsWith(`type ${name}<`)) return text;
  const tokens = tokensOf(text.slice(use));
  const args: string[] = [];
  for (let at = 2; ; at++) {
    const end = behind(tokens, at, [',']);
    args.push(text.slice(use + (tokens[at]?.from ?? 0), use + (tokens[end - 1]?.to ?? 0)));
    at = end;
    if (tokens[end]?.text === ',') continue;
    const written = body.replace(/\w+/g, (word) => args[parameters.indexOf(word)] ?? word);
    return text.slice(0, use) + written + text.slice(use + (tokens[end]?.to ?? 0));
  }
}
