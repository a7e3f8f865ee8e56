import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Result, success } from '#src/lib/result.ts';
import { createCheck, type TurnstileCheck } from '#src/lib/turnstile.ts';
import * as say from '#src/words/en/common.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface HumanCheck {
  box: ReactNode;
  /** Returns a token for one call; undefined if no check is needed. */
  ask: () => Promise<Result<string | undefined>>;
}

export function useTurnstile(action: string | null): HumanCheck {
  const check = useRef<TurnstileCheck>(null);
  return {
    box: action && <TurnstileBox key={action} action={action} check={check} />,
    ask: async () => (action && check.current ? check.current.ask() : success(undefined)),
  };
}

/** The widget, loaded when a person starts with the form, and the message if it fails. */
function TurnstileBox({ action, check }: { action: string; check: RefObject<TurnstileCheck | null> }) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!place.current) return;
    const form = place.current.closest('form');
    const made = createCheck(place.current, action, setProblem);
    check.current = made;
    if (form?.contains(document.activeElement)) made.begin();
    else form?.addEventListener('focusin', made.begin, { once: true });
    return () => {
      form?.removeEventListener('focusin', made.begin);
      made.end();
      check.current = null;
    };
  }, [action, check]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, the widget is no field of ours
    <div role="group" aria-label={say.check} className="@container grid gap-2">
      <p className="text-ink-soft text-sm">{say.checkedHere}</p>
      {/* Has the widget's height, so that nothing moves when it loads. */}
      <div ref={place} className="min-h-[65px] rounded-input ring-1 ring-line ring-inset @max-[300px]:min-h-[140px]" />
      {problem && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => check.current?.again()}>
              {say.again}
            </Button>
          }
        >
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
