/** Prints the declarations of all plugins as JSON, in a process of its own: plugins start work when they are set up. */
import { writeSync } from 'node:fs';
import { readDeclarations } from './declaration';

writeSync(1, JSON.stringify(readDeclarations()));
process.exit(0);
