import type { HotelOfBooking } from '#src/domain/hotel/hotel.ts';

interface Props {
  hotel: HotelOfBooking;
}

/** What the house asks of its guests, in its own words. */
export function HouseRules({ hotel }: Props) {
  const { house_rules, age_restriction, payment_policy, special_conditions } = hotel.policies;
  const rules = [house_rules, age_restriction, payment_policy, special_conditions].filter((words) => words);
  if (rules.length === 0) return null;
  return (
    <section className="visit-section" aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="text-2xl">
        Rules of the house
      </h2>
      <div className="mt-3 grid max-w-[64ch] gap-3">
        {rules.map((words) => (
          <p key={words} className="whitespace-pre-line wrap-anywhere">
            {words}
          </p>
        ))}
      </div>
    </section>
  );
}
