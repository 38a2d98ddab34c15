import type { CommentDisplayPart } from 'typedoc';
import ts from 'typescript';
import type { ApiMember, ApiModel, ApiSymbol, LinkedCode, LinkTarget, SymbolKind } from '../model';
import { commentText } from './comments';
import { type Conversion, type Converted, convert, type PackageFacts } from './convert';
import { plainName, resolveName } from './names';
import { membersOf, optionsOf, type RawMember } from './options';
import { CodePrinter } from './print';
import { Sources } from './sources';

/**
 * Reads the public API of a package from its declarations.
 * @throws an error that lists every type, name and link that could not be resolved, with the remedy
 */
export async function buildModel(facts: PackageFacts): Promise<ApiModel> {
  const conversion = await convert(facts);
  const problems = new Set<string>();
  const sources = new Sources(facts.entryPoints.map(({ code }) => `${code}.map`));
  const builder = new ModelBuilder(conversion, sources, problems);
  const model: ApiModel = {
    package: facts.name,
    version: facts.version,
    symbols: conversion.declarations.flatMap((declared) => builder.symbol(declared) ?? []),
    inner: conversion.declarations.flatMap((declared) => builder.inner(declared) ?? []),
  };
  await builder.printer.finish();
  if (problems.size) {
    throw new Error(
      `The API reference of ${facts.name} ${facts.version} cannot be made:\n` +
        [...problems].map((problem) => `  - ${problem}`).join('\n'),
    );
  }
  return model;
}

class ModelBuilder {
  private readonly targets = new Map<ts.Symbol, LinkTarget>();
  private readonly names = new Set<string>();
  readonly printer = new CodePrinter((node) =>
    resolveName(node, this.conversion.checker, this.targets, (problem) => this.report(problem)),
  );
  /** What is being read, for messages. */
  private place = '';

  constructor(
    private readonly conversion: Conversion,
    private readonly sources: Sources,
    private readonly problems: Set<string>,
  ) {
    for (const declared of conversion.declarations) {
      if (declared.reflection) this.names.add(declared.name);
      this.targets.set(declared.symbol, this.targetOf(declared));
    }
  }

  /** An exported symbol; undefined for anything else. */
  symbol(declared: Converted): ApiSymbol | undefined {
    const { name, reflection, symbol, entry, aliases } = declared;
    if (!reflection) return undefined;
    this.place = `${entry.specifier}, ${name}`;
    const functions = declared.nodes.filter(ts.isFunctionDeclaration);
    const comment = reflection.comment ?? reflection.signatures?.[0]?.comment;
    const deprecated = comment?.getTag('@deprecated');
    const source = this.sources.find(plainName(symbol.name));
    if (!source) this.report('neither source maps nor imports tell which file declares it');
    return {
      name,
      kind: this.kindOf(declared),
      specifier: entry.specifier,
      aliases,
      signatures: functions.map((node, index) => this.signature(node, name, declared, index)),
      declaration: functions.length ? undefined : this.declaration(this.bodyOf(declared), name),
      members: membersOf(symbol, this.conversion.checker).map((member) => this.member(member)),
      comment: this.comment([
        ...(comment?.summary ?? []),
        ...(comment?.getTag('@description')?.content ?? []),
      ]),
      deprecated: deprecated && (this.comment(deprecated.content) ?? 'Deprecated.'),
      experimental: Boolean(comment?.hasModifier('@experimental')),
      source: source ?? { file: '' },
    };
  }

  /** A declaration that exported symbols are made of; undefined for the exported ones themselves. */
  inner(declared: Converted): ApiModel['inner'][number] | undefined {
    const target = this.targets.get(declared.symbol);
    if (target?.type !== 'inner') return undefined;
    this.place = `${declared.entry.specifier}, ${declared.name}`;
    const name = plainName(declared.name);
    return { id: target.id, name, code: this.declaration(declared, name) };
  }

  private declaration({ nodes: [node] }: Converted, name: string): LinkedCode {
    return node ? this.printer.declaration(node, name) : { text: '', links: [] };
  }

  private signature(
    node: ts.FunctionDeclaration,
    name: string,
    { reflection }: Converted,
    index: number,
  ): ApiSymbol['signatures'][number] {
    const described = reflection?.signatures?.[index];
    return {
      code: this.printer.declaration(node, name),
      parameters: node.parameters.map((parameter, position) => ({
        name: parameter.name.getText(),
        optional: Boolean(parameter.questionToken),
        rest: Boolean(parameter.dotDotDotToken),
        type: this.printer.type(parameter.type),
        description: this.comment(described?.parameters?.[position]?.comment?.summary),
        options: optionsOf(parameter, this.conversion.checker).map((member) => this.member(member)),
      })),
      returns: this.printer.type(node.type),
      returnsDescription: this.comment(described?.comment?.getTag('@returns')?.content),
    };
  }

  private member({ declaration, symbol, optional }: RawMember): ApiMember {
    const { comment } = this.conversion.reflectionOf(declaration) ?? {};
    // TypeDoc reads no comments in what is not exported.
    const written = symbol.getDocumentationComment(this.conversion.checker);
    return {
      name: declaration.name.getText(),
      optional,
      method: ts.isMethodSignature(declaration),
      type: ts.isMethodSignature(declaration)
        ? this.printer.method(declaration)
        : this.printer.type(declaration.type),
      description:
        this.comment(comment?.summary) ?? (ts.displayPartsToString(written) || undefined),
      deprecated: this.comment(comment?.getTag('@deprecated')?.content),
    };
  }

  private comment(parts: readonly CommentDisplayPart[] | undefined): string | undefined {
    return commentText(parts, (name) => {
      if (this.names.has(name)) return true;
      this.report(
        `its comment links to "${name}", which does not exist; say what is meant in COMMENT_LINKS in ` +
          'scripts/api/extract/comments.ts',
      );
      return false;
    });
  }

  /** A constant that can be called, like `withDevToolsStub`, is a function to its readers. */
  private kindOf({ symbol, nodes: [node] }: Converted): SymbolKind {
    if (node && ts.isInterfaceDeclaration(node)) return 'interface';
    if (node && ts.isTypeAliasDeclaration(node)) return 'type-alias';
    const type = this.conversion.checker.getTypeOfSymbol(symbol);
    return type.getCallSignatures().length ? 'function' : 'variable';
  }

  /** `export type A = A$1`: readers know only the exported one of the two. */
  private targetOf(declared: Converted): LinkTarget {
    if (declared.reflection) return { type: 'symbol', name: declared.name };
    const standIn = this.conversion.declarations.find(
      (other) => other.reflection && this.bodyOf(other) === declared,
    );
    return standIn
      ? { type: 'symbol', name: standIn.name }
      : { type: 'inner', id: `${declared.entry.specifier}#${declared.name}` };
  }

  /** What such an alias stands for; any other declaration stands for itself. */
  private bodyOf(declared: Converted): Converted {
    const [node] = declared.nodes;
    if (!node || !ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) {
      return declared;
    }
    const symbol = this.conversion.checker.getSymbolAtLocation(node.type.typeName);
    const body = this.conversion.declarations.find((other) => other.symbol === symbol);
    return body && !body.reflection && plainName(body.name) === declared.name ? body : declared;
  }

  private report(problem: string) {
    this.problems.add(`${this.place}: ${problem}`);
  }
}
