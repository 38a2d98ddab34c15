import { inProject } from '../../lib/paths';

/** The file of the toolkit whose exports demos use. */
export const TOOLKIT_FILE = /[\\/]angular-architects-ngrx-toolkit\.mjs$/;

/** Under this name the changed code imports `follow`, as `demo-pure-helper` in `pure.ts`. */
const FOLLOW_MODULE = 'demo-follow';

/** What the bundler has to resolve for changed code. */
export const FOLLOW_ALIAS = {
  [FOLLOW_MODULE]: inProject('theme/plugins/demos/runtime/follow/follow.ts'),
};

/** Extensions, functions that create mutations, and what those do with calls that overlap. */
const FOLLOWED = /^with|Mutation$|Op$/;

/**
 * Lets the inspector see what the toolkit does: other modules get its exports through
 * `theme/plugins/demos/runtime/follow`, while all inside of it stays as published.
 *
 * @throws when the package is written in another way
 */
export function followExports(code: string, file: string): string {
  const [statement, list] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  if (!statement || !list) throw new Error(`${file} does not end with a list of exports any more.`);
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
