/** A browser with what a journey needs, driven by the protocol it supports natively. */
export interface Engine {
  goto(address: string): Promise<void>;
  /** Runs a function in the page and returns its answer as JSON. */
  run<Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  resize(width: number, height: number): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  picture(): Promise<Buffer>;
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface EngineKind {
  packages: readonly string[];
  isThere(): boolean;
  start(): Promise<Engine>;
}

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

/** Polls until the answer is neither null nor undefined. */
export async function until<Answer>(what: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  const end = Date.now() + 30_000;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // A page that is navigating does not answer.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what}: waited 30 s${last ? `; ${last}` : ''}`);
}
