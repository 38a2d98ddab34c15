import { inProject } from '../../lib/paths';

/** Matches the file of the toolkit whose exports demos use. */
export const TOOLKIT_FILE = /[\\/]angular-architects-ngrx-toolkit\.mjs$/;

/** The specifier from which the modified code imports `follow`, like `demo-pure-helper` in `pure.ts`. */
const FOLLOW_MODULE = 'demo-follow';

/** The alias that the bundler needs for the modified code. */
export const FOLLOW_ALIAS = {
  [FOLLOW_MODULE]: inProject('theme/plugins/demos/runtime/origins.ts'),
};

/** Matches extensions. */
const FOLLOWED = /^with/;

/**
 * Wraps the exports of the toolkit with `theme/plugins/demos/runtime/origins.ts`, so that the inspector knows which members they add.
 * The rest of the package is unchanged.
 *
 * @throws if the package has an unexpected format
 */
export function followExports(code: string, file: string): string {
  const [statement, list] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  if (!statement || !list) throw new Error(`${file} no longer ends with a list of exports.`);
  const followed: string[] = [];
  const exported = list.split(', ').map((one) => {
    const [local, name = local] = one.split(' as ');
    if (!name || !FOLLOWED.test(name)) return one;
    followed.push(`const ɵ${name} = /*#__PURE__*/ ɵfollow('${name}', ${local});`);
    return `ɵ${name} as ${name}`;
  });
  return [
    `import { follow as ɵfollow } from '${FOLLOW_MODULE}';`,
    code.replace(statement, () => [...followed, `export { ${exported.join(', ')} };`].join('\n')),
  ].join('\n');
}
