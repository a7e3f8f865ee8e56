import type { ReactNode } from 'react';
import { siteFacts } from '#src/content/site.ts';
import { policyWords, type TermsNow } from '#src/domain/booking/termsNow.ts';
import { addressLine, directionsTo } from '#src/domain/hotel/directions.ts';
import { type Hotel, rulesOf } from '#src/domain/hotel/hotel.ts';
import { HouseMap } from '#src/features/stay/HouseMap.tsx';
import { OwnersWords } from '#src/features/stay/OwnersWords.tsx';
import { mailTo, telTo } from '#src/lib/paths.ts';
import * as say from '#src/words/en/hotel.ts';
import { languageOf } from '#src/words/en/hotel.ts';
import { formatTime } from '#src/words/en/party.ts';
import * as house from '#src/words/en/site.ts';

interface Props {
  hotel: Hotel;
  /** The effect of the cancellation policy on the chosen dates; null without dates. */
  terms: TermsNow | null;
}

export function OverviewPanel({ hotel, terms }: Props) {
  const { policies } = hotel;
  const phone = hotel.phone ?? siteFacts.phone;
  const email = hotel.email ?? siteFacts.email;
  const cancellation = policyWords(policies.cancellation_policy, terms);
  const rules = [
    [house.houseRules, policies.house_rules],
    [house.agesLabel, policies.age_restriction],
    [house.payment, policies.payment_policy],
    [house.pleaseNote, policies.special_conditions],
  ].filter((rule): rule is [string, string] => Boolean(rule[1]));

  return (
    <>
      <h2 className="text-2xl">{say.aboutStay}</h2>
      <p className="mt-4 max-w-text whitespace-pre-line text-lg" lang={languageOf(hotel.description)}>
        {hotel.description}
      </p>
      <OwnersWords of={[hotel.description]} />
      <h2 className="mt-12 text-2xl">{say.arriving}</h2>
      <dl className="mt-4 grid gap-x-8 sm:grid-cols-2">
        <Fact term={house.checkIn}>{say.fromTime(formatTime(hotel.check_in_time))}</Fact>
        <Fact term={house.checkOut}>{say.untilTime(formatTime(hotel.check_out_time))}</Fact>
        <Fact term={house.phone}>
          <a className="link inline-flex min-h-11 items-center" href={telTo(phone)}>
            {phone}
          </a>
        </Fact>
        <Fact term={house.email}>
          <a className="link inline-flex min-h-11 items-center wrap-anywhere" href={mailTo(email)}>
            {email}
          </a>
        </Fact>
      </dl>
      <h2 className="mt-12 text-2xl">{say.whereItIs}</h2>
      <p className="mt-3 mb-4 flex flex-wrap items-center gap-x-4">
        <span>{addressLine(hotel)}</span>
        <a
          className="link inline-flex min-h-11 items-center whitespace-nowrap"
          href={directionsTo(hotel)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {house.getDirections}
        </a>
      </p>
      <HouseMap house={hotel} />
      {(cancellation || rules.length > 0) && (
        <>
          <h2 className="mt-12 text-2xl">{say.policies}</h2>
          {cancellation && (
            <dl className="mt-4">
              <Fact term={house.cancellation}>
                <span className="min-w-0 whitespace-pre-line">{cancellation}</span>
              </Fact>
            </dl>
          )}
          <OwnersWords of={rulesOf(policies)} />
          <dl>
            {rules.map(([term, text]) => (
              <Fact key={term} term={term}>
                <span className="min-w-0 whitespace-pre-line" lang={languageOf(text)}>
                  {text}
                </span>
              </Fact>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2.5">
      <dt className="w-24 flex-none text-sm text-ink-soft">{term}</dt>
      <dd className="flex min-h-11 min-w-0 flex-1 basis-48 items-center">{children}</dd>
    </div>
  );
}
