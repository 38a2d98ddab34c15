import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiEntryPoints, readPackage } from '../../../typescript/package';
import { markSideEffectFree, measure } from './measure';

const LIBRARY = `import { inject } from '@angular/core';
class Unused {
    static { this.registry = new Map(); }
}
const TOKEN = makeToken(nested('unused'));
function makeToken(name) { return { name }; }
function nested(name) { return name; }
function small() { return 1; }
function large() { return inject(TOKEN) + ${JSON.stringify('a text that takes room '.repeat(3))}; }
export { small, large };
`;

describe('the size of a symbol', () => {
  it('includes only code that the symbol needs', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'size-')), 'library.mjs');
    writeFileSync(file, LIBRARY);
    const sizes = await measure('library', file, ['small', 'large']);
    expect(sizes.small).toBeLessThan(70);
    expect(sizes.large).toBeGreaterThan((sizes.small ?? 0) + 40);
  });

  it('can be measured in the installed library', async () => {
    const [main] = readPackage(apiEntryPoints, process.cwd()).entryPoints;
    const { withReset } = await measure(main?.specifier ?? '', main?.code ?? '', ['withReset']);
    expect(withReset).toBeGreaterThan(0);
  });

  it('does not include unused classes and constants at the top level', () => {
    const code = markSideEffectFree(LIBRARY);
    expect(code).toContain('const Unused = /* @__PURE__ */ (() => { class Unused');
    expect(code).toContain('const TOKEN = /* @__PURE__ */ makeToken(/* @__PURE__ */ nested(');
  });
});
