import { ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { PackageFacts } from '../../../typescript/package';
import { bodyOf, declarationsOf, plainName } from '../../../typescript/symbols';
import type {
  ApiMember,
  ApiModel,
  ApiParameter,
  ApiSignature,
  ApiSymbol,
  LinkTarget,
  SymbolKind,
} from '../model';
import {
  type Conversion,
  convert,
  type Declared,
  membersOf,
  optionsOf,
  type RawMember,
  Sources,
} from './convert';
import { CodePrinter } from './print';
import { resolveName, type Token, tokensOf } from './tokens';

const MARKS = ['deprecated', 'experimental', 'internal'] as const;

/**
 * Reads the public API of a package from its declarations.
 * @throws an error that lists all unresolved types and names, with remedies
 */
export async function buildModel(facts: PackageFacts): Promise<ApiModel> {
  const conversion = await convert(facts);
  const sources = new Sources(facts.entryPoints.map(({ code }) => `${code}.map`));
  const builder = new ModelBuilder(conversion, sources);
  const model: ApiModel = {
    package: facts.name,
    version: facts.version,
    symbols: conversion.declared.flatMap((declared) => builder.symbol(declared) ?? []),
    inner: conversion.declared.flatMap((declared) => builder.inner(declared) ?? []),
  };
  await builder.printer.finish();
  if (builder.problems.size) {
    throw new Error(
      `The API reference of ${facts.name} ${facts.version} cannot be generated:\n` +
        [...builder.problems].map((problem) => `  - ${problem}`).join('\n'),
    );
  }
  return model;
}

class ModelBuilder {
  readonly printer = new CodePrinter();
  readonly problems = new Set<string>();
  private readonly targets = new Map<ts.Symbol, LinkTarget>();
  /** The current symbol, for messages. */
  private context = '';

  constructor(
    private readonly conversion: Conversion,
    private readonly sources: Sources,
  ) {
    const { declared, checker } = conversion;
    for (const { symbol, entry } of declared) {
      this.targets.set(symbol, { type: 'inner', id: `${entry.specifier}#${symbol.name}` });
    }
    for (const { symbol, reflection } of declared) {
      if (!reflection) continue;
      const target: LinkTarget = { type: 'symbol', name: reflection.name };
      this.targets.set(symbol, target).set(bodyOf(symbol, checker), target);
    }
  }

  /** The model of an exported symbol; undefined for other symbols. */
  symbol({ symbol, reflection, entry, aliases }: Declared): ApiSymbol | undefined {
    if (!reflection) return undefined;
    const { name } = reflection;
    this.context = `${entry.specifier}, ${name}`;
    const source = this.sources.find(plainName(symbol.name));
    if (!source) {
      this.problems.add(`${this.context}: no source map or import contains its file`);
    }
    const { checker } = this.conversion;
    const body = bodyOf(symbol, checker);
    const [node] = declarationsOf(body);
    const calls = this.typeOf(symbol).getCallSignatures();
    const kind = symbolKindOf(reflection.kind, calls.length > 0);
    // The declaration already shows signatures from other packages.
    const own = calls.filter(
      ({ declaration }) => declaration?.getSourceFile().fileName === entry.types,
    );
    const called = kind === 'function' ? name : undefined;
    const signatures = own.flatMap((call) => this.signature(call, called) ?? []);
    const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
    return {
      name,
      kind,
      specifier: entry.specifier,
      aliases,
      signatures,
      declaration:
        node && !(kind === 'function' && own.length) ? this.declaration(node, name) : undefined,
      typeParameters: [
        ...new Set([node, ...own.map((call) => call.declaration)].flatMap(typeParametersOf)),
      ],
      members: membersOf(symbol, checker).map((member) => this.member(member, body)),
      marks: MARKS.filter(
        (mark) => comment?.getTag(`@${mark}`) ?? comment?.hasModifier(`@${mark}`),
      ),
      source: source ?? { file: '' },
    };
  }

  /** A declaration that exported symbols use; undefined for exported symbols themselves. */
  inner({ symbol, entry }: Declared): ApiModel['inner'][number] | undefined {
    const target = this.targets.get(symbol);
    const [node] = declarationsOf(symbol);
    if (target?.type !== 'inner' || !node) return undefined;
    this.context = `${entry.specifier}, ${symbol.name}`;
    const name = plainName(symbol.name);
    return { id: target.id, name, code: this.declaration(node, name) };
  }

  private typeOf(symbol: ts.Symbol): ts.Type {
    const { checker } = this.conversion;
    const isType = symbol.flags & ts.SymbolFlags.Type;
    return isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  }

  private declaration = (node: ts.Node, shown: string) =>
    this.printer.declaration(this.tokens(node, shown));

  private tokens = (node: ts.Node, shown?: string) => tokensOf(node, this.resolve, shown);

  /**
   * The model of a signature.
   * @param name name of the function; undefined for call signatures of types
   */
  private signature(signature: ts.Signature, name?: string): ApiSignature | undefined {
    const { declaration } = signature;
    const isExplicit =
      declaration &&
      !ts.isJSDocSignature(declaration) &&
      !ts.findAncestor(declaration, ts.isConditionalTypeNode);
    if (isExplicit) return this.declaredSignature(declaration, name);
    return name ? this.inferredSignature(signature, name) : undefined;
  }

  private declaredSignature(node: ts.SignatureDeclaration, name?: string): ApiSignature {
    const tokens = this.tokens(node, name);
    return {
      code: name ? this.printer.declaration(tokens) : this.printer.type(tokens),
      parameters: node.parameters.flatMap(partsOf).map((part) => this.parameter(part)),
      returns: node.type?.getText() ?? '',
    };
  }

  /** A signature that only the type checker knows, such as the result of a conditional type. */
  private inferredSignature(signature: ts.Signature, name: string): ApiSignature {
    const { checker } = this.conversion;
    const parameters = signature.getParameters();
    const file = parameters[0]?.declarations?.[0]?.getSourceFile();
    const print = (type: ts.Type): Token[] =>
      this.linkImports(checker.typeToString(type, file, ts.TypeFormatFlags.NoTruncation), file);
    const shown = parameters.map((parameter) => {
      const type = checker.getTypeOfSymbol(parameter);
      return { name: parameter.name, rest: checker.isArrayLikeType(type), tokens: print(type) };
    });
    const list = shown.flatMap(({ name, rest, tokens }) => [
      { text: `${rest ? '...' : ''}${name}: ` },
      ...tokens,
      { text: ', ' },
    ]);
    const returned = signature.getReturnType();
    return {
      code: this.printer.declaration([
        { text: `function ${name}(` },
        ...list,
        { text: '): ' },
        ...print(returned),
        { text: ';' },
      ]),
      parameters: shown.map(({ name, rest, tokens }) => ({
        name,
        rest,
        optional: false,
        type: this.printer.type(tokens),
        options: [],
      })),
      returns: checker.typeToString(returned),
    };
  }

  /** The tokens of a text that the type checker printed, with links for names that the file imports. */
  private linkImports(text: string, file: ts.SourceFile | undefined): Token[] {
    const imports = [...(file?.statements ?? [])].filter(ts.isImportDeclaration);
    const names = imports.flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name }) => name)
        : [];
    });
    // The type checker prefixes some names with their module, such as `_ngrx_signals.StateSource`.
    const words = text.replace(/\b\w+\.(?=\w)/g, '').split(/\b/);
    return words.map((word) => {
      const name = names.find((imported) => imported.text === word);
      return name ? this.resolve(name) : { text: word };
    });
  }

  private resolve = (name: ts.EntityName): Token =>
    resolveName(name, this.conversion.checker, this.targets, (problem) =>
      this.problems.add(`${this.context}: ${problem}`),
    );

  private parameter(part: ts.ParameterDeclaration | ts.NamedTupleMember): ApiParameter {
    return {
      name: part.name.getText(),
      optional: Boolean(part.questionToken),
      rest: Boolean(part.dotDotDotToken),
      type: this.printer.type(part.type ? this.tokens(part.type) : [{ text: 'any' }]),
      options: optionsOf(part, this.conversion.checker).map((member) => this.member(member)),
    };
  }

  /**
   * The model of a member.
   * @param owner the symbol that the member is listed under
   */
  private member({ declaration, optional }: RawMember, owner?: ts.Symbol): ApiMember {
    const shown = ts.isMethodSignature(declaration) ? declaration : declaration.type;
    const declaring = ts.findAncestor(declaration, isTypeDeclaration);
    const symbol = declaring && this.conversion.checker.getSymbolAtLocation(declaring.name);
    const of = symbol === owner ? undefined : symbol && this.targets.get(symbol);
    return {
      name: declaration.name.getText(),
      optional,
      type: this.printer.type(shown ? this.tokens(shown) : [{ text: 'any' }]),
      deprecated: ts.getJSDocDeprecatedTag(declaration) !== undefined,
      ...(of?.type === 'symbol' && { of: of.name }),
    };
  }
}

/** The kind of a symbol. A callable constant, such as `withDevToolsStub`, is listed as a function. */
function symbolKindOf(kind: ReflectionKind, isCalled: boolean): SymbolKind {
  if (kind === ReflectionKind.Interface) return 'interface';
  if (kind === ReflectionKind.TypeAlias) return 'type-alias';
  return isCalled ? 'function' : 'variable';
}

const isTypeDeclaration = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const typeParametersOf = (node: ts.Node | undefined): string[] =>
  node && 'typeParameters' in node
    ? ((node.typeParameters ?? []) as ts.NodeArray<ts.TypeParameterDeclaration>).map(
        ({ name }) => name.text,
      )
    : [];

/** The elements of a tuple, such as `...args: [...items: A, last: B]`, or the parameter itself. */
function partsOf(
  parameter: ts.ParameterDeclaration,
): (ts.ParameterDeclaration | ts.NamedTupleMember)[] {
  const { type, dotDotDotToken } = parameter;
  const isTuple = dotDotDotToken && type && ts.isTupleTypeNode(type);
  return isTuple && type.elements.every(ts.isNamedTupleMember) ? [...type.elements] : [parameter];
}
