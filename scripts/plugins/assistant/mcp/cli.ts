/**
 * `npm run --silent mcp` starts a server for coding assistants. They communicate with it over standard input and
 * output.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { inProject } from '../../../lib/paths';
import { createServer } from './server';

await createServer(inProject('dist')).connect(new StdioServerTransport());
