import ts from 'typescript';
import type { LinkTarget } from '../model';
import { type Doc, group, hardline, ifBroken, indent, join, line, name, softline } from './layout';

/** Answers what to show for a name in a type, and where it leads. */
export type ResolveName = (node: ts.EntityName) => { text: string; to?: LinkTarget };

/** A declaration that a page can show. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

/**
 * Writes declarations as TypeScript again, laid out anew and with links. TypeDoc's own model would do for
 * most of them, but it forgets what a type parameter was constrained by, and the spread in a tuple.
 */
export class TypePrinter {
  constructor(private readonly resolve: ResolveName) {}

  /** @param shown name under which readers know it */
  declaration(node: Declaration, shown: string): Doc {
    if (ts.isFunctionDeclaration(node)) return ['function ', this.signature(node, shown), ';'];
    if (ts.isVariableDeclaration(node)) {
      return ['const ', shown, ': ', node.type ? this.type(node.type) : 'unknown', ';'];
    }
    const head = [shown, this.typeParameters(node.typeParameters)];
    if (ts.isInterfaceDeclaration(node)) {
      const parents = node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      return [
        'interface ',
        ...head,
        parents.length
          ? [
              ' extends ',
              ...join(
                ', ',
                parents.map((type) => this.type(type)),
              ),
            ]
          : '',
        ' ',
        this.members(node.members, true),
      ];
    }
    // One member a line reads best, even where they would fit into one.
    const body = ts.isTypeLiteralNode(node.type)
      ? this.members(node.type.members, true)
      : this.type(node.type);
    return ['type ', ...head, ' = ', body, ';'];
  }

