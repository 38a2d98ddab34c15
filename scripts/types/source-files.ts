import ts from 'typescript';

/** Declarations of packages, TypeScript's own of the language and the browser among them. */
const DECLARATIONS = /[\\/]node_modules[\\/].*\.d\.[cm]?ts$/;

/** Packages whose comments readers see; without them a file is read sooner. */
const DOCUMENTED = /[\\/]node_modules[\\/](?:@angular-architects|@angular|@ngrx|rxjs)[\\/]/;

const known = new Map<string, ts.SourceFile>();

/**
 * Has the programs of a thread read a file once: it is half of what TypeScript has to do here. Declarations
 * of packages do not change while the thread lives; other files are read again when their text has changed,
 * and a program that finds the same files as the one before does only the work that is new.
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
    const former = known.get(key);
    const ofPackage = DECLARATIONS.test(file);
    if (former && (ofPackage || former.text === host.readFile(file))) return former;
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
