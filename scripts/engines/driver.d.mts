/** What the checks need of a browser, the same for all three. Points are in CSS pixels of the viewport. */
export interface Driver {
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and returns what it returns, as JSON. */
  evaluate(body: string): Promise<unknown>;
  drag(points: { x: number; y: number }[]): Promise<void>;
  /** Presses a key by the name that `KeyboardEvent.key` or `.code` gives it. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}