  type(node: ts.TypeNode): Doc {
    if (ts.isTypeReferenceNode(node)) {
      return [this.name(node.typeName), this.typeArguments(node.typeArguments)];
    }
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
      return [this.name(node.expression), this.typeArguments(node.typeArguments)];
    }
    if (ts.isImportTypeNode(node) && node.qualifier) {
      return [this.name(node.qualifier), this.typeArguments(node.typeArguments)];
    }
    if (ts.isTypeQueryNode(node)) return ['typeof ', this.name(node.exprName)];
    if (ts.isTypeLiteralNode(node)) return this.members(node.members, false);
    if (ts.isMappedTypeNode(node)) return this.mapped(node);
    if (ts.isUnionTypeNode(node)) return this.union(node);
    if (ts.isIntersectionTypeNode(node)) {
      return group(
        ...join(
          ' & ',
          node.types.map((type) => this.type(type)),
        ),
      );
    }
    if (ts.isConditionalTypeNode(node)) return group(this.conditional(node));
    if (ts.isFunctionTypeNode(node)) return this.signature(node, '', ' => ');
    if (ts.isConstructorTypeNode(node)) return ['new ', this.signature(node, '', ' => ')];
    if (ts.isArrayTypeNode(node)) return [this.type(node.elementType), '[]'];
    if (ts.isTupleTypeNode(node)) {
      return list(
        '[',
        node.elements.map((element) => this.type(element)),
        ']',
      );
    }
    if (ts.isNamedTupleMember(node)) {
      const rest = node.dotDotDotToken ? '...' : '';
      return [rest, node.name.text, node.questionToken ? '?: ' : ': ', this.type(node.type)];
    }
    if (ts.isParenthesizedTypeNode(node)) return ['(', this.type(node.type), ')'];
    if (ts.isRestTypeNode(node)) return ['...', this.type(node.type)];
    if (ts.isOptionalTypeNode(node)) return [this.type(node.type), '?'];
    if (ts.isTypeOperatorNode(node)) {
      return [ts.tokenToString(node.operator) ?? '', ' ', this.type(node.type)];
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      return [this.type(node.objectType), '[', this.type(node.indexType), ']'];
    }
    if (ts.isInferTypeNode(node)) return ['infer ', this.typeParameter(node.typeParameter)];
    if (ts.isTemplateLiteralTypeNode(node)) {
      const spans = node.templateSpans.map(
        ({ type, literal }): Doc => ['$', '{', this.type(type), '}', literal.text],
      );
      return ['`', node.head.text, ...spans, '`'];
    }
    if (ts.isTypePredicateNode(node)) {
      const asserts = node.assertsModifier ? 'asserts ' : '';
      return [
        asserts,
        node.parameterName.getText(),
        node.type ? [' is ', this.type(node.type)] : '',
      ];
    }
    if (ts.isLiteralTypeNode(node)) {
      return ts.isStringLiteral(node.literal) ? quote(node.literal.text) : node.getText();
    }
    if (ts.isToken(node) || node.kind === ts.SyntaxKind.ThisType) return node.getText();
    throw new Error(
      `The type "${node.getText()}" is a ${ts.SyntaxKind[node.kind]}, which the API reference cannot ` +
        'write yet. Teach scripts/api/extract/print-type.ts to.',
    );
  }

  /** `name<T>(parameters): result`. */
  signature(node: ts.SignatureDeclaration, shown: string, arrow = ': '): Doc {
    return group(
      shown,
      this.typeParameters(node.typeParameters),
      list(
        '(',
        node.parameters.map(
          (parameter): Doc => [
            parameter.dotDotDotToken ? '...' : '',
            parameter.name.getText(),
            parameter.questionToken ? '?: ' : ': ',
            parameter.type ? this.type(parameter.type) : 'any',
          ],
        ),
        ')',
      ),
      arrow,
      node.type ? this.type(node.type) : 'any',
    );
  }

  private name(node: ts.EntityName): Doc {
    const { text, to } = this.resolve(node);
    return name(text, to);
  }

  private typeArguments(nodes: readonly ts.TypeNode[] | undefined): Doc {
    if (!nodes?.length) return '';
    const types = nodes.map((type) => this.type(type));
    return group('<', indent(softline, ...join([',', line], types)), softline, '>');
  }

  private typeParameters(nodes: readonly ts.TypeParameterDeclaration[] | undefined): Doc {
    return nodes?.length
      ? list(
          '<',
          nodes.map((node) => this.typeParameter(node)),
          '>',
        )
      : '';
  }

  private typeParameter(node: ts.TypeParameterDeclaration): Doc {
    return [
      node.name.text,
      node.constraint ? [' extends ', this.type(node.constraint)] : '',
      node.default ? [' = ', this.type(node.default)] : '',
    ];
  }

  private union(node: ts.UnionTypeNode): Doc {
    const [first, second, ...more] = node.types;
    // `{ … } | null` keeps its braces where they are.
    if (first && second && !more.length && ts.isTypeLiteralNode(first)) {
      return [this.type(first), ' | ', this.type(second)];
    }
    return group(
      indent(
        softline,
        ifBroken('| '),
        ...join(
          [line, '| '],
          node.types.map((type) => this.type(type)),
        ),
      ),
    );
  }

  /** Branches of nested conditionals stand at one depth, like `else if`. */
  private conditional(node: ts.ConditionalTypeNode): Doc {
    return [
      this.type(node.checkType),
      ' extends ',
      this.type(node.extendsType),
      indent(line, '? ', this.type(node.trueType)),
      ts.isConditionalTypeNode(node.falseType)
        ? [indent(line, ': '), this.conditional(node.falseType)]
        : indent(line, ': ', this.type(node.falseType)),
    ];
  }

  private mapped(node: ts.MappedTypeNode): Doc {
    const { typeParameter } = node;
    return group(
      '{',
      indent(
        line,
        modifier(node.readonlyToken, 'readonly '),
        '[',
        typeParameter.name.text,
        ' in ',
        typeParameter.constraint ? this.type(typeParameter.constraint) : '',
        node.nameType ? [' as ', this.type(node.nameType)] : '',
        ']',
        modifier(node.questionToken, '?'),
        ': ',
        node.type ? this.type(node.type) : 'any',
        ifBroken(';'),
      ),
      line,
      '}',
    );
  }

  private members(nodes: readonly ts.TypeElement[], alwaysBroken: boolean): Doc {
    if (!nodes.length) return '{}';
    const members = nodes.map((node) => this.member(node));
    return alwaysBroken
      ? ['{', indent(...members.map((member): Doc => [hardline, member, ';'])), hardline, '}']
      : group('{', indent(line, ...join([';', line], members), ifBroken(';')), line, '}');
  }

  private member(node: ts.TypeElement): Doc {
    const readonly = ts.canHaveModifiers(node)
      ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword)
      : false;
    const head = (readonly ? 'readonly ' : '') + (node.name?.getText() ?? '');
    if (ts.isPropertySignature(node)) {
      const optional = node.questionToken ? '?: ' : ': ';
      return [head, optional, node.type ? this.type(node.type) : 'any'];
    }
    if (ts.isMethodSignature(node)) {
      return this.signature(node, head + (node.questionToken ? '?' : ''));
    }
    if (ts.isGetAccessorDeclaration(node)) return ['get ', this.signature(node, head)];
    if (ts.isCallSignatureDeclaration(node)) return this.signature(node, '');
    if (ts.isConstructSignatureDeclaration(node)) return ['new ', this.signature(node, '')];
    if (ts.isIndexSignatureDeclaration(node)) {
      const [key] = node.parameters;
      const keyType = key?.type ? this.type(key.type) : 'string';
      return [head, '[', key?.name.getText() ?? 'key', ': ', keyType, ']: ', this.type(node.type)];
    }
    throw new Error(
      `The member "${node.getText()}" is a ${ts.SyntaxKind[node.kind]}, which the API reference ` +
        'cannot write yet. Teach scripts/api/extract/print-type.ts to.',
    );
  }
}

function list(open: string, items: Doc[], close: string): Doc {
  if (!items.length) return open + close;
  return group(open, indent(softline, ...join([',', line], items), ifBroken(',')), softline, close);
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function modifier(token: ts.Node | undefined, text: string): string {
  if (!token) return '';
  return token.kind === ts.SyntaxKind.MinusToken ? `-${text}` : text;
}
