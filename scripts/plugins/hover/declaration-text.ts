import ts from 'typescript';
import { bodyOf } from '../../typescript/symbols';

/** Lines of a declaration that a card has room for. */
const MOST_LINES = 12;

/** Characters of a declaration that a card has room for. */
const MOST_CHARACTERS = 400;

const FORMAT =
  ts.TypeFormatFlags.MultilineObjectLiterals |
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** What begins the text about a type parameter. */
export const TYPE_PARAMETER = '(type parameter)';

/** What a card shows of a declaration. */
export interface ShownDeclaration {
  text: string;
  /** Of an overloaded function: which of its signatures that is. */
  signature?: ts.Signature;
}

/**
 * What a symbol is, as an editor shows it: a declaration with its type.
 *
 * @param subject what is called, or the type that the symbol has where its name stands
 */
export function showDeclaration(
  symbol: ts.Symbol,
  subject: ts.Type | ts.Signature,
  checker: ts.TypeChecker,
): ShownDeclaration {
  if ('parameters' in subject || symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) {
    const shown = showFunction(symbol, subject, checker);
    if (shown) return shown;
  }
  return { text: declarationText(symbol, subject, checker) };
}

function showFunction(
  symbol: ts.Symbol,
  subject: ts.Type | ts.Signature,
  checker: ts.TypeChecker,
): ShownDeclaration | undefined {
  const { flags } = symbol;
  const name = ts.symbolName(symbol);
  const [first, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const called = 'parameters' in subject ? subject : subject.getCallSignatures()[0];
  if (!called) return undefined;
  const kind = flags & (ts.SymbolFlags.Method | ts.SymbolFlags.Property) ? '(method)' : 'function';
  const plain = FORMAT & ~ts.TypeFormatFlags.WriteArrowStyleSignature;
  const place = declarationOf(symbol);
  const print = (one: ts.Signature) => {
    const text = `${kind} ${name}${checker.signatureToString(one, place, plain)}`;
    return place && isOfPackage(place) ? text.replace(PRIVATE, '').replace(/\{ +\}/g, '{}') : text;
  };
  const text = print(called);
  if (!first || others.length === 0) return { text: shortened(text) };
  const more = ` (+${others.length} overload${others.length > 1 ? 's' : ''})`;
  // Nobody reads an overload for nine features: the first one says what the function does.
  return text.length > MOST_CHARACTERS
    ? { text: shortened(print(first)) + more, signature: first }
    : { text: shortened(text) + more, signature: called };
}

const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined =>
  symbol.valueDeclaration ?? symbol.declarations?.[0];

function declarationText(
  symbol: ts.Symbol,
  subject: ts.Type | ts.Signature,
  checker: ts.TypeChecker,
): string {
  const { flags } = symbol;
  const name = ts.symbolName(symbol);
  const declaration = declarationOf(symbol);
  // Where a type is written down, it is printed as it is there; to look that up for others takes long.
  const place = declaration && 'type' in declaration && declaration.type ? declaration : undefined;
  const type = (one: ts.Type, more = 0) => checker.typeToString(one, place, FORMAT | more);
  const { Class, Interface, TypeAlias, TypeParameter } = ts.SymbolFlags;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  if (flags & Class) return `class ${type(declared)}`;
  if (flags & TypeParameter) return `${TYPE_PARAMETER} ${name}`;
  if (flags & ts.SymbolFlags.Value && !('parameters' in subject)) {
    const mark = flags & ts.SymbolFlags.Optional ? '?' : '';
    return shortened(`${kindOf(symbol, declaration)} ${name}${mark}: ${type(subject)}`);
  }
  // A package's types are often made for the compiler: worked out, one can be endless.
  if (declaration && ts.isTypeAliasDeclaration(declaration) && isOfPackage(declaration)) {
    return asWritten(declarationOf(bodyOf(symbol, checker)) ?? declaration);
  }
  if (flags & TypeAlias) {
    const shown = declared.aliasTypeArguments ? type(declared) : name;
    return shortened(`type ${shown} = ${type(declared, ts.TypeFormatFlags.InTypeAlias)}`);
  }
  return flags & Interface ? `interface ${type(declared)}` : name;
}

const isOfPackage = (declaration: ts.Node) => declaration.getSourceFile().isDeclarationFile;

/** A declaration of a package without comments, with half of its indentation. */
const asWritten = (declaration: ts.Node): string =>
  inFewLines(
    declaration
      .getText()
      .replace(/^(?:export |declare )+|;$/g, '')
      .replace(/\s*\/\*[\s\S]*?\*\//g, '')
      .replace(/\b_ngrx_\w+\./g, '')
      .replace(RENAMED, '')
      .replace(/(?<=\n)(?: {4})+/g, (space) => space.slice(space.length / 2)),
  );

function kindOf({ flags }: ts.Symbol, declaration: ts.Declaration | undefined): string {
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  // What is taken out of an object or a list is what that is.
  const whole =
    declaration && ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
  if (whole && ts.isParameter(whole)) return '(parameter)';
  if (!(flags & ts.SymbolFlags.Variable)) return '(property)';
  if (whole && ts.isCatchClause(whole.parent)) return '(local var)';
  return whole && ts.getCombinedNodeFlags(whole) & ts.NodeFlags.Const ? 'const' : 'let';
}

/** What a store holds inside: its state again. */
const STATE_INSIDE = /^( *)\} & (?:Writable)?StateSource<\{\n[\s\S]*?\n\1\}>/gm;

/** The same, as a member of what holds it. */
const STATE_MEMBER = /^( *)\[STATE_SOURCE\]: \{(?:\n[\s\S]*?\n\1)?\};\n/gm;

/** A signal whose name has got lost on the way. */
const SIGNAL = /\(\(\) => ((?:(?!\(\) =>)[\s\S])*?)\) & \{\s*\[SIGNAL\]: unknown;\s*\}/g;

/** A member that a package's function keeps for itself, by NgRx' convention. */
const PRIVATE = /(?<=[{;] *)_\w+: (?:\{(?:[^{}]|\{[^{}]*\})*\}|[^;{}]*); */g;

/** What the mark of an option says already. */
const OPTIONAL = /(\?: (?:[^;,{}()]|\([^()]*\))*?) \| undefined(?=[;,)]|$)/g;

/** What the bundler of a package has put behind a name that it has twice. */
const RENAMED = /(?<=\w)\$\d\b/g;

/** TypeScript indents members by four spaces and leaves out the breaks in front of them. Joined objects become one. */
function shortened(text: string): string {
  return inFewLines(
    text
      .replace(/\b_ngrx_\w+\./g, '')
      .replace(/;(?=\})/g, ';\n')
      .replace(/(?: {4})+| {2}(?=\S)/g, (space) => `\n${space.slice(space.length / 2)}`)
      .replace(STATE_INSIDE, '$1}')
      .replace(SIGNAL, 'Signal<$1>')
      .replace(RENAMED, '')
      .replace(OPTIONAL, '$1')
      .replace(/\n *\} & \{\n/g, '\n')
      .replace(STATE_MEMBER, ''),
  );
}

function inFewLines(text: string): string {
  const lines = text.split('\n');
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines;
  const code = shown.join('\n');
  if (code.length <= MOST_CHARACTERS) return shown === lines ? text : `${code}\n  …`;
  return code.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, ' …');
}
