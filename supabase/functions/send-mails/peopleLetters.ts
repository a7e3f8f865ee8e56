import * as v from 'valibot';
import { PersonRoleSchema, personRoles } from '../../../src/domain/desk/people.ts';
import { oneLine } from './layout.ts';
import {
  choosePassword,
  hello,
  listingEntries,
  nameWithCity,
  openListings,
  unlinked,
  type Writer,
  writer,
} from './mailWords.ts';

/** An invitation has only our words and the approved name. */

const InvitationSchema = v.object({
  role: PersonRoleSchema,
  hotel_name: v.string(),
  hotel_city: v.nullable(v.string()),
});
const ChangedSchema = v.object({
  ...listingEntries,
  people: v.array(v.object({ email: v.string(), full_name: v.nullable(v.string()), role: PersonRoleSchema })),
});

export const peopleWriters: Record<string, Writer> = {
  house_invitation: writer(InvitationSchema, ({ role, hotel_name, hotel_city }, site) => {
    const house = unlinked(nameWithCity({ name: hotel_name, city: hotel_city }));
    const { label, may } = personRoles[role];
    return {
      subject: `Invitation to the front desk: ${house}`,
      preview: 'Sign in with this email to accept or decline.',
      heading: `You are invited to work at ${house}`,
      opening: [
        'Hello,',
        `The owner of ${house} invites you to work there. To accept or decline, sign in with this email or create an account with it.`,
      ],
      callout: { label: 'Your role', text: `${label}. ${may}` },
      closing: ['The invitation expires after 30 days. If you do not know this property, ignore this email.'],
      action: { label: 'See the invitation', url: `${site}/owner` },
    };
  }),
  people_changed: writer(ChangedSchema, ({ name, city, full_name, people }, site) => {
    const house = nameWithCity({ name, city });
    const lines = people.map(
      (one) => `${one.full_name ?? one.email}${one.full_name ? `, ${one.email}` : ''}: ${personRoles[one.role].label}`,
    );
    return {
      subject: `People at your front desk changed: ${house}`,
      preview: 'Check who can use your front desk.',
      heading: 'The people at your front desk changed',
      opening: [
        hello(full_name),
        `Someone accepted your invitation or left, or the list was changed in your account or by us. ${people.length > 0 ? `Besides you, the people below can now see the bookings and guests of ${house}. Your listings page also shows open invitations.` : `Only you can now see the bookings and guests of ${house}.`}`,
      ],
      callout: people.length > 0 && { label: 'People', text: lines.map(oneLine).join('\n') },
      closing: [
        'If this was neither you nor someone you invited, choose a new password now, then reply to this email. We will help you.',
      ],
      action: openListings(site),
      otherActions: [choosePassword(site)],
    };
  }),
};
