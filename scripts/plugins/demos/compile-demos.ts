import path from 'node:path';
import type { NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import { pathsIn } from '../../lib/files';
import { type Problem, placeAt } from '../../lib/problems';
import { forgetPrograms, programWith } from '../../typescript/program';

/** The output of Angular's compiler for one file. */
export interface CompiledDemo {
  code: string;
  /** Source map, as JSON. */
  map?: string;
}

/**
 * Compiles a folder of demos with strict templates.
 *
 * @param folder absolute path
 * @returns the output of each file, by name, or all errors. It contains no absolute paths, because it is cached
 */
export function compileDemos(folder: string): {
  outputs: Record<string, CompiledDemo>;
  problems: Problem[];
} {
  const files = pathsIn(folder, '.ts');
  const program = programWith(files);
  const sources = files.flatMap((file) => program.getTsProgram().getSourceFile(file) ?? []);
  const problems = diagnosticsOf(program, sources).map(toProblem);
  const outputs = problems.length > 0 ? {} : emit(program, new Set(sources));
  // In a build, nothing else needs the programs afterward.
  if (process.env.NODE_ENV === 'production') forgetPrograms();
  return { outputs, problems };
}

/** Converts a compiler error, with the path below the folder. Angular's own codes begin with `-99`. */
function toProblem({ file, start = 0, code, messageText }: ts.Diagnostic): Problem {
  return {
    file: file ? path.basename(file.fileName) : 'tsconfig.json',
    ...(file && placeAt(file.text, start)),
    message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`.replace(
      'TS-99',
      'NG',
    ),
    remedy: 'Correct the demo.',
  };
}

/**
 * All errors. For files with syntax errors, returns only these. Types are checked in Angular's program, which
 * includes templates and has already computed most types. If it finds errors, the program without templates is also
 * checked, because its messages are clearer.
 */
function diagnosticsOf(
  program: NgtscProgram,
  sources: readonly ts.SourceFile[],
): readonly ts.Diagnostic[] {
  const options = [...program.getTsOptionDiagnostics(), ...program.getNgOptionDiagnostics()];
  if (options.length > 0) return options;
  const syntax = sources.flatMap((source) => program.getTsSyntacticDiagnostics(source));
  const templates = sources.flatMap(({ fileName }) => program.getNgSemanticDiagnostics(fileName));
  const withTemplates = program.compiler.getCurrentProgram();
  const isValid = sources.every(({ fileName }) => {
    const source = withTemplates.getSourceFile(fileName);
    return withTemplates.getSemanticDiagnostics(source).length === 0;
  });
  const types = isValid
    ? []
    : sources.flatMap((source) => program.getTsSemanticDiagnostics(source));
  const isParsed = ({ file }: ts.Diagnostic) =>
    !syntax.some((one) => one.file?.fileName === file?.fileName);
  return [...syntax, ...[...types, ...templates].filter(isParsed)];
}

function emit(
  program: NgtscProgram,
  sources: ReadonlySet<ts.SourceFile>,
): Record<string, CompiledDemo> {
  const outputs: Record<string, CompiledDemo> = {};
  const options = program.getTsProgram().getCompilerOptions();
  // Types have already been checked.
  options.noCheck = true;
  program.emit({
    forceEmit: true,
    emitCallback: ({ program, targetSourceFile: source, customTransformers }) => {
      if (!source || !sources.has(source)) return { emitSkipped: true, diagnostics: [] };
      const output: CompiledDemo = { code: '' };
      outputs[path.basename(source.fileName)] = output;
      const write = (file: string, text: string) => {
        if (file.endsWith('.map')) output.map = text;
        else output.code = text.replace(/\n\/\/# sourceMappingURL=.*$/, '');
      };
      return program.emit(source, write, undefined, false, customTransformers);
    },
  });
  options.noCheck = false;
  return outputs;
}
