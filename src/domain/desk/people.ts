import * as v from 'valibot';
import { invalidEmail } from '../../words/en/text.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';

/** Who works at a house besides its owner, and what each may: `private.role_rights` of the database decides it. */

export const houseRights = ['bookings', 'rates', 'house'] as const;
export type HouseRight = (typeof houseRights)[number];

/** The roles that somebody can be invited in, each with what it may in the words of the owner. */
export const personRoles = {
  manager: {
    label: 'Manager',
    may: 'Bookings, the calendar and guests; prices, rules for stays, channels and replies to reviews.',
  },
  desk: {
    label: 'Desk',
    may: 'Bookings, the calendar and guests. Sees prices, and sets them for one booking alone.',
  },
} as const;
export type PersonRole = keyof typeof personRoles;
const roles = Object.keys(personRoles) as PersonRole[];
export const PersonRoleSchema = v.picklist(roles);
/** What nobody but the owner may. */
export const ownerAlone =
  'Payout and tax data, documents, the listing itself, addresses for emails about bookings and this list stay with the owner alone.';

export const PersonSchema = v.object({
  id: v.string(),
  email: v.string(),
  full_name: v.nullable(v.string()),
  role: PersonRoleSchema,
  invited_at: v.string(),
  /** Null while the invitation waits: until then they may nothing. */
  accepted_at: v.nullable(v.string()),
});
export type Person = v.InferOutput<typeof PersonSchema>;

export const InvitationSchema = v.object({
  property_id: v.string(),
  hotel_name: v.string(),
  hotel_city: v.nullable(v.string()),
  role: PersonRoleSchema,
  invited_at: v.string(),
});
export type Invitation = v.InferOutput<typeof InvitationSchema>;

const mostPeople = 20;

/** Why `invite_person` and its like refuse, as sentences. */
export const peopleRefusals = {
  not_found: 'This has changed in the meantime. Please load the page again.',
  not_allowed: 'Only the owner of this house decides who works there.',
  invalid_email: invalidEmail,
  invalid_role: 'Please choose what they may do.',
  own_email: 'This is the owner’s own address: the owner may do everything already.',
  known: 'Whoever has this address works here already.',
  too_many: `A house has ${mostPeople} people at most. Please remove somebody first.`,
  asked_often: 'We have written to this address several times today. Please try again tomorrow.',
  rate_limited: 'You have invited people very often today. Please try again tomorrow.',
} as const;

/** What is wrong with an address that was typed, for the owner; null when it can be invited. */
export function refuseInvitation(typed: string, people: readonly Person[], ownEmail: string): string | null {
  const email = tidyEmail(typed).toLowerCase();
  if (email === '') return 'Please enter the address.';
  if (!isEmail(email)) return invalidEmail;
  if (email === ownEmail.toLowerCase()) return peopleRefusals.own_email;
  const known = people.find((one) => one.email.toLowerCase() === email);
  if (known) return known.accepted_at ? peopleRefusals.known : 'This address is invited already: see the list.';
  return people.length < mostPeople ? null : peopleRefusals.too_many;
}
