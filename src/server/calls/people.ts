import * as v from 'valibot';
import { InvitationSchema, PersonSchema, peopleRefusals } from '#src/domain/desk/people.ts';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/people.ts';
import { type Call, done } from '../apiClient.ts';

const people = {
  answer: v.pipe(
    v.object({ people: v.array(PersonSchema) }),
    v.transform(({ people }) => people),
  ),
  refusals: peopleRefusals,
  failed: unreachable,
} as const;

export const housePeople = { path: 'rest/v1/rpc/house_people', ...people } as const satisfies Call;
/** {property_id, email, role}; repeated, it sends the email again. */
export const invitePerson = { path: 'rest/v1/rpc/invite_person', ...people } as const satisfies Call;
export const setPersonRole = { path: 'rest/v1/rpc/set_person_role', ...people } as const satisfies Call;
/** {person_id}: someone at the caller's property, or the caller; then the answer has no people. */
export const removePerson = { path: 'rest/v1/rpc/remove_person', ...people } as const satisfies Call;

export const myInvitations = {
  path: 'rest/v1/rpc/my_invitations',
  answer: v.object({ invitations: v.array(InvitationSchema) }),
  failed: unreachable,
} as const satisfies Call;
export const answerInvitation = {
  path: 'rest/v1/rpc/answer_invitation',
  answer: done,
  refusals: { not_found: say.invitationHasEnded },
  failed: unreachable,
} as const satisfies Call;
