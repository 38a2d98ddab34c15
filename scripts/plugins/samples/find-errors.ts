import type ts from 'typescript';
import type { CompilerError } from '../../../theme/content/Code/codeErrors';
import { type ProgramSources, textProgram } from '../../typescript/program';

/** Returns the compiler errors in each file of `faulty`. */
export function findErrors(sources: ProgramSources): CompilerError[][] {
  const program = textProgram(sources);
  return sources.faulty
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .map((source) =>
      program.getSemanticDiagnostics(source).map((diagnostic) => errorOf(diagnostic, source)),
    );
}

function errorOf(
  { start = 0, length = 0, code, messageText }: ts.Diagnostic,
  source: ts.SourceFile,
): CompilerError {
  const { line, character: from } = source.getLineAndCharacterOfPosition(start);
  const next = source.getLineStarts()[line + 1] ?? source.text.length + 1;
  // Only the first line of a longer range is marked.
  const to = from + Math.min(length, next - 1 - start);
  return { line, from, to, code: `TS${code}`, message: shortMessage(messageText) };
}

/** Returns the message and its innermost cause, without the repetitions of types in between. */
function shortMessage(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  let { messageText: text, next } = message;
  for (let depth = 0; next?.[0]; depth += 1) {
    const [reason] = next;
    next = reason.next;
    if (!next?.[0]) text += `${depth > 0 ? ' … ' : ' '}${reason.messageText}`;
  }
  return text;
}
