import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Tab } from './tab';

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

/** WebDriver's codes for non-printing keys. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** The parts of a tab that differ between WebDriver and WebDriver BiDi. */
interface Protocol extends Pick<Tab, 'go' | 'evaluate' | 'close'> {
  /** Performs the actions of an input source. */
  perform(input: object): Promise<void>;
}

/** Creates a tab that is driven by one of the two W3C protocols. */
export function webDriverTab({ perform, ...rest }: Protocol): Tab {
  const pressKeys = (actions: readonly object[]) =>
    perform({ type: 'key', id: 'keyboard', actions });
  return {
    ...rest,
    click: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press(key, held = []) {
      const keys = [...held, key].map((name) => KEYS[name] ?? name);
      return pressKeys([...keys.map(down), ...keys.reverse().map(up)]);
    },
    type: (text) => pressKeys([...text].flatMap((letter) => [down(letter), up(letter)])),
  };
}
