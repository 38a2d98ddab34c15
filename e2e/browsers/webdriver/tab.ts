import type { Tab } from '../tab';

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
export interface Protocol extends Pick<Tab, 'go' | 'evaluate' | 'close'> {
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
