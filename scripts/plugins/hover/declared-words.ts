import ts from 'typescript';
import { NAMES } from '../../../theme/plugins/hover/SymbolCard/names';
import { plainName } from '../../typescript/symbols';

/** A word of a declaration, and which of the infos is about it. */
export type DeclaredWord = [word: string, info?: number];

/** A declaration of something by its name. */
export type NamedDeclaration = ts.Declaration & { name: ts.Identifier };

/** What a file declares by name. */
export const declarationsIn = (source: ts.SourceFile): NamedDeclaration[] =>
  source.statements
    .flatMap((statement): ts.Node[] =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .filter((node): node is NamedDeclaration => {
      const name = ts.getNameOfDeclaration(node as ts.Declaration);
      return name !== undefined && ts.isIdentifier(name);
    });

/** The words of a declaration that are no comment. The declared name says nothing of itself. */
export function wordsOf(declaration: NamedDeclaration, names: ReadonlyMap<number, number>) {
  const start = declaration.getStart();
  const blank = (comment: string) => ' '.repeat(comment.length);
  const code = declaration.getText().replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...code.matchAll(NAMES)].map(({ 0: word, index }): DeclaredWord => {
    const at = start + index;
    const info = at === declaration.name.getStart() ? undefined : names.get(at);
    const shown = plainName(word);
    return info === undefined ? [shown] : [shown, info];
  });
}
