import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it, test } from 'vitest';
import type { StoredPage } from '../../../../theme/plugins/search/indexFormat';
import { createServer } from './server';

const GUIDE = `# withReset()

Puts a store back.

## Options

None.

## Edge cases and errors

### Cannot set reset state

Add the \`withReset()\` feature.

\`\`\`md
## Not a heading
\`\`\`

## With other extensions

Any.
`;
const SECTIONS = [
  { heading: '', id: '', text: 'Puts a store back.' },
  { heading: 'Options', text: 'None.' },
  { heading: 'Edge cases and errors', text: '' },
  {
    heading: 'Cannot set reset state',
    text: 'Add the withReset() feature.',
    error: 'case' as const,
  },
  { heading: 'With other extensions', text: 'Any.' },
];
const INDEX: StoredPage[] = [
  { path: '/docs/with-reset', title: 'withReset', kind: 'guide', sections: SECTIONS },
  {
    path: '/docs/api/functions/withReset',
    title: 'withReset',
    kind: 'function',
    sections: [{ heading: '', id: '', text: 'Adds a method.' }],
  },
];
const release = (version: string) => ({ version, peers: { '@ngrx/signals': `^${version}` } });
const RELEASES = {
  versions: [release('21.0.0'), release('22.0.0')],
  changes: [
    {
      versions: ['22.0.0'],
      kind: 'added',
      symbols: [],
      extensions: ['withReset'],
      isBackport: false,
      text: '`setResetState` is new.',
    },
  ],
};

function writeSite(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const files = {
    'docs/with-reset.html': '',
    'docs/with-reset.md': GUIDE,
    'docs/api/functions/withReset.html': '',
    'docs/api/functions/withReset.md': '# withReset\n',
    'ai/AGENTS.md': '# Not a page\n',
    'ai/_changes.json': JSON.stringify(RELEASES),
    'static/search/index.json': JSON.stringify(['a.json']),
    'static/search/a.json': JSON.stringify(INDEX),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(dist, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  return dist;
}

/** Connects a client to a server that reads a folder. */
async function connect(dist = writeSite()): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [own, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([client.connect(own), createServer(dist).connect(other)]);
  return client;
}

async function ask(name: string, args: Record<string, unknown>, client?: Client) {
  const asked = client ?? (await connect());
  const result = await asked.callTool({ name, arguments: args });
  const [content] = result.content as { text: string }[];
  return { text: content?.text ?? '', isError: result.isError === true };
}

describe('the server for assistants', () => {
  it('offers five tools, which only read', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'page',
      'symbol',
      'explain_error',
      'upgrade',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds pages with their sections', async () => {
    const { text } = await ask('search', { query: 'reset' });
    expect(text).toContain('- withReset (Guide): /docs/with-reset');
    expect(text).toContain('- withReset (Function): /docs/api/functions/withReset');
  });

  it.each(['/docs/with-reset', 'docs/with-reset.md', 'https://example.org/docs/with-reset'])(
    'returns the page %s as Markdown',
    async (address) => {
      expect((await ask('page', { address })).text).toBe(GUIDE);
    },
  );

  it('returns a section up to the next one of its level', async () => {
    const { text } = await ask('page', { address: '/docs/with-reset#edge-cases-and-errors' });
    expect(text).toMatch(/^## Edge cases[\s\S]*### Cannot[\s\S]*## Not a heading[\s\S]*```$/);
  });

  it('returns the reference of a symbol, even if it is spelled differently', async () => {
    expect((await ask('symbol', { name: 'withreset()' })).text).toBe('# withReset\n');
  });

  it('explains an error with the section about it', async () => {
    const { text } = await ask('explain_error', {
      message: 'ERROR Error: Cannot set reset state, since store is not configured\n at a.ts:1:1',
    });
    expect(text).toContain('/docs/with-reset#cannot-set-reset-state');
    expect(text).toContain('Add the `withReset()` feature.');
  });

  it('reports that nothing explains an error', async () => {
    const { text } = await ask('explain_error', { message: 'ENOSPC: no space left' });
    expect(text).toBe('No page explains this error.');
  });

  it('lists commands, peers and changes of an upgrade', async () => {
    const { text } = await ask('upgrade', { from: '21', extensions: ['withReset()'] });
    expect(text).toContain('ng update @angular/cli@22');
    expect(text).toContain('22.0.0 needs @ngrx/signals ^22.0.0.');
    expect(text).toContain('- 22.0.0 (added): `setResetState` is new.');
  });
});

const LONG = 'x'.repeat(1_000_000);

test.each<[string, string, Record<string, unknown>, string]>([
  ['an empty query', 'search', { query: ' ' }, 'The query is empty.'],
  [
    'a query of 1 MB',
    'search',
    { query: LONG },
    'The query has 1,000,000 characters; the maximum is 500.',
  ],
  [
    'an unknown page',
    'page',
    { address: '/docs/with-rest' },
    'There is no page /docs/with-rest. Did you mean /docs/with-reset? Find one with "search".',
  ],
  [
    'a file that is not a page',
    'page',
    { address: '/ai/../../etc/passwd' },
    'There is no page /ai/../../etc/passwd. Find one with "search".',
  ],
  [
    'an unknown section',
    'page',
    { address: '/docs/with-reset#option' },
    '/docs/with-reset has no section #option. Did you mean options?',
  ],
  [
    'an unknown symbol',
    'symbol',
    { name: 'withRest' },
    '@angular-architects/ngrx-toolkit does not export withRest. Did you mean withReset?',
  ],
  ['an empty message', 'explain_error', { message: '\n' }, 'The message is empty.'],
  [
    'an unknown version',
    'upgrade',
    { from: '9' },
    'Version 9 is not known. The versions are 21.0.0, 22.0.0.',
  ],
  ['an older target', 'upgrade', { from: '22', to: '21' }, '21.0.0 is not newer than 22.0.0.'],
  [
    'an unknown extension',
    'upgrade',
    { from: '21', extensions: ['withRest'] },
    'There is no extension withRest. Did you mean withReset?',
  ],
])('says what is wrong with %s', async (_what, tool, args, statement) => {
  expect(await ask(tool, args)).toEqual({ text: statement, isError: true });
});

test('searches the start of a 1 MB text for an error, like the error finder', async () => {
  const { text } = await ask('explain_error', {
    message: `Error: Cannot set reset state\n${LONG}`,
  });
  expect(text).toContain('/docs/with-reset#cannot-set-reset-state');
});

test('says how to build the site if it is missing', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'mcp-'));
  const client = await connect(dist);
  expect(await ask('search', { query: 'reset' }, client)).toEqual({
    text: `There is no built site in ${dist}. Build it first: npm run build`,
    isError: true,
  });
});
