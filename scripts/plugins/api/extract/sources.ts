import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt } from '../../../lib/problems';
import type { ApiSymbol } from '../model';

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/**
 * Finds the source files of symbols in the package's repository. The published source maps contain all files with code.
 * The paths of files that contain only types come from imports in those files.
 */
export class Sources {
  private readonly files = new Map<string, string>();

  /** @param maps source maps of the package's bundles */
  constructor(maps: readonly string[]) {
    for (const map of maps) {
      if (!existsSync(map)) continue;
      const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as SourceMap;
      for (const [index, source] of sources.entries()) {
        const content = sourcesContent?.[index];
        if (content) this.files.set(source.replace(/^(?:\.\.\/)+/, ''), content);
      }
    }
  }

  /** Returns the path in the repository and, if the source is known, the line of the declaration. */
  find(name: string): ApiSymbol['source'] | undefined {
    const declaration = new RegExp(
      `^export (?:declare )?(?:function|const|type|interface|class) ${name}\\b`,
      'm',
    );
    for (const [file, content] of this.files) {
      const index = content.search(declaration);
      if (index >= 0) return { file, line: lineAt(content, index) };
    }
    const imported = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`);
    for (const [file, content] of this.files) {
      const specifier = imported.exec(content)?.[1];
      if (specifier) return { file: `${path.posix.join(path.posix.dirname(file), specifier)}.ts` };
    }
    return undefined;
  }
}
