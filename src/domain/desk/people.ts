import * as v from 'valibot';
import { invalidEmail } from '../../words/en/common.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';

/** The people who work at a property besides its owner, and their rights, which `private.role_rights` of the database decides. */

export const houseRights = ['bookings', 'rates', 'house'] as const;
export type HouseRight = (typeof houseRights)[number];

/** The roles for an invitation, each with its rights in the owner’s words. */
export const personRoles = {
  manager: {
    label: 'Manager',
    may: 'Manages bookings, the calendar and guests, and also rates, stay rules, channels and replies to reviews.',
  },
  desk: {
    label: 'Front desk',
    may: 'Manages bookings, the calendar and guests. Sees rates, and can change the rate of a single booking.',
  },
} as const;
export type PersonRole = keyof typeof personRoles;
const roles = Object.keys(personRoles) as PersonRole[];
export const PersonRoleSchema = v.picklist(roles);
/** Says what only the owner may do. */
export const ownerAlone =
  'Only the owner manages payout and tax details, documents, the listing, addresses for booking emails and this list.';

export const PersonSchema = v.object({
  id: v.string(),
  email: v.string(),
  full_name: v.nullable(v.string()),
  role: PersonRoleSchema,
  invited_at: v.string(),
  /** Null until the invitation is accepted. Before that, the person has no rights. */
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

/** The sentences for refusals of `invite_person` and similar calls. */
export const peopleRefusals = {
  not_found: 'This list has changed. Reload the page.',
  not_allowed: 'Only the owner of this property decides who works there.',
  invalid_email: invalidEmail,
  invalid_role: 'Choose a role.',
  own_email: 'This is the owner’s own address. The owner can already do everything.',
  known: 'The person with this address already works here.',
  too_many: `A property can have up to ${mostPeople} people. Remove someone first.`,
  asked_often: 'We have emailed this address several times today. Try again tomorrow.',
  rate_limited: 'You have sent too many invitations today. Try again tomorrow.',
} as const;

/** Returns why a typed address cannot be invited, or null if it can. */
export function refuseInvitation(typed: string, people: readonly Person[], ownEmail: string): string | null {
  const email = tidyEmail(typed).toLowerCase();
  if (email === '') return 'Enter an email address.';
  if (!isEmail(email)) return invalidEmail;
  if (email === ownEmail.toLowerCase()) return peopleRefusals.own_email;
  const known = people.find((one) => one.email.toLowerCase() === email);
  if (known) return known.accepted_at ? peopleRefusals.known : 'You have already invited this address. See the list.';
  return people.length < mostPeople ? null : peopleRefusals.too_many;
}
