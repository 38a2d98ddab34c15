import type ts from 'typescript';
import { isMarkdown, type Page } from '../content/page';
import type { Problem } from './problems';

/** A page that is a component must say which one: its default export. Markdown pages always have one. */
export function checkDefaultExport(page: Page, typescript: typeof ts): Problem[] {
  if (isMarkdown(page.name) || hasDefaultExport(page, typescript)) return [];
  return [
    {
      file: page.file,
      line: 1,
      message: `The page ${page.route} has no default export.`,
      remedy:
        'Export its component: "export default function Page() { … }". A file that is no page goes into the theme, or gets a name that begins with an underscore.',
    },
  ];
}

function hasDefaultExport({ file, source }: Page, typescript: typeof ts): boolean {
  const { SyntaxKind } = typescript;
  const tree = typescript.createSourceFile(file, source, typescript.ScriptTarget.Latest, false);
  return tree.statements.some((statement) => {
    if (typescript.isExportAssignment(statement)) return !statement.isExportEquals;
    if (typescript.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return (
        exportClause !== undefined &&
        typescript.isNamedExports(exportClause) &&
        exportClause.elements.some(({ name }) => name.text === 'default')
      );
    }
    return (
      typescript.canHaveModifiers(statement) &&
      (typescript.getModifiers(statement) ?? []).some(
        ({ kind }) => kind === SyntaxKind.DefaultKeyword,
      )
    );
  });
}
