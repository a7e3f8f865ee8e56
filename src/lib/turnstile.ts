import { blocked, failed, interactive, language, unsupported } from '#src/words/en/common.ts';
import { failure, type Result, success } from './result.ts';

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations */
interface Turnstile {
  render(place: HTMLElement, settings: object): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** Timeout for script and token, in milliseconds. */
const timeoutMilliseconds = 20_000;

let loading: Promise<Turnstile> | null = null;

function load(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      loading = null;
      element.remove();
      reject(new Error(blocked));
    };
    const timer = setTimeout(fail, timeoutMilliseconds);
    element.src = script;
    element.onerror = element.onload = () => {
      clearTimeout(timer);
      // Blockers may replace the script with an empty one.
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    document.head.append(element);
  });
  return loading;
}

export interface TurnstileCheck {
  begin(): void;
  ask(): Promise<Result<string>>;
  again(): void;
  end(): void;
}

/** `onProblem` gets a message, and null when the problem is over. */
export function createCheck(
  place: HTMLElement,
  action: string,
  onProblem: (words: string | null) => void,
): TurnstileCheck {
  let state: 'new' | 'begun' | 'ended' = 'new';
  let turnstile: Turnstile | undefined;
  let widget: string | undefined;
  let token: string | null = null;
  let isBroken = false;
  let isInteractive = false;
  const waiting: ((answer: Result<string>) => void)[] = [];

  const reset = () => widget && turnstile?.reset(widget);
  const refuse = (words: string) => {
    for (const tell of waiting.splice(0)) tell(failure('not_human', words));
  };
  function fail(words: string) {
    isBroken = true;
    token = null;
    onProblem(words);
    refuse(words);
  }
  function mend() {
    isBroken = false;
    onProblem(null);
  }
  /** Gives the token to the first waiting caller and requests the next: a token is good for one call. */
  function hand() {
    if (token === null || waiting.length === 0) return;
    waiting.shift()?.(success(token));
    token = null;
    reset();
  }

  function begin() {
    if (state !== 'new') return;
    state = 'begun';
    load().then(
      (loaded) => {
        if (state === 'ended') return;
        turnstile = loaded;
        widget = loaded.render(place, {
          sitekey: import.meta.env.PUBLIC_TURNSTILE_SITE_KEY,
          action,
          language,
          theme: 'light',
          size: place.clientWidth < 300 ? 'compact' : 'flexible',
          'response-field': false,
          callback(given: string) {
            token = given;
            isInteractive = false;
            mend();
            hand();
          },
          'expired-callback'() {
            token = null;
          },
          'before-interactive-callback'() {
            isInteractive = true;
            refuse(interactive);
          },
          'after-interactive-callback'() {
            isInteractive = false;
          },
          'error-callback'() {
            fail(failed);
            // True: the error is handled here. Turnstile also retries.
            return true;
          },
          'unsupported-callback': () => fail(unsupported),
        });
      },
      () => {
        if (state === 'ended') return;
        state = 'new';
        fail(blocked);
      },
    );
  }

  function again() {
    mend();
    if (state === 'new') begin();
    else reset();
  }

  return {
    begin,
    again,
    ask: () =>
      new Promise((resolve) => {
        if (isInteractive) return resolve(failure('not_human', interactive));
        waiting.push(resolve);
        setTimeout(() => {
          const at = waiting.indexOf(resolve);
          if (at >= 0) waiting.splice(at, 1)[0]?.(failure('not_human', failed));
        }, timeoutMilliseconds);
        if (isBroken) again();
        else begin();
        hand();
      }),
    end() {
      state = 'ended';
      if (widget) turnstile?.remove(widget);
      refuse(failed);
    },
  };
}
