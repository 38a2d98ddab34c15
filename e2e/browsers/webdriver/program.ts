import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program that runs alongside the tests and is stopped after them. */
export class Program {
  private readonly child;
  private readonly ended;
  private readonly kill = () => this.child.kill('SIGKILL');

  constructor(file: string, args: readonly string[], environment?: NodeJS.ProcessEnv) {
    this.child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
    });
    this.ended = once(this.child, 'exit');
    process.once('exit', this.kill);
  }

  /**
   * Waits for a line of output.
   *
   * @returns the group of the pattern
   * @throws an Error with its output if it exits first
   */
  says(pattern: RegExp): Promise<string> {
    const lines: string[] = [];
    return new Promise((resolve, reject) => {
      createInterface(this.child.stderr)
        .on('line', (line) => {
          lines.push(line);
          const [, found] = pattern.exec(line) ?? [];
          if (found) resolve(found);
        })
        .on('close', () =>
          reject(new Error(`${this.child.spawnfile} has ended:\n${lines.join('\n')}`)),
        );
    });
  }

  async stop(): Promise<void> {
    process.off('exit', this.kill);
    this.child.kill();
    await this.ended;
  }
}
