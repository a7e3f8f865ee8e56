import * as v from 'valibot';
import { NoticeEmailSchema } from '../../../src/domain/listing/noticeEmails.ts';
import { type MailContent, oneLine } from './layout.ts';
import { hello, unlinked, type Writer } from './mailWords.ts';
import {
  PaidOutSchema,
  PayoutSchema,
  payoutChanged,
  payoutRecorded,
  payoutReversed,
  payoutSubmitted,
} from './payoutLetters.ts';

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

function placeOf({ name, city }: Pick<Listing, 'name' | 'city'>): string {
  return oneLine([name, city].filter((one) => one).join(', '));
}

function listingSubmitted(listing: Listing, site: string): MailContent {
  const isLive = listing.hotel_id && listing.is_public;
  return {
    subject: `${isLive ? 'Changes submitted' : 'Listing submitted'}: ${placeOf(listing)}`,
    preview: isLive
      ? 'We check some of your changes first and email you when they are approved.'
      : 'We are reviewing your listing and email you when it is approved.',
    heading: isLive ? 'We are checking some of your changes' : 'Your property has been submitted for review',
    opening: [
      hello(listing.full_name),
      ...(isLive
        ? [
            `Guests can still find and book ${placeOf(listing)}. Some of your changes are already live. We check the others first. Your listings page names them.`,
            'We email you once they are approved, or if something is missing.',
          ]
        : [
            `Thank you for listing ${placeOf(listing)}. We check every listing ourselves: the description, the photos and the documents.`,
            "We'll notify you once it's approved. If something is missing, we email you what it is.",
          ]),
    ],
    closing: ['Until then you can withdraw the listing on your listings page, change it and submit it again.'],
    action: { label: 'See your listings', url: `${site}/owner` },
  };
}

/** To admins. Unlinks all words of the owner. */
function listingWaiting(listing: v.InferOutput<typeof WaitingSchema>, site: string): MailContent {
  const place = unlinked(placeOf(listing));
  const owner = unlinked(oneLine(listing.owner_name || 'An owner'));
  const again = listing.is_again ? ' again' : '';
  return {
    subject: `Listing to review${again}: ${place}`,
    preview: `${owner} submitted it${again}.`,
    heading: `A listing was submitted${again}`,
    opening: ['Hello,', `${owner} submitted ${place}${again}. Approve or reject it.`],
    action: {
      label: 'Review the listing',
      url: `${site}/admin/properties?id=${encodeURIComponent(listing.property_id)}`,
    },
  };
}

function listingApproved(listing: Listing, site: string): MailContent {
  const isShown = listing.is_public && listing.hotel_id;
  return {
    subject: `${isShown ? 'Your listing is live' : 'Listing approved'}: ${placeOf(listing)}`,
    preview: isShown ? 'Guests can find and book it now.' : 'It is still hidden from guests.',
    heading: isShown ? `${oneLine(listing.name)} is live` : `${oneLine(listing.name)} is approved`,
    opening: [
      hello(listing.full_name),
      isShown
        ? `We approved your listing ${placeOf(listing)}. Guests can now find and book it. They see your rates with tax included.`
        : `We approved your listing ${placeOf(listing)}. It is still hidden from guests. When you are ready, show it on your listings page.`,
      'We email you about every booking. We receive the guest’s advance. From the day of arrival, we pay it to your bank account, less refunds, our fee and GST that we pay for you. The guest pays you the balance.',
      'If you also sell on Airbnb, Booking.com or another site, connect their calendars under Channels. Otherwise two guests can book the same night.',
    ],
    action:
      isShown && listing.hotel_id
        ? // The id works at once; a new name has a page after the next build.
          { label: 'View as a guest', url: `${site}/hotel/${listing.hotel_id}` }
        : { label: 'Open your listings', url: `${site}/owner` },
    ...(listing.hotel_id && {
      otherActions: [{ label: 'Connect calendars', url: `${site}/owner/channels?hotel=${listing.hotel_id}` }],
    }),
  };
}

function listingRejected(listing: v.InferOutput<typeof RejectedSchema>, site: string): MailContent {
  const stays = listing.is_public && listing.hotel_id;
  return {
    subject: `Listing needs changes: ${placeOf(listing)}`,
    preview: 'We could not approve it yet. See what to change.',
    heading: 'Your listing needs changes',
    opening: [
      hello(listing.full_name),
      `We checked your listing ${placeOf(listing)} and could not approve it yet. Everything you entered is saved.`,
    ],
    callout: { label: 'What to change', text: listing.reason ?? '' },
    closing: [
      ...(stays ? ['The version that we approved before stays online.'] : []),
      'Change it and submit it again. If our note is not clear, reply to this email.',
    ],
    action: {
      label: 'Edit your listing',
      url: `${site}/list-property/form?listing=${encodeURIComponent(listing.property_id)}`,
    },
  };
}

const takenOff = {
  hidden: {
    subject: 'Listing hidden from guests',
    done: (place: string) => `We have hidden ${place} from guests. Everything you entered is saved.`,
    next: 'To ask why, and how to show it again, reply to this email.',
  },
  draft: {
    subject: 'Listing is a draft again',
    done: (place: string) =>
      `We have made ${place} a draft again. Guests can no longer find or book it. Everything you entered is saved.`,
    next: 'You can change it and submit it again. To ask why, reply to this email.',
  },
  deleted: {
    subject: 'Listing removed',
    done: (place: string) => `We have removed ${place} from your listings. Guests can no longer find or book it.`,
    next: 'If you did not expect this, reply to this email. We will look into it with you.',
  },
} as const;

function listingTakenOff(listing: v.InferOutput<typeof TakenOffSchema>, site: string): MailContent {
  const { subject, done, next } = takenOff[listing.listing_status];
  return {
    subject: `${subject}: ${placeOf(listing)}`,
    preview: 'Existing bookings do not change.',
    heading: subject,
    opening: [hello(listing.full_name), done(placeOf(listing)), 'Existing bookings do not change.'],
    closing: [next],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}

function noticesChanged(listing: v.InferOutput<typeof NoticesSchema>, site: string): MailContent {
  const { emails } = listing;
  return {
    subject: `Emails about bookings changed: ${placeOf(listing)}`,
    preview: 'Check who gets them.',
    heading: 'The addresses for emails about bookings changed',
    opening: [
      hello(listing.full_name),
      `The addresses that get emails about bookings of ${placeOf(listing)} were changed. These emails contain the names and phone numbers of your guests. They now go to you${emails.length > 0 ? ' and to the addresses below' : ' only'}.${emails.some((one) => !one.is_confirmed) ? ' An address that is not confirmed gets them once it is confirmed.' : ''}`,
    ],
    ...(emails.length > 0 && {
      callout: {
        label: 'Also to',
        text: emails
          .map(({ email, is_confirmed }) => `${email}${is_confirmed ? '' : ' (not yet confirmed)'}`)
          .join('\n'),
      },
    }),
    closing: ['If this was not you, choose a new password now, then reply to this email. We will help you.'],
    action: { label: 'Open your listings', url: `${site}/owner` },
    otherActions: [{ label: 'Choose a new password', url: `${site}/auth?way=forgotten` }],
  };
}
