import * as v from 'valibot';
import { PersonRoleSchema, personRoles } from '../../../src/domain/desk/people.ts';
import { oneLine } from './layout.ts';
import { hello, unlinked, type Writer } from './mailWords.ts';

/** The mails about who works at a house: to whom is invited, in our words and the approved name alone, and to its owner. */

const InvitationSchema = v.object({
  role: PersonRoleSchema,
  hotel_name: v.string(),
  hotel_city: v.nullable(v.string()),
});
const ChangedSchema = v.object({
  name: v.string(),
  city: v.optional(v.nullable(v.string())),
  full_name: v.optional(v.nullable(v.string())),
  people: v.array(v.object({ email: v.string(), full_name: v.nullable(v.string()), role: PersonRoleSchema })),
});

/** "Casa Susegad, Panjim" */
const placeOf = (name: string, city: string | null | undefined) =>
  oneLine([name, city].filter((one) => one).join(', '));

export const peopleWriters: Record<string, Writer> = {
  house_invitation: (data, site) => {
    const { role, hotel_name, hotel_city } = v.parse(InvitationSchema, data);
    const house = unlinked(placeOf(hotel_name, hotel_city));
    const { label, may } = personRoles[role];
    return {
      subject: `You are invited to work with ${house}`,
      preview: 'Sign in with this address to accept or decline.',
      heading: 'An invitation to the desk',
      opening: [
        'Hello,',
        `The owner of ${house} would like you to work at its desk with us. Sign in with this e-mail address, or make an account with it, and you can accept or decline.`,
      ],
      callout: { label: `As: ${label}`, text: may },
      closing: [
        'The invitation ends after 30 days. You know nothing of this? Then you need not do anything: without your answer nothing follows from it.',
      ],
      action: { label: 'See the invitation', url: `${site}/owner` },
    };
  },
  people_changed: (data, site) => {
    const { name, city, full_name, people } = v.parse(ChangedSchema, data);
    const house = placeOf(name, city);
    const lines = people.map(
      (one) => `${one.full_name ?? one.email}${one.full_name ? `, ${one.email}` : ''}: ${personRoles[one.role].label}`,
    );
    return {
      subject: `Who works at ${house}`,
      preview: 'The people who may use its desk have changed.',
      heading: 'Who may use your desk',
      opening: [
        hello(full_name),
        `It was changed who may use the desk of ${house}, with the bookings and the guests. ${people.length > 0 ? 'Besides you, the people below may.' : 'It is you alone now.'}`,
      ],
      ...(people.length > 0 && { callout: { label: 'People', text: lines.map(oneLine).join('\n') } }),
      closing: [
        'Was this not you, and nobody you invited? Choose a new password at once, and answer this mail: we help you.',
      ],
      action: { label: 'Open your listings', url: `${site}/owner` },
      otherActions: [{ label: 'Choose a new password', url: `${site}/auth?way=forgotten` }],
    };
  },
};
