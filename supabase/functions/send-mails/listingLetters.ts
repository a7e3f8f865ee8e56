import * as v from 'valibot';
import { NoticeEmailSchema } from '../../../src/domain/listing/noticeEmails.ts';
import { type Letter, oneLine } from './layout.ts';
import { hello, unlinked, type Writer } from './mailWords.ts';
import {
  PaidOutSchema,
  PayoutSchema,
  payoutChanged,
  payoutRecorded,
  payoutReversed,
  payoutSubmitted,
} from './payoutLetters.ts';

/** The mails to an owner about a listing. */

const text = v.optional(v.nullable(v.string()));
const ListingSchema = v.object({
  name: v.string(),
  city: text,
  full_name: text,
  reason: text,
  is_public: v.optional(v.nullable(v.boolean())),
  hotel_id: text,
});
type Listing = v.InferOutput<typeof ListingSchema>;
const RejectedSchema = v.object({ ...ListingSchema.entries, property_id: v.string() });
const TakenOffSchema = v.object({
  ...ListingSchema.entries,
  listing_status: v.picklist(['hidden', 'draft', 'deleted']),
});

const WaitingSchema = v.object({
  property_id: v.string(),
  name: v.string(),
  city: text,
  owner_name: text,
  is_again: v.boolean(),
});
const NoticesSchema = v.object({ ...ListingSchema.entries, emails: v.array(NoticeEmailSchema) });

export const listingWriters: Record<string, Writer> = {
  listing_submitted: (data, site) => listingSubmitted(v.parse(ListingSchema, data), site),
  listing_waiting: (data, site) => listingWaiting(v.parse(WaitingSchema, data), site),
  listing_approved: (data, site) => listingApproved(v.parse(ListingSchema, data), site),
  listing_rejected: (data, site) => listingRejected(v.parse(RejectedSchema, data), site),
  listing_taken_off: (data, site) => listingTakenOff(v.parse(TakenOffSchema, data), site),
  notices_changed: (data, site) => noticesChanged(v.parse(NoticesSchema, data), site),
  payout_submitted: (data, site) => {
    const payout = v.parse(PayoutSchema, data);
    return payoutSubmitted(payout, { greeting: hello(payout.full_name), place: placeOf(payout), site });
  },
  payout_changed: (data, site) => {
    const payout = v.parse(PayoutSchema, data);
    return payoutChanged(payout, { greeting: hello(payout.full_name), place: placeOf(payout), site });
  },
  payout_recorded: (data, site) => {
    const payout = v.parse(PaidOutSchema, data);
    return payoutRecorded(payout, { greeting: hello(payout.full_name), place: placeOf(payout), site });
  },
  payout_reversed: (data, site) => {
    const payout = v.parse(PaidOutSchema, data);
    return payoutReversed(payout, { greeting: hello(payout.full_name), place: placeOf(payout), site });
  },
};

/** "Casa Susegad, Panjim" */
function placeOf({ name, city }: Pick<Listing, 'name' | 'city'>): string {
  return oneLine([name, city].filter((one) => one).join(', '));
}

function listingSubmitted(listing: Listing, site: string): Letter {
  const isLive = listing.hotel_id && listing.is_public;
  return {
    subject: `We have received ${isLive ? 'changes of ' : ''}${placeOf(listing)}`,
    preview: isLive
      ? 'We look at some of your changes first and will tell you when they are approved.'
      : 'We are reviewing your listing and will tell you when it is approved.',
    heading: isLive ? 'Some of your changes wait for us' : 'Your property has been submitted for review',
    opening: [
      hello(listing.full_name),
      ...(isLive
        ? [
            `Guests go on finding and booking ${placeOf(listing)}. What did not have to wait is live already; the rest is named on your listings, and we read it ourselves.`,
            "We'll notify you once it's approved. If something is missing, we will write to you and say what.",
          ]
        : [
            `Thank you for listing ${placeOf(listing)}. We read every listing ourselves: the description, the photos and the papers.`,
            "We'll notify you once it's approved. If something is missing, we will write to you and say what.",
          ]),
    ],
    closing: ['Until then you can take it back from your listings, change it and submit it again.'],
    action: { label: 'See your listings', url: `${site}/owner` },
  };
}

