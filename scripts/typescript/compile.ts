import path from 'node:path';
import { createCompilerHost, NgtscProgram, readConfiguration } from '@angular/compiler-cli';
import ts from 'typescript';
import { withSlashes } from '../lib/paths';
import { APPLICATION } from './package';

/** An error or warning of the compiler. */
export interface Finding {
  /** Path below the root. Empty for errors that do not belong to a file. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** `TS2345` from TypeScript, `NG8002` from Angular. */
  code: string;
  message: string;
}

/**
 * Compiles TypeScript files with Angular's compiler as in a reader's application, including their templates.
 *
 * @param files absolute paths
 * @param paths folders by import path, as in a `tsconfig.json`
 */
export function compile(
  root: string,
  files: readonly string[],
  paths: Record<string, string[]> = {},
): Finding[] {
  const { options } = readConfiguration(APPLICATION, { rootDir: root, paths });
  const program = new NgtscProgram([...files], options, createCompilerHost({ options }));
  return [
    ...program.getTsOptionDiagnostics(),
    ...program.getNgOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
    ...program.getTsSemanticDiagnostics(),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ].map(({ file, start, code, messageText }) => ({
    file: file ? withSlashes(path.relative(root, file.fileName)) : '',
    line: file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0,
    // Angular's own error codes begin with `-99`.
    code: `TS${code}`.replace(/^TS-99/, 'NG'),
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
