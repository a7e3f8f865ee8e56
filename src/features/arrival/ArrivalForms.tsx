import './arrival.css';
import { useEffect, useRef, useState } from 'react';
import type { Arrival } from '#src/domain/formC/arrival.ts';
import { emptyFormC, type FormC } from '#src/domain/formC/form.ts';
import { formatDate } from '#src/domain/stay.ts';
import { PapersForm } from '#src/features/desk/papers/PapersForm.tsx';
import { paths } from '#src/lib/paths.ts';
import { fillArrival } from '#src/server/calls/arrival.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import {
  beforeYouArriveAt,
  encrypted,
  fillAnew,
  fillAnewFor,
  filledByHouse,
  fillNext,
  guestOf,
  houseHasAll,
  keptUntil,
  moreExpected,
  nothingStays,
  notShownAgain,
  passedOn,
  reportedByHouse,
  save,
  savedFor,
  savedTitle,
  somebodyElse,
  thatIsAll,
  whatHappens,
  whatWeKeep,
  whyAsked,
  yourDetails,
} from '#src/words/en/arrival.ts';

interface Props {
  token: string;
  arrival: Arrival;
  onChanged: () => void;
}

interface Filling {
  id: string;
  name: string | null;
}
const another = (): Filling => ({ id: crypto.randomUUID(), name: null });

/** The Form C of each guest in turn. Saved details are not shown again: a change fills in the whole form. */
export function ArrivalForms({ token, arrival, onChanged }: Props) {
  const { hotel, people, guests, most } = arrival;
  const [filling, setFilling] = useState<Filling | null>(() => (people.length < guests ? another() : null));
  const [before, setBefore] = useState<FormC | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved === 0) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [moved]);

  function open(next: Filling | null) {
    setFilling(next);
    setMoved(moved + 1);
  }
  async function send(form: FormC) {
    if (!filling) return null;
    const result = await callAsGuest(fillArrival, { token, form_id: filling.id, form });
    if (!result.ok) {
      if (['reported', 'by_house'].includes(result.failure.code)) onChanged();
      return result.failure;
    }
    setBefore(form);
    setSaved(form.given_name);
    const isNew = !people.some(({ id }) => id === filling.id);
    open(people.length + (isNew ? 1 : 0) < guests ? another() : null);
    onChanged();
    return null;
  }
  const title = filling
    ? filling.name
      ? fillAnewFor(filling.name)
      : guests > 1
        ? guestOf(people.length + 1, Math.max(guests, people.length + 1))
        : yourDetails
    : thatIsAll;
  return (
    <>
      <h1 className="text-3xl text-balance">{beforeYouArriveAt(hotel.name)}</h1>
      <p className="mt-3 text-lg">
        {formatDate(arrival.check_in_date)} – {formatDate(arrival.check_out_date)}
        {hotel.city && `, ${hotel.city}`}
      </p>
      <p className="mt-4 max-w-[60ch] text-ink-soft">{whyAsked}</p>
      <details className="arrival-why">
        <summary>{whatHappens}</summary>
        <ul>
          <li>{encrypted(hotel.name)}</li>
          <li>{passedOn}</li>
          <li>{keptUntil(formatDate(arrival.kept_until))}</li>
          <li>
            {nothingStays}{' '}
            <a className="link" href={paths.privacy}>
              {whatWeKeep}
            </a>
          </li>
        </ul>
      </details>

      {people.length > 0 && (
        <section className="arrival-people" aria-labelledby="arrival-saved">
          <h2 id="arrival-saved" className="text-xl">
            {savedTitle}
          </h2>
          <ul>
            {people.map((one) => (
              <li key={one.id}>
                <b className="wrap-anywhere">{one.first_name}</b>
                {one.is_reported || one.is_by_house ? (
                  <span className="text-ink-soft">{one.is_reported ? reportedByHouse : filledByHouse}</span>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={fillAnewFor(one.first_name)}
                    onClick={() => open({ id: one.id, name: one.first_name })}
                  >
                    {fillAnew}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">{notShownAgain}</p>
        </section>
      )}

      <section aria-labelledby="arrival-form">
        <p role="status" className="mb-2 font-medium text-palm empty:hidden">
          {saved && savedFor(saved)}
        </p>
        <h2 id="arrival-form" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl outline-none">
          {title}
        </h2>
        {filling ? (
          <PapersForm
            key={filling.id}
            stay={arrival}
            initial={emptyFormC()}
            before={before}
            submitWords={save}
            onCancel={people.length > 0 ? () => open(null) : undefined}
            onSend={send}
          />
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="max-w-[56ch] text-ink-soft">
              {people.length < guests ? moreExpected(guests - people.length) : houseHasAll}
            </p>
            {people.length < most && (
              <Button variant="secondary" onClick={() => open(another())}>
                {people.length < guests ? fillNext : somebodyElse}
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  );
}
