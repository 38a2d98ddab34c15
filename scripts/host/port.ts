const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/**
 * Returns the TCP port from `PORT`; 4173 by default.
 *
 * @throws if `PORT` is not a port number
 */
export function portFromEnvironment(value = process.env.PORT): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    throw new Error(`PORT is "${value}", but must be a whole number from 0 to ${HIGHEST_PORT}.`);
  }
  return port;
}
