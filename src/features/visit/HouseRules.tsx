import { type HotelOfBooking, rulesOf } from '#src/domain/hotel/hotel.ts';
import { OwnersWords } from '#src/features/stay/OwnersWords.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { languageOf } from '#src/words/en/hotel.ts';

interface Props {
  hotel: HotelOfBooking;
}

export function HouseRules({ hotel }: Props) {
  const rules = rulesOf(hotel.policies);
  if (rules.length === 0) return null;
  return (
    <section className="visit-section" aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="text-2xl">
        {say.houseRules}
      </h2>
      <OwnersWords of={rules} />
      <div className="mt-3 grid max-w-[64ch] gap-3">
        {rules.map((words) => (
          <p key={words} className="whitespace-pre-line wrap-anywhere" lang={languageOf(words)}>
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}
