/**
 * Prints the declarations of all plugins as JSON. It runs in a separate process, because plugins start work when they
 * are set up.
 */
import { writeSync } from 'node:fs';
import { readDeclarations } from './declaration';

writeSync(1, JSON.stringify(readDeclarations()));
process.exit(0);
