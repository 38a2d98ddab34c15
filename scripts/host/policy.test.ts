import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, inlineScriptHashes } from './policy';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy', () => {
  it('allows the inline scripts of the documents, but not inline data', () => {
    const hashes = inlineScriptHashes([
      '<script>go("<p>")</script><script defer src="/a.js"></script><script>\nstay()\n</script>',
      '<script>go("<p>")</script><script type="application/ld+json">{}</script>',
    ]);
    expect(hashes).toEqual([hashOf('go("<p>")'), hashOf('\nstay()\n')]);
    expect(contentPolicy(hashes).header).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });

  it('allows no other code and no framing, and takes at most 1 kB', () => {
    const { header } = contentPolicy(Array.from({ length: 8 }, (_, index) => hashOf(`${index}`)));
    expect(header).not.toContain('unsafe');
    expect(header).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(header.length).toBeLessThanOrEqual(1000);
  });

  it('contains every directive that browsers support in a tag', () => {
    const { header, tag } = contentPolicy([]);
    expect(tag).toContain(`content="${header.replace("; frame-ancestors 'none'", '')}"`);
  });
});
