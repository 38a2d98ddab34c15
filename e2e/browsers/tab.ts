/** The browser tab that the tests need, implemented for each automation protocol. */
export interface Tab {
  /** Opens a URL, and waits until it has loaded. */
  go(address: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a key while holding others. Keys are named as in keyboard events. */
  press(key: string, held?: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Evaluates an expression in the page. The expression must return a string. */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab without stored data. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser that is installed as a Debian package. */
export interface DebianBrowser {
  packages: string;
  /** Executables that it needs. */
  programs: readonly string[];
  start(): Promise<Browser>;
}
