import path from 'node:path';
import * as ng from '@angular/compiler-cli';
import ts from 'typescript';
import { shareDeclarations } from '../aside/shareDeclarations';

/** What Angular's compiler made of one demo. */
export interface CompiledDemo {
  code: string;
  /** Source map, as JSON. */
  map?: string;
}

/** Where the compiler believes it writes; nothing is written there. */
const OUT_FOLDER = '/demo-output';

/** A path as the compiler writes it. */
const normalize = (file: string) => file.split(path.sep).join('/');

/** Kept while the thread lives, so that only what changed is compiled again. */
let previous: ng.NgtscProgram | undefined;

/**
 * Compiles a folder of demos. All are one program: what one costs more is small.
 *
 * @param folder absolute path; holds the demos and their tsconfig.json
 * @returns what became of each file, by its normalized path
 * @throws when a demo has an error; the message names every error with file, line and column
 */
export function compileDemos(folder: string): Map<string, CompiledDemo> {
  const { options, rootNames, errors } = ng.readConfiguration(path.join(folder, 'tsconfig.json'), {
    outDir: OUT_FOLDER,
    rootDir: folder,
    noEmit: false,
  });
  const outputs = new Map<string, CompiledDemo>();
  const host = shareDeclarations(ng.createCompilerHost({ options }));
  host.writeFile = (file, text) => {
    const source = path.join(folder, path.relative(OUT_FOLDER, file));
    const isMap = source.endsWith('.js.map');
    if (!isMap && !source.endsWith('.js')) return;
    const name = normalize(source.replace(/\.js(\.map)?$/, '.ts'));
    const output = outputs.get(name) ?? { code: '' };
    if (isMap) output.map = text;
    else output.code = text.replace(/\n\/\/# sourceMappingURL=.*$/, '');
    outputs.set(name, output);
  };

  const program = new ng.NgtscProgram(rootNames, options, host, previous);
  const all = [
    ...errors,
    ...(isFlawless(program, rootNames) ? [] : ng.defaultGatherDiagnostics(program)),
  ];
  if (all.length > 0) throw new Error(report(all));
  previous = program;
  // Types are checked: the emitter would do so once more.
  program.getTsProgram().getCompilerOptions().noCheck = true;
  program.emit({ forceEmit: true });
  return outputs;
}

/**
 * Whether there is nothing to report. Types are checked in the program to which Angular has added the
 * templates: it knows most of them by then, while the one without templates would work them out anew.
 * Where something is wrong, that time does not matter, and all is gathered as usual.
 */
function isFlawless(program: ng.NgtscProgram, files: readonly string[]): boolean {
  const none = (diagnostics: readonly unknown[]) => diagnostics.length === 0;
  if (
    !none(program.getTsOptionDiagnostics()) ||
    !none(program.getNgOptionDiagnostics()) ||
    !none(program.getTsSyntacticDiagnostics()) ||
    !none(program.getNgStructuralDiagnostics()) ||
    !none(program.getNgSemanticDiagnostics())
  ) {
    return false;
  }
  const withTemplates = program.compiler.getCurrentProgram();
  return files.every((file) =>
    none(withTemplates.getSemanticDiagnostics(withTemplates.getSourceFile(file))),
  );
}

function report(diagnostics: readonly ts.Diagnostic[]): string {
  const text = ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
  return `A live demo does not compile:\n${text.replace(/\bTS-99(\d{4})\b/g, 'NG$1')}`;
}
