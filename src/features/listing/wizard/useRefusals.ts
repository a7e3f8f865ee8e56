import { useEffect, useRef, useState } from 'react';
import { type ListingForm, listingProblems } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import type { ListingProblem } from '#src/domain/listing/submission.ts';
import { goTo } from '#src/features/listing/keep/listing.store.ts';
import type { ListingState } from '#src/features/listing/keep/listingKeeper.ts';
import { showToast } from '#src/lib/toasts.ts';
import * as say from '#src/words/staff/wizard.ts';
import type { Step } from './steps.ts';

interface Refused {
  step: ListingStep | null;
  times: number;
  rooms: ReadonlySet<string>;
  led?: { problem: ListingProblem; problems: readonly ListingProblem[]; form: ListingForm };
}

/** The steps whose problems are shown, because Next was refused or a problem was opened, and the focus that follows. */
export function useRefusals({ form, step }: ListingState, current: Step | undefined) {
  /** The step whose problems are shown, the number of refusals of Next, and the rooms at that time. */
  const [refused, setRefused] = useState<Refused>({ step: null, times: 0, rooms: new Set() });
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current === step) return;
    opened.current = step;
    if (refused.led) return;
    heading.current?.focus({ preventScroll: true });
    // Each step starts at its top. With a smooth scroll, a press could miss.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step, refused]);
  useEffect(() => {
    if (refused.times > 0 && !refused.led) summary.current?.focus();
  }, [refused]);

  function refuse(at: ListingStep, led?: Refused['led']) {
    setRefused({ step: at, times: refused.times + 1, rooms: new Set(form.rooms.map(({ id }) => id)), led });
  }

  return {
    heading,
    summary,
    problems: refused.step === step && current ? problemsOf(current, form, refused) : [],
    /** The problem that was opened in this step. */
    led: refused.step === step ? refused.led?.problem : undefined,
    times: refused.times,
    open(to: ListingStep) {
      setRefused({ step: null, times: 0, rooms: new Set() });
      goTo(to);
    },
    /** Returns true if the step has problems, and shows them. */
    refuses(): boolean {
      const missing = current?.problems(form) ?? [];
      if (missing.length === 0) return false;
      refuse(step);
      if (missing.some(({ code }) => code === 'photos_required')) {
        showToast({ title: say.imagesRequired, description: listingProblems.photos_required, tone: 'error' });
      }
      return true;
    },
    leadTo(to: ListingStep, problem: ListingProblem, problems: readonly ListingProblem[]) {
      refuse(to, { problem, problems, form });
      goTo(to);
    },
  };
}

function problemsOf(step: Step, form: ListingForm, { rooms, led }: Refused): ListingProblem[] {
  // A room added since then is still being filled in.
  const isNewRoom = (path: string) => {
    const room = form.rooms[Number(/^rooms\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return room !== undefined && !rooms.has(room.id);
  };
  const own = step.problems(form).filter(({ path }) => !isNewRoom(path));
  const more = led?.form === form ? led.problems : [];
  return [...own, ...more.filter(({ path }) => !own.some((one) => one.path === path))];
}
