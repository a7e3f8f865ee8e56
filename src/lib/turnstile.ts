import { blocked, failed, interactive, language, unsupported } from '#src/words/en/common.ts';
import { failure, type Result, success } from './result.ts';

/** Turnstile, Cloudflare's check that somebody is a person, for forms of a site that is built with PUBLIC_TURNSTILE_SITE_KEY. */

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
/** For how long script and token are waited for, in milliseconds. */
const patience = 20_000;

let loading: Promise<Turnstile> | null = null;

/** Fetches Cloudflare's script, once for all forms of a page. A try that failed can be made again. */
function load(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      loading = null;
      element.remove();
      reject(new Error(blocked));
    };
    const timer = setTimeout(fail, patience);
    element.src = script;
    element.onerror = element.onload = () => {
      clearTimeout(timer);
      // What blocks such scripts may put an empty one in their place.
      if (window.turnstile) resolve(window.turnstile);
      else fail();
    };
    document.head.append(element);
  });
  return loading;
}

export interface Check {
  /** Fetches the script and shows the widget; while it is there, does nothing. */
  begin(): void;
  /** A token for one call, as soon as there is one. */
  ask(): Promise<Result<string>>;
  /** Tries again, after something went wrong. */
  again(): void;
  end(): void;
}

/** The check of one form, shown at a place in it. `onProblem` hears what went wrong, as a sentence, and null when it is over. */
export function createCheck(place: HTMLElement, action: string, onProblem: (words: string | null) => void): Check {
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
  /** Gives the token to whoever waits, one: it is good for one call, and the next is made at once. */
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
          // The wide one needs 300 pixels.
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
            // It is seen to here, and tries again by itself as well.
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
        }, patience);
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
