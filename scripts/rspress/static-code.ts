import type { RsbuildPlugin } from '@rsbuild/core';
import { browserCodeInSource } from '../content/browser-code';
import { NO_STYLES } from '../content/expressions';
import { readText } from '../lib/files';
import { inProject } from '../lib/paths';
import { type Problem, stopOn } from '../lib/problems';
import { withDocuments } from './emit-files';

const CODE = /(?<!\.island)\.[jt]sx?$/;
const STYLES = /\.(?:css|less|s[ac]ss)$/;

/**
 * Reports what has no effect because only the documents' code imports it: state and event handlers outside of islands,
 * and styles. Components of packages are not checked.
 *
 * @param root absolute path of the folder with the pages
 */
export function checkStaticCode(root: string): RsbuildPlugin {
  const inBrowser = new Set<string>();
  const check = withDocuments('site:static-code', ({ compilation }) => {
    const files = filesOf(compilation.modules).filter((file) => !inBrowser.has(file));
    const ofPages = files.filter((file) => file.startsWith(root));
    // With another entry, as in tests, the theme's islands are not in the browser.
    const isWhole = inBrowser.has(inProject('theme/app/client.ts'));
    const ofTheme = files.filter((file) => isWhole && file.startsWith(inProject('theme')));
    stopOn('The sources have problems', [
      ...ofPages.filter((file) => STYLES.test(file)).map(lostStyles),
      ...[...ofPages, ...ofTheme]
        .filter((file) => CODE.test(file))
        .flatMap((file) => browserCodeInSource(readText(file)).map((one) => ({ file, ...one }))),
    ]);
  });
  return {
    name: 'site:browser-code',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation }) => {
        for (const file of filesOf(compilation.modules)) inBrowser.add(file);
      });
      check.setup(api);
    },
  };
}

/** The files of modules, without queries. */
const filesOf = (modules: Iterable<object>): string[] =>
  [...modules].flatMap((module): string[] => {
    if ('modules' in module) return filesOf(module.modules as Iterable<object>);
    const [file] = 'resource' in module ? String(module.resource).split('?') : [];
    return file ? [file] : [];
  });

const lostStyles = (file: string): Problem => ({
  file,
  message: 'The styles have no effect, because only code of static pages imports them.',
  remedy: NO_STYLES,
});
