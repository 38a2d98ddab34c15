import path from 'node:path';
import type { NgtscProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import { pathsIn } from '../../lib/files';
import { type Problem, placeAt } from '../../lib/problems';
import { forgetPrograms, programWith } from '../../typescript/program';

/** What Angular's compiler made of one demo. */
export interface CompiledDemo {
  code: string;
  /** Source map, as JSON. */
  map?: string;
}

/**
 * Compiles a folder of demos, strict templates included.
 *
 * @param folder absolute path
 * @returns what became of each file, by its name, or every error. It is kept, whatever folder the project is in
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
  // Of the programs' users in a build, the demos are the last.
  if (process.env.NODE_ENV === 'production') forgetPrograms();
  return { outputs, problems };
}

/** What the compiler says of a demo, whose file is named below the folder. Angular's own codes begin with `-99`. */
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
 * All errors, those of syntax alone of a file that has any.
 * Types are checked in the program to which Angular has added the templates: it knows most of them by then,
 * while the one without templates would work them out anew. That one is only asked where something is wrong.
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
  const isSound = sources.every(({ fileName }) => {
    const source = withTemplates.getSourceFile(fileName);
    return withTemplates.getSemanticDiagnostics(source).length === 0;
  });
  const types = isSound
    ? []
    : sources.flatMap((source) => program.getTsSemanticDiagnostics(source));
  const isRead = ({ file }: ts.Diagnostic) =>
    !syntax.some((one) => one.file?.fileName === file?.fileName);
  return [...syntax, ...[...types, ...templates].filter(isRead)];
}

function emit(
  program: NgtscProgram,
  sources: ReadonlySet<ts.SourceFile>,
): Record<string, CompiledDemo> {
  const outputs: Record<string, CompiledDemo> = {};
  const options = program.getTsProgram().getCompilerOptions();
  // Types are checked: the emitter would do so once more.
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
