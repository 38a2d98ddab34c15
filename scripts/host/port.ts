import { parseArgs } from 'node:util';

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/**
 * Returns the TCP port from `--port` or else from `PORT`; 4173 by default.
 *
 * @throws if it is not a port number, or if there are other arguments
 */
export function chosenPort(args = process.argv.slice(2), variable = process.env.PORT): number {
  const option = portOption(args);
  const [name, value] = option === undefined ? ['PORT', variable] : ['--port', option];
  if (!value && option === undefined) return DEFAULT_PORT;
  const port = value ? Number(value) : Number.NaN;
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new Error(`${name} is "${value}", but must be a whole number from 0 to ${HIGHEST_PORT}.`);
  }
  return port;
}

function portOption(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nThe only option is --port, such as --port 8080.`);
  }
}
