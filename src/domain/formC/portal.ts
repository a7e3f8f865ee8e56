import * as v from 'valibot';
import { sexes } from '../../words/en/arrival.ts';
import { clockInIndia, readMoment } from '../moment.ts';
import { nightsBetween } from '../stay.ts';
import { countryName } from './countries.ts';
import { type FormCField, formCNames, isNeighbour } from './form.ts';

export const FormCEntrySchema = v.object({
  id: v.string(),
  form: v.object(
    Object.fromEntries(formCNames.map((name) => [name, v.string()])) as Record<FormCField, v.StringSchema<undefined>>,
  ),
  filled_at: v.string(),
  booking_reference: v.string(),
  arrived_at: v.nullable(v.string()),
  check_in_date: v.string(),
  check_out_date: v.string(),
  left_at: v.nullable(v.string()),
  hotel: v.object({
    name: v.string(),
    address: v.string(),
    city: v.string(),
    state: v.string(),
    pincode: v.string(),
  }),
});
export type FormCEntry = v.InferOutput<typeof FormCEntrySchema>;

export const portalDay = (date: string) => date.split('-').reverse().join('/');

const calendar = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const dayOf = (at: string | null) => (at ? calendar.format(readMoment(at)) : '');
const timeOf = (at: string | null) => (at ? clockInIndia(at) : '');

interface PortalPart {
  title: string;
  fields: readonly (readonly [label: string, value: string])[];
}

export function portalParts({
  form,
  hotel,
  arrived_at,
  left_at,
  check_in_date,
  check_out_date,
}: FormCEntry): PortalPart[] {
  const isOci = form.entry === 'oci';
  return [
    {
      title: 'Personal details',
      fields: [
        ['Surname', form.surname],
        ['Given name', form.given_name],
        ['Sex', sexes[form.sex as keyof typeof sexes] ?? form.sex],
        ['Date of birth', portalDay(form.birth_date)],
        ['Special category', isOci ? 'OCI card holder' : 'Others'],
        ['Nationality', countryName(form.nationality)],
        ['Permanent address', form.home_address],
        ['City', form.home_city],
        ['Country', countryName(form.home_country)],
      ],
    },
    {
      title: 'Address in India',
      fields: [
        ['Address or reference in India', [hotel.name, hotel.address].filter(Boolean).join(', ')],
        ['State', hotel.state],
        ['City or district', hotel.city],
        ['PIN code', hotel.pincode],
      ],
    },
    {
      title: isNeighbour(form) ? 'Passport or identity card' : 'Passport',
      fields: [
        ['Passport number', form.passport_number],
        ['Place of issue, city', form.passport_city],
        ['Place of issue, country', countryName(form.passport_country)],
        ['Date of issue', portalDay(form.passport_issued)],
        ['Date of expiry', portalDay(form.passport_until)],
      ],
    },
    {
      title: isOci ? 'OCI card' : 'Visa',
      fields: [
        [isOci ? 'OCI card number' : 'Visa number', form.visa_number || 'Not needed'],
        ['Place of issue, city', form.visa_city],
        ['Place of issue, country', countryName(form.visa_country)],
        ['Date of issue', portalDay(form.visa_issued)],
        ['Valid till', portalDay(form.visa_until)],
        ['Type of visa', form.visa_type],
      ],
    },
    {
      title: 'Arrival',
      fields: [
        ['Arrived from, place', form.from_place],
        ['Arrived from, city', form.from_city],
        ['Arrived from, country', countryName(form.from_country)],
        ['Date of arrival in India', portalDay(form.india_date)],
        ['Date of arrival in hotel', dayOf(arrived_at) || portalDay(check_in_date)],
        ['Time of arrival in hotel', timeOf(arrived_at)],
        ['Intended duration of stay, days', String(nightsBetween(check_in_date, check_out_date))],
      ],
    },
    {
      title: 'Other details',
      fields: [
        ['Employed in India', form.employed === 'yes' ? 'Yes' : 'No'],
        ['Purpose of visit', form.purpose],
        ['Next destination', form.next_country === 'IN' ? 'Inside India' : 'Outside India'],
        ['Next destination, place', form.next_place],
        ['Next destination, city', form.next_city],
        // Optional if the next destination is in India; else it stays empty.
        ['Next destination, state', form.next_state],
        ['Next destination, country', countryName(form.next_country)],
        ['Phone in India', form.phone_india],
        ['Phone at home', form.phone_home],
      ],
    },
    {
      title: 'Departure',
      fields: [
        ['Date of departure', dayOf(left_at) || portalDay(check_out_date)],
        ['Time of departure', timeOf(left_at)],
      ],
    },
  ];
}

/** The column names of a file. They do not depend on how a guest entered India. */
export const portalHead = [
  'Booking',
  'Surname',
  'Given name',
  'Sex',
  'Date of birth',
  'Special category',
  'Nationality',
  'Permanent address',
  'Permanent address, city',
  'Permanent address, country',
  'Address in India',
  'State in India',
  'City in India',
  'PIN code in India',
  'Passport number',
  'Passport issued in, city',
  'Passport issued in, country',
  'Passport issued on',
  'Passport valid till',
  'Visa or OCI number',
  'Visa issued in, city',
  'Visa issued in, country',
  'Visa issued on',
  'Visa valid till',
  'Visa type',
  'Arrived from, place',
  'Arrived from, city',
  'Arrived from, country',
  'Arrived in India on',
  'Arrived in hotel on',
  'Arrived in hotel at',
  'Days of stay',
  'Employed in India',
  'Purpose of visit',
  'Next destination',
  'Next destination, place',
  'Next destination, city',
  'Next destination, state',
  'Next destination, country',
  'Phone in India',
  'Phone at home',
  'Departure on',
  'Departure at',
  'Filled in on',
  'Filled in at',
] as const;

export const portalLine = (entry: FormCEntry): string[] => [
  entry.booking_reference,
  ...portalParts(entry).flatMap(({ fields }) => fields.map(([, value]) => value)),
  dayOf(entry.filled_at),
  timeOf(entry.filled_at),
];
