import { type SubmitEvent, useId, useRef, useState } from 'react';
import { readReference } from '#src/domain/booking/confirmation.ts';
import { readLostLink } from '#src/domain/booking/sendLink.ts';
import { chatUrl } from '#src/domain/chat.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { sendStayLink } from '#src/server/calls/sendStayLink.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import { focusFirst } from '#src/ui/focusFirst.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/guestStay.ts';

const [alone, booking, shortened, stays, neither, askUs, end] = say.otherWays;

interface Props {
  isOver: boolean;
  /** True after a return from the gateway into a browser without the link, as banking apps do. */
  isBack: boolean;
  known: string;
  brand: Brand;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Emails a new link to the address of the booking. */
export function SendLinkForm({ isOver, isBack, known, brand }: Props) {
  const form = useId();
  const [asked] = useState(() => new URLSearchParams(window.location.hash.slice(1)));
  const isReview = asked.has('review');
  const askedFor = asked.get('reference') ?? '';
  const draft = `link:${askedFor}`;
  const [typed, setTyped] = useState(() => ({
    ...{ booking_reference: known || askedFor, guest_email: '' },
    ...readTexts(draft),
  }));
  const reference = readReference(typed.booking_reference);
  const [errors, setErrors] = useState<ReturnType<typeof readLostLink>['errors']>({});
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(false);

  const field = (name: keyof typeof typed) => ({
    id: `${form}-${name}`,
    value: typed[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const now = { ...typed, [name]: event.currentTarget.value };
      setTyped(now);
      storeTexts(draft, now);
      setErrors({ ...errors, [name]: undefined });
    },
  });

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const { asked: lost, errors: found } = readLostLink(typed);
    setErrors(found);
    if (focusFirst(form, found)) return;
    if (running.current) return;
    running.current = true;
    setState('sending');
    setRefusal(null);
    const result = await callAsGuest(sendStayLink, lost);
    running.current = false;
    setState(result.ok ? 'sent' : 'typing');
    if (result.ok) removeTexts(draft);
    if (!result.ok) setRefusal(result.failure.message);
  }

  return (
    <div className="max-w-text">
      <h1 className="text-3xl">{isOver ? say.linkIsOver : say.yourStay}</h1>
      <p className="mt-4 text-ink-soft text-lg">
        {isOver ? say.whyOver : isReview ? say.leadsToReview : say.opensByLink}
      </p>
      {isBack && (
        <Notice tone="info" className="mt-6" title={say.justPaid}>
          <p>{say.doNotPayAgain}</p>
        </Notice>
      )}
      {state === 'sent' ? (
        <div ref={takeFocus} tabIndex={-1} className="mt-8">
          <Notice tone="success" title={say.lookIntoMailbox}>
            <p>
              {say.onItsWay}
              {isReview && say.pressReview}
              {say.nothingThere}
            </p>
          </Notice>
          <Button variant="quiet" className="mt-4" onClick={() => setState('typing')}>
            {say.tryOnceMore}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={send} className="mt-8 grid gap-5">
          <TextInput
            {...field('booking_reference')}
            label={say.sendLinkReference}
            hint={say.referenceHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <TextInput {...field('guest_email')} label={say.email} type="email" inputMode="email" autoComplete="email" />
          {refusal && (
            <Notice tone="error">
              <p>{refusal}</p>
            </Notice>
          )}
          <Button type="submit" className="justify-self-start" busy={state === 'sending'}>
            {state === 'sending' ? say.sending : say.sendLink}
          </Button>
        </form>
      )}
      <p className="mt-10 text-ink-soft">
        {alone}
        <a className="link" href={reference ? paths.confirmation(reference) : paths.findBooking}>
          {booking}
        </a>
        {shortened}
        <a className="link" href={paths.myStays}>
          {stays}
        </a>
        {neither}
        <a
          className="link"
          target="_blank"
          rel="noopener noreferrer"
          href={chatUrl(brand.phone, say.cannotFind(brand.name))}
        >
          {askUs}
        </a>
        {end}
      </p>
    </div>
  );
}
