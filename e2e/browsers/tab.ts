/** The features of a browser tab that the journeys need, implemented for each automation protocol. */
export interface Tab {
  /** Opens a URL, and waits until it has loaded. */
  go(address: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in events, while holding others. */
  press(key: string, held?: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Evaluates an expression that returns a string in the page. */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Opens a tab without any stored data. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser from Debian's packages. */
export interface DebiansBrowser {
  packages: string;
  /** Executables of these packages. */
  programs: readonly string[];
  start(): Promise<Browser>;
}
