import ts from 'typescript';
import { TYPE_PARAMETER } from '../../../theme/plugins/hover/SymbolCard/names';
import { bodyOf } from '../../typescript/symbols';

/** Maximum number of lines of a declaration in a card. */
const MAX_LINES = 12;

/** Maximum number of characters of a declaration in a card. */
const MAX_CHARACTERS = 400;

const FORMAT =
  ts.TypeFormatFlags.MultilineObjectLiterals |
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** A declaration in the form that a card shows. */
export interface ShownDeclaration {
  text: string;
  /** The signature of an overloaded function that is shown. */
  signature?: ts.Signature;
}

/**
 * Prints a symbol as an editor shows it: a declaration with its type.
 *
 * @param subject the called signature, or the type of the symbol at this position
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
  const declaration = declarationOf(symbol);
  const print = (signature: ts.Signature) => {
    const text = `${kind} ${name}${checker.signatureToString(signature, declaration, plain)}`;
    return declaration && isFromPackage(declaration)
      ? text.replace(PRIVATE, '').replace(/\{ +\}/g, '{}')
      : text;
  };
  const text = print(called);
  if (!first || others.length === 0) return { text: shortened(text) };
  const more = ` (+${others.length} overload${others.length > 1 ? 's' : ''})`;
  // An overload for nine features is unreadable. The first overload says what the function does.
  return text.length > MAX_CHARACTERS
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
  // With an explicit type annotation, types are printed as in the annotation. This is slow for other declarations.
  const enclosing =
    declaration && 'type' in declaration && declaration.type ? declaration : undefined;
  const print = (type: ts.Type, flags = 0) => checker.typeToString(type, enclosing, FORMAT | flags);
  const { Class, Interface, TypeAlias, TypeParameter } = ts.SymbolFlags;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  if (flags & Class) return `class ${print(declared)}`;
  if (flags & TypeParameter) return `${TYPE_PARAMETER} ${name}`;
  if (flags & ts.SymbolFlags.Value && !('parameters' in subject)) {
    const isOptional = Boolean(flags & ts.SymbolFlags.Optional);
    const mark = isOptional ? '?' : '';
    const type = print(plainType(subject, isOptional));
    return shortened(`${declarationKind(symbol, declaration)} ${name}${mark}: ${type}`);
  }
  // Types of packages are printed as in their source, because resolved types can be huge.
  if (declaration && ts.isTypeAliasDeclaration(declaration) && isFromPackage(declaration)) {
    return asWritten(declarationOf(bodyOf(symbol, checker)) ?? declaration);
  }
  if (flags & TypeAlias) {
    const shown = declared.aliasTypeArguments ? print(declared) : name;
    return shortened(`type ${shown} = ${print(declared, ts.TypeFormatFlags.InTypeAlias)}`);
  }
  return flags & Interface ? `interface ${print(declared)}` : name;
}

/** Returns a type without `undefined`, if that is implied or impossible, and without `NoInfer`. */
function plainType(type: ts.Type, isOptional: boolean): ts.Type {
  const isUndefined = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.Undefined);
  const isRedundant = (one: ts.Type) =>
    one.isIntersection() ? one.types.some(isUndefined) : isOptional && isUndefined(one);
  const kept = type.isUnion() ? type.types.filter((one) => !isRedundant(one)) : [type];
  const [only = type] = kept;
  if (kept.length > 1) return type;
  return only.flags & ts.TypeFlags.Substitution ? (only as ts.SubstitutionType).baseType : only;
}

const isFromPackage = (declaration: ts.Node) => declaration.getSourceFile().isDeclarationFile;

/** Returns the source of a declaration from a package, without comments and with half of its indentation. */
const asWritten = (declaration: ts.Node): string =>
  truncated(
    declaration
      .getText()
      .replace(/^(?:export |declare )+|;$/g, '')
      .replace(/\s*\/\*[\s\S]*?\*\//g, '')
      .replace(/\b_ngrx_\w+\./g, '')
      .replace(RENAMED, '')
      .replace(/(?<=\n)(?: {4})+/g, (space) => space.slice(space.length / 2)),
  );

function declarationKind({ flags }: ts.Symbol, declaration: ts.Declaration | undefined): string {
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  // A destructured name has the kind of the whole declaration.
  const whole =
    declaration && ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
  if (whole && ts.isParameter(whole)) return '(parameter)';
  if (!(flags & ts.SymbolFlags.Variable)) return '(property)';
  if (whole && ts.isCatchClause(whole.parent)) return '(local var)';
  return whole && ts.getCombinedNodeFlags(whole) & ts.NodeFlags.Const ? 'const' : 'let';
}

/** Matches the internal state of a store, which repeats its state. */
const STATE_INSIDE = /^( *)\} & (?:Writable)?StateSource<\{\n[\s\S]*?\n\1\}>/gm;

/** Matches the internal state as a member of an object. */
const STATE_MEMBER = /^( *)\[STATE_SOURCE\]: \{(?:\n[\s\S]*?\n\1)?\};\n/gm;

/** Matches a signal that is printed without its alias. */
const SIGNAL = /\(\(\) => ((?:(?!\(\) =>)[\s\S])*?)\) & \{\s*\[SIGNAL\]: unknown;\s*\}/g;

/** Matches a private member by the naming convention of NgRx. */
const PRIVATE = /(?<=[{;] *)_\w+: (?:\{(?:[^{}]|\{[^{}]*\})*\}|[^;{}]*); */g;

/** Matches `| undefined`, which is redundant for optional members. */
const OPTIONAL = /(\?: (?:[^;,{}()]|\([^()]*\))*?) \| undefined(?=[;,)]|$)/g;

/** Matches the suffix that the bundler of a package adds to duplicate names. */
const RENAMED = /(?<=\w)\$\d\b/g;

/** Restores the line breaks before indented members, which TypeScript omits, and merges intersections of objects. */
function shortened(text: string): string {
  return truncated(
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

function truncated(text: string): string {
  const lines = text.split('\n');
  const shown = lines.length > MAX_LINES ? lines.slice(0, MAX_LINES - 1) : lines;
  const code = shown.join('\n');
  if (code.length <= MAX_CHARACTERS) return shown === lines ? text : `${code}\n  …`;
  return code.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/, ' …');
}
