import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { site } from '../../../../theme/config/site';
import * as answers from './answers';
import { type BuiltSite, readBuiltSite } from './built-site';

/**
 * Creates a server that answers coding assistants from a built copy of the site. Without a copy, each answer says how
 * to build one.
 *
 * @param dist folder of the built site
 */
export function createServer(dist: string): McpServer {
  const server = new McpServer(
    { name: 'ngrx-toolkit', version: '1.0.0' },
    { instructions: `Answers from the documentation of ${site.title}, ${site.tagline}.` },
  );
  let built: BuiltSite | undefined;

  /** Returns the answer of a tool, or a message that says what is wrong. */
  const answer = (find: (site: BuiltSite) => string) => {
    try {
      built ??= readBuiltSite(dist);
      return { content: [{ type: 'text' as const, text: find(built) }] };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text' as const, text }], isError: true };
    }
  };
  const annotations = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    'search',
    {
      description: 'Searches the guides and the API reference for a question, a name or a type.',
      inputSchema: { query: z.string().describe('Such as "reset on logout" or "withStorageSync"') },
      annotations,
    },
    ({ query }) => answer((from) => answers.search(from, query)),
  );
  server.registerTool(
    'page',
    {
      description: 'Returns the Markdown of a page, or of one of its sections.',
      inputSchema: { address: z.string().describe('Such as /docs/with-reset#known-defects') },
      annotations,
    },
    ({ address }) => answer((from) => answers.page(from, address)),
  );
  server.registerTool(
    'symbol',
    {
      description: 'Returns the reference for an exported function, type or constant.',
      inputSchema: { name: z.string().describe('Such as withReset') },
      annotations,
    },
    ({ name }) => answer((from) => answers.symbol(from, name)),
  );
  server.registerTool(
    'explain_error',
    {
      description:
        'Explains the cause and remedy of an error from the compiler, Angular or the browser.',
      inputSchema: {
        message: z.string().describe('The error message, with or without surrounding code'),
      },
      annotations,
    },
    ({ message }) => answer((from) => answers.explainError(from, message)),
  );
  server.registerTool(
    'upgrade',
    {
      description:
        'Lists the commands and changes for an upgrade of the library from one version to another.',
      inputSchema: {
        from: z.string().describe('A version or a major version, such as 20.3.0 or 20'),
        to: z.string().optional().describe('The newest version by default'),
        extensions: z.array(z.string()).optional().describe('Lists only changes to these symbols'),
      },
      annotations,
    },
    (range) => answer((from) => answers.upgrade(from, range)),
  );
  return server;
}