/** To admins. What an owner typed is read by them and is no address. */
function listingWaiting(listing: v.InferOutput<typeof WaitingSchema>, site: string): Letter {
  const place = unlinked(placeOf(listing));
  const owner = unlinked(oneLine(listing.owner_name || 'An owner'));
  const again = listing.is_again ? ' again' : '';
  return {
    subject: `To review${again}: ${place}`,
    preview: `${owner} has handed it in${again}.`,
    heading: `A listing was handed in${again}`,
    opening: ['Hello,', `${owner} has handed in ${place}${again}. It waits for your decision.`],
    action: {
      label: 'Review the listing',
      url: `${site}/admin/properties?id=${encodeURIComponent(listing.property_id)}`,
    },
  };
}

function listingApproved(listing: Listing, site: string): Letter {
  const isShown = listing.is_public && listing.hotel_id;
  return {
    subject: `${placeOf(listing)} is ${isShown ? 'live' : 'approved'}`,
    preview: isShown ? 'Guests can find and book it now.' : 'Your listing is approved, and still hidden.',
    heading: isShown ? `${oneLine(listing.name)} is live` : `${oneLine(listing.name)} is approved`,
    opening: [
      hello(listing.full_name),
      isShown
        ? `Your listing ${placeOf(listing)} is approved. Guests find it in the search from now on, with your photos, your rules and prices that include tax.`
        : `Your listing ${placeOf(listing)} is approved. It is still hidden: show it to guests from your listings whenever you are ready.`,
      'We write to you with every booking. Rooms that are booked are taken out of sale at once, so none is sold twice.',
    ],
    action:
      isShown && listing.hotel_id
        ? // By its id: with a new name it has no page until the site is built again.
          { label: 'See it as guests do', url: `${site}/hotel/${listing.hotel_id}` }
        : { label: 'Open your listings', url: `${site}/owner` },
  };
}

function listingRejected(listing: v.InferOutput<typeof RejectedSchema>, site: string): Letter {
  const stays = listing.is_public && listing.hotel_id;
  return {
    subject: `${placeOf(listing)} needs a change`,
    preview: 'We could not approve it yet. Here is what to change.',
    heading: 'One thing before we can approve it',
    opening: [
      hello(listing.full_name),
      `We have read your listing ${placeOf(listing)} and could not approve it yet. Everything you entered is kept.`,
    ],
    callout: { label: 'What to change', text: listing.reason ?? '' },
    closing: [
      ...(stays ? ['The version that was approved before stays online meanwhile.'] : []),
      'Please change it and submit it again. If our note is not clear, answer this mail.',
    ],
    action: {
      label: 'Edit your listing',
      url: `${site}/list-property/form?listing=${encodeURIComponent(listing.property_id)}`,
    },
  };
}

const takenOff = {
  hidden: {
    done: 'We have hidden it from guests; everything you entered is kept.',
    next: 'Answer this mail to learn why, and what is needed to show it again.',
  },
  draft: {
    done: 'We have made it a draft again; everything you entered is kept.',
    next: 'You can change it and submit it again. If you do not know why, answer this mail.',
  },
  deleted: {
    done: 'We have removed it from your listings.',
    next: 'If you did not expect this, answer this mail and we look into it with you.',
  },
} as const;

function listingTakenOff(listing: v.InferOutput<typeof TakenOffSchema>, site: string): Letter {
  const { done, next } = takenOff[listing.listing_status];
  return {
    subject: `${placeOf(listing)} is no longer online`,
    preview: 'Guests do not find it any more. Bookings that were made stay.',
    heading: `${oneLine(listing.name)} is no longer online`,
    opening: [
      hello(listing.full_name),
      `Guests no longer find or book ${placeOf(listing)}. ${done}`,
      'Bookings that were made before stay as they are.',
    ],
    closing: [next],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}

function noticesChanged(listing: v.InferOutput<typeof NoticesSchema>, site: string): Letter {
  const { emails } = listing;
  return {
    subject: `Mails about bookings of ${placeOf(listing)}`,
    preview: 'Other addresses were chosen for them.',
    heading: 'Who is told of your bookings',
    opening: [
      hello(listing.full_name),
      `It was changed who gets our mails about bookings of ${placeOf(listing)}, with the names and phone numbers of your guests. They go to you${emails.length > 0 ? ' and to these addresses:' : ' alone.'}`,
    ],
    ...(emails.length > 0 && {
      callout: {
        label: 'Also to',
        text: emails
          .map(({ email, is_confirmed }) => `${email}${is_confirmed ? '' : ' (once it is confirmed there)'}`)
          .join('\n'),
      },
    }),
    closing: ['Was this not you? Choose a new password at once, and answer this mail: we help you.'],
    action: { label: 'Open your listings', url: `${site}/owner` },
    otherActions: [{ label: 'Choose a new password', url: `${site}/auth?way=forgotten` }],
  };
}
