import { type FormC, visaFree } from './form.ts';

/** Changes the nationality. Home and passport country follow unless they were set to another, and so does the entry document. */
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

/** Fields that a group usually shares. Passport and visa numbers are never shared. */
const shared = [
  ...(['nationality', 'home_address', 'home_city', 'home_country', 'entry', 'passport_country', 'visa_type'] as const),
  ...(['from_place', 'from_city', 'from_country', 'india_date', 'employed', 'purpose'] as const),
  ...(['next_place', 'next_city', 'next_state', 'next_country', 'phone_india', 'phone_home'] as const),
];
export const carryOver = (before: FormC, form: FormC): FormC => ({
  ...form,
  ...Object.fromEntries(shared.map((name) => [name, before[name]])),
});
