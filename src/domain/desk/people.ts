import * as v from 'valibot';
import { invalidEmail } from '../../words/en/common.ts';
import * as say from '../../words/staff/people.ts';
import { tidyEmail } from '../contact.ts';
import { isEmail } from '../text.ts';

/** `private.role_rights` of the database decides what each role may do. */

export const houseRights = ['bookings', 'rates', 'house'] as const;
export type HouseRight = (typeof houseRights)[number];

export const personRoles = say.roles;
export type PersonRole = keyof typeof personRoles;
const roles = Object.keys(personRoles) as PersonRole[];
export const PersonRoleSchema = v.picklist(roles);

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

export const peopleRefusals = {
  ...say.peopleRefusals,
  invalid_email: invalidEmail,
  too_many: say.tooManyPeople(mostPeople),
} as const;

export function refuseInvitation(typed: string, people: readonly Person[], ownEmail: string): string | null {
  const email = tidyEmail(typed).toLowerCase();
  if (email === '') return say.enterEmailAddress;
  if (!isEmail(email)) return invalidEmail;
  if (email === ownEmail.toLowerCase()) return peopleRefusals.own_email;
  const known = people.find((one) => one.email.toLowerCase() === email);
  if (known) return known.accepted_at ? peopleRefusals.known : say.alreadyInvited;
  return people.length < mostPeople ? null : peopleRefusals.too_many;
}
