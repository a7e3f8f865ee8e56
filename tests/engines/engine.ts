/** A browser, as far as a journey needs it: by the protocols that browsers bring themselves. */
export interface Engine {
  goto(address: string): Promise<void>;
  /** Runs a function in the page and gives what it answers, as JSON. */
  run<Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  resize(width: number, height: number): Promise<void>;
  /** Presses the place in the window. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file of this machine for the file field. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  /** What pages did wrong, in the words of the console. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** A kind of browser, by the names of Debian and what is made of it. */
export interface EngineKind {
  packages: readonly string[];
  isThere(): boolean;
  start(): Promise<Engine>;
}

/** Input as WebDriver and WebDriver BiDi both take it. */
export const pressing = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
export const typing = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Asks until there is an answer that is not nothing. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + 30_000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // A page that is being left answers nothing.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: waited 30 s${last ? `; ${last}` : ''}`);
}
