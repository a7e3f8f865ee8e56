import { type FormC, visaFree } from './form.ts';

/** What a form fills in by itself while it is typed. */

/** Another nationality: home and passport follow where nobody said otherwise, and so does what is needed to enter India. */
export function withNationality(form: FormC, nationality: string): FormC {
  const follows = (country: string) => (country === '' || country === form.nationality ? nationality : country);
  return {
    ...form,
    nationality,
    home_country: follows(form.home_country),
    passport_country: follows(form.passport_country),
    from_country: follows(form.from_country),
    entry: form.entry === 'free' && !visaFree.includes(nationality) ? 'visa' : form.entry,
  };
}

/** What people of one party mostly share: home, journey and what they come for. Never what stands in a passport or visa. */
const shared = [
  ...(['nationality', 'home_address', 'home_city', 'home_country', 'entry', 'passport_country', 'visa_type'] as const),
  ...(['from_place', 'from_city', 'from_country', 'india_date', 'employed', 'purpose'] as const),
  ...(['next_place', 'next_city', 'next_state', 'next_country', 'phone_india', 'phone_home'] as const),
];
export const carryOver = (before: FormC, form: FormC): FormC => ({
  ...form,
  ...Object.fromEntries(shared.map((name) => [name, before[name]])),
});
