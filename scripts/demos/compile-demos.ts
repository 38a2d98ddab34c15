import path from 'node:path';
import type { NgtscProgram } from '@angular/compiler-cli';
import type ts from 'typescript';
import { pathsIn } from '../lib/files';
import { forgetPrograms, formatDiagnostics, programWith } from '../types/program';

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
 * @returns what became of each file, by its name
 * @throws when a demo has an error; the message names every error with file, line and column
 */
export function compileDemos(folder: string): Record<string, CompiledDemo> {
  const files = pathsIn(folder, '.ts');
  const program = programWith(files);
  const sources = files.flatMap((file) => program.getTsProgram().getSourceFile(file) ?? []);
  const diagnostics = diagnosticsOf(program, sources);
  if (diagnostics.length > 0) {
    throw new Error(`A live demo does not compile:\n${formatDiagnostics(diagnostics)}`);
  }
  const outputs = emit(program, new Set(sources));
  // Of the programs' users in a build, the demos are the last.
  if (process.env.NODE_ENV === 'production') forgetPrograms();
  return outputs;
}

/**
 * Types are checked in the program to which Angular has added the templates: it knows most of them by then,
 * while the one without templates would work them out anew. That one is only asked where something is wrong.
 */
function diagnosticsOf(
  program: NgtscProgram,
  sources: readonly ts.SourceFile[],
): readonly ts.Diagnostic[] {
  const syntax = [
    ...program.getTsOptionDiagnostics(),
    ...program.getNgOptionDiagnostics(),
    ...sources.flatMap((source) => program.getTsSyntacticDiagnostics(source)),
  ];
  if (syntax.length > 0) return syntax;
  const templates = sources.flatMap(({ fileName }) => program.getNgSemanticDiagnostics(fileName));
  const withTemplates = program.compiler.getCurrentProgram();
  const isSound = sources.every(({ fileName }) => {
    const source = withTemplates.getSourceFile(fileName);
    return withTemplates.getSemanticDiagnostics(source).length === 0;
  });
  const types = isSound
    ? []
    : sources.flatMap((source) => program.getTsSemanticDiagnostics(source));
  return types.length > 0 ? types : templates;
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
