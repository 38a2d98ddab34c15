import ts from 'typescript';

/** Matches declarations of packages, including TypeScript's own declarations of the language and the browser. */
const DECLARATIONS = /[\\/]node_modules[\\/].*\.d\.[cm]?ts$/;

/** Matches packages whose comments are shown to readers. Without comments, files are parsed faster. */
const DOCUMENTED = /[\\/]node_modules[\\/](?:@angular-architects|@angular|@ngrx|rxjs)[\\/]/;

const known = new Map<string, ts.SourceFile>();

/**
 * Lets the programs of a thread parse each file only once, because parsing is half of TypeScript's work here.
 * Declarations of packages do not change during the lifetime of the thread; other files are parsed again if their text
 * has changed. A program with the same files as the previous one only processes what is new.
 *
 * @returns the host
 */
export function shareSourceFiles<Host extends ts.CompilerHost>(host: Host): Host {
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, languageVersionOrOptions, ...rest) => {
    const options: ts.CreateSourceFileOptions =
      typeof languageVersionOrOptions === 'object'
        ? languageVersionOrOptions
        : { languageVersion: languageVersionOrOptions };
    const { languageVersion, impliedNodeFormat } = options;
    const key = `${file} ${languageVersion} ${impliedNodeFormat}`;
    const previous = known.get(key);
    const ofPackage = DECLARATIONS.test(file);
    if (previous && (ofPackage || previous.text === host.readFile(file))) return previous;
    const jsDocParsingMode =
      ofPackage && !DOCUMENTED.test(file)
        ? ts.JSDocParsingMode.ParseNone
        : ts.JSDocParsingMode.ParseAll;
    const source = read(file, { ...options, jsDocParsingMode }, ...rest);
    if (source) known.set(key, source);
    return source;
  };
  return host;
}
