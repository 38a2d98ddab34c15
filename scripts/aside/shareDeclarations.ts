import type ts from 'typescript';

/** Declarations of packages, TypeScript's own of the language and the browser among them. */
const DECLARATIONS = /[\\/]node_modules[\\/].*\.d\.[cm]?ts$/;

const shared = new Map<string, ts.SourceFile>();

/**
 * Has the compilers on a thread read the declarations of packages once: it is a third of what a compiler
 * of this site has to do, and what they read is the same.
 * @returns the host
 */
export function shareDeclarations<Host extends ts.CompilerHost>(host: Host): Host {
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, options, ...rest) => {
    if (!DECLARATIONS.test(file)) return read(file, options, ...rest);
    const { languageVersion, impliedNodeFormat } =
      typeof options === 'object' ? options : { languageVersion: options };
    const key = `${file} ${languageVersion} ${impliedNodeFormat}`;
    const known = shared.get(key) ?? read(file, options, ...rest);
    if (known) shared.set(key, known);
    return known;
  };
  return host;
}
