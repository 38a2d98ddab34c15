import path from 'node:path';
import { type CompilerOptions, createCompilerHost, NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import { SAMPLES_FOLDER } from './extract';

/** An error or warning of the compiler. */
export interface Finding {
  /** Path below the root; empty where the finding belongs to no file. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** `TS2345` from TypeScript, `NG8002` from Angular. */
  code: string;
  message: string;
}

/** What `ng new` sets, so that a sample which compiles here compiles in a reader's application. */
const OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  importHelpers: true,
  types: [],
  noEmit: true,
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  strictTemplates: true,
  typeCheckHostBindings: true,
};

/**
 * Compiles TypeScript files in one program of Angular's compiler, templates included.
 * @param files absolute paths
 */
export function compile(root: string, files: readonly string[]): Finding[] {
  const options: CompilerOptions = {
    ...OPTIONS,
    rootDir: root,
    paths: { '#samples/*': [path.join(root, SAMPLES_FOLDER, '*')] },
  };
  const program = new NgtscProgram([...files], options, createCompilerHost({ options }));
  return [
    ...program.getTsOptionDiagnostics(),
    ...program.getNgOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
    ...program.getTsSemanticDiagnostics(),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ].map((diagnostic) => toFinding(root, diagnostic));
}

function toFinding(root: string, { file, start, code, messageText }: ts.Diagnostic): Finding {
  return {
    file: file ? path.relative(root, file.fileName).split(path.sep).join('/') : '',
    line: file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0,
    code: codeOf(code),
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}

/** Angular marks its own codes by a leading `-99`. */
function codeOf(code: number): string {
  const angular = /^-99(\d+)$/.exec(String(code))?.[1];
  return angular ? `NG${angular}` : `TS${code}`;
}
