import { readFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { docIdOf } from '../../theme/config/docs';
import { createThemeConfig } from '../../theme/config/theme-config';
import type { ThemeConfig } from '../../theme/config/types';
import { validateThemeConfig } from '../../theme/config/validate';
import type { Problem } from './problems';

/** The file below `theme/config` that holds each part of the configuration. */
const FILES: Record<string, string> = {
  announcementBar: 'announcement.ts',
  breadcrumbs: 'layout.ts',
  colorMode: 'color-mode.ts',
  footer: 'footer.ts',
  navbar: 'navbar.ts',
  sidebar: 'layout.ts',
  sidebars: 'sidebars.ts',
  tableOfContents: 'layout.ts',
};

const FOLDER = path.join(import.meta.dirname, '../../theme/config');

/**
 * What is wrong with navigation and theme settings, with the line that says it.
 * @param routes paths of all pages
 * @param config for tests; default: the site's
 * @param folder where the configuration's files lie
 */
export async function checkThemeConfig(
  routes: readonly string[],
  config?: ThemeConfig,
  folder = FOLDER,
): Promise<Problem[]> {
  const docIds = routes.flatMap((route) => docIdOf(route) ?? []);
  const found = validateThemeConfig(config ?? createThemeConfig(docIds), docIds, routes);
  if (found.length === 0) return [];
  // Loaded only now: it takes a fifth of a second, and most builds do not need it.
  const { default: typescript } = await import('typescript');
  return found.map(({ path: at, message }) => ({
    ...placeOf(at, folder, typescript),
    message: `${at}: ${message}`,
    remedy: 'Correct the entry, or add what it names.',
  }));
}

/** File and line of an entry such as `navbar.items[2].sidebarId`; of what holds it, if it is not literal. */
export function placeOf(
  at: string,
  folder: string,
  typescript: typeof ts,
): { file: string; line: number } {
  const [part = '', ...rest] = at.match(/[^.[\]]+/g) ?? [];
  const file = path.join(folder, FILES[part] ?? 'theme-config.ts');
  const tree = typescript.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    typescript.ScriptTarget.Latest,
    true,
  );
  // Each sidebar is a variable of its own.
  const [name = part, ...steps] = part === 'sidebars' ? rest : [part, ...rest];
  let node: ts.Node | undefined = declarationOf(name, tree, typescript);
  for (const step of steps) {
    const next: ts.Node | undefined = node && stepInto(node, step, typescript);
    if (!next) break;
    node = next;
  }
  const line = node ? tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 : 1;
  return { file, line };
}

function declarationOf(
  name: string,
  tree: ts.SourceFile,
  typescript: typeof ts,
): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node) => {
    if (typescript.isVariableDeclaration(node) && node.name.getText() === name) found ??= node;
    if (typescript.isFunctionDeclaration(node) && node.name?.text === name) found ??= node;
    typescript.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function stepInto(node: ts.Node, step: string, typescript: typeof ts): ts.Node | undefined {
  const value =
    typescript.isVariableDeclaration(node) || typescript.isPropertyAssignment(node)
      ? node.initializer
      : node;
  if (!value) return undefined;
  if (typescript.isArrayLiteralExpression(value)) return value.elements[Number(step)];
  if (!typescript.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find(({ name }) => name?.getText() === step);
}
