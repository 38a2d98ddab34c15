import { plugins } from 'virtual-plugin-clients';
import type { Island } from '../../lib/plugin';

/** All islands, by name. */
export const ISLANDS: Readonly<Record<string, Island>> = Object.assign(
  {},
  ...plugins.map(({ islands }) => islands),
);
