import { expect, test } from 'vitest';
import { linkDeclarations } from './linker';

const declared = (name: string, rest: string) =>
  `i0.ɵɵngDeclare${name}({ minVersion: "14.0.0", version: "22.0.0", ngImport: i0, type: A, ${rest} })`;

test('completes the declarations of a file, and leaves its other code as it is', async () => {
  const code = `import * as i0 from '@angular/core';
const ODD   =  'spacing'; // stays
class A {
  static ɵfac = ${declared('Factory', 'deps: [], target: i0.ɵɵFactoryTarget.Component')};
  static ɵcmp = ${declared('Component', `selector: "a", isStandalone: true, template: "<ng-content />"`)};
}
export { A };
`;
  const linked = await linkDeclarations(code, 'a.mjs');
  expect(linked).not.toContain('ngDeclare');
  expect(linked).toContain('static ɵfac = function A_Factory(');
  expect(linked).toMatch(/static ɵcmp = .*i0\.ɵɵdefineComponent\(\{/);
  // Constants of templates come before the classes that use them.
  expect(linked).toMatch(/^const _c0 = \["\*"\];$/m);
  expect(linked.indexOf('const _c0')).toBeLessThan(linked.indexOf('class A'));
  expect(linked.match(/^import /gm)).toHaveLength(1);
  expect(linked).toContain("const ODD   =  'spacing'; // stays");
  expect(linked).toMatch(/^export \{ A \};$/m);
});

test('does not change a file that only exports the functions of declarations', async () => {
  const code = 'function f() {}\nexport { f as ɵɵngDeclareFactory };\n';
  expect(await linkDeclarations(code, 'core.mjs')).toBe(code);
});
