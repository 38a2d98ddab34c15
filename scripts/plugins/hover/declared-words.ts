import ts from 'typescript';
import { NAMES } from '../../../theme/plugins/hover/SymbolCard/names';
import { plainName } from '../../typescript/symbols';

/** A word of a declaration, and the index of its info. */
export type DeclaredWord = [word: string, info?: number];

/** A declaration with a name. */
export type NamedDeclaration = ts.Declaration & { name: ts.Identifier };

/** Returns the named top-level declarations of a file. */
export const declarationsIn = (source: ts.SourceFile): NamedDeclaration[] =>
  source.statements
    .flatMap((statement): ts.Node[] =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .filter((node): node is NamedDeclaration => {
      const name = ts.getNameOfDeclaration(node as ts.Declaration);
      return name !== undefined && ts.isIdentifier(name);
    });

/** Returns the words of a declaration, without comments. The declared name itself gets no info. */
export function wordsOf(declaration: NamedDeclaration, names: ReadonlyMap<number, number>) {
  const start = declaration.getStart();
  const blank = (comment: string) => ' '.repeat(comment.length);
  const code = declaration.getText().replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...code.matchAll(NAMES)].map(({ 0: word, index }): DeclaredWord => {
    const offset = start + index;
    const info = offset === declaration.name.getStart() ? undefined : names.get(offset);
    const shown = plainName(word);
    return info === undefined ? [shown] : [shown, info];
  });
}
