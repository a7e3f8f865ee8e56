import * as v from 'valibot';
import { NoticeEmailSchema } from '../../../src/domain/listing/noticeEmails.ts';
import { oneLine } from './layout.ts';
import {
  choosePassword,
  hello,
  listingEntries,
  nameWithCity,
  neat,
  openHouse,
  openListings,
  unlinked,
  type Writer,
  writer,
} from './mailWords.ts';

const text = v.optional(v.nullable(v.string()));
const ListingSchema = v.object({
  ...listingEntries,
  reason: text,
  is_public: v.optional(v.nullable(v.boolean())),
  hotel_id: text,
  /** True if we undid our last decision: the listing is again as it was. */
  undone: v.optional(v.boolean()),
});
const RejectedSchema = v.object({ ...ListingSchema.entries, property_id: v.string() });
const TakenOffSchema = v.object({
  ...ListingSchema.entries,
  listing_status: v.picklist(['hidden', 'draft', 'deleted']),
});

const WaitingSchema = v.object({
  ...listingEntries,
  property_id: v.string(),
  owner_name: text,
  is_again: v.boolean(),
});
const NoticesSchema = v.object({ ...ListingSchema.entries, emails: v.array(NoticeEmailSchema) });

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

const takenOffAgain = {
  hidden: 'Your listing is hidden from guests again.',
  draft: 'Your listing is a draft again. You can change it and submit it.',
  deleted: 'Your listing is removed again.',
} as const;

/** The email after a decision that was undone, by the state that the listing has again. */
function undone(listing: v.InferOutput<typeof ListingSchema>, site: string, now: string) {
  const place = nameWithCity(listing);
  return {
    subject: `We undid our last decision: ${place}`,
    preview: now,
    heading: 'We undid our last decision',
    opening: [
      hello(listing.full_name),
      `Our last decision on ${place} was a mistake. We undid it. You can ignore our email about it.`,
      now,
    ],
    closing: ['Existing bookings do not change. If you have a question, reply to this email.'],
    action: openListings(site),
  };
}

export const listingWriters: Record<string, Writer> = {
  listing_submitted: writer(ListingSchema, (listing, site) => {
    if (listing.undone)
      return undone(listing, site, 'We are reviewing your listing again and email you when we have decided.');
    const isLive = listing.hotel_id && listing.is_public;
    return {
      subject: `${isLive ? 'Changes submitted' : 'Listing submitted'}: ${nameWithCity(listing)}`,
      preview: isLive
        ? 'We check some of your changes first and email you when they are approved.'
        : 'We are reviewing your listing and email you when it is approved.',
      heading: isLive ? 'We are checking some of your changes' : 'Your property has been submitted for review',
      opening: [
        hello(listing.full_name),
        ...(isLive
          ? [
              `Guests can still find and book ${nameWithCity(listing)}. Some of your changes are already live. We check the others first. Your listings page names them.`,
              'We email you once they are approved, or if something is missing.',
            ]
          : [
              `Thank you for listing ${nameWithCity(listing)}. We check every listing ourselves: the description, the photos and the documents.`,
              "We'll notify you once it's approved. If something is missing, we email you what it is.",
            ]),
      ],
      closing: ['Until then you can withdraw the listing on your listings page, change it and submit it again.'],
      action: { label: 'See your listings', url: `${site}/owner` },
    };
  }),
  /** To admins. Unlinks all words of the owner. */
  listing_waiting: writer(WaitingSchema, (listing, site) => {
    const place = unlinked(nameWithCity(listing));
    const owner = neat(listing.owner_name || 'An owner');
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
  }),
  listing_approved: writer(ListingSchema, (listing, site) => {
    if (listing.undone) return undone(listing, site, 'Your listing is approved again. Guests can find and book it.');
    const isShown = listing.is_public && listing.hotel_id;
    return {
      subject: `${isShown ? 'Your listing is live' : 'Listing approved'}: ${nameWithCity(listing)}`,
      preview: isShown ? 'Guests can find and book it now.' : 'It is still hidden from guests.',
      heading: isShown ? `${oneLine(listing.name)} is live` : `${oneLine(listing.name)} is approved`,
      opening: [
        hello(listing.full_name),
        isShown
          ? `We approved your listing ${nameWithCity(listing)}. Guests can now find and book it. They see your rates with tax included.`
          : `We approved your listing ${nameWithCity(listing)}. It is still hidden from guests. When you are ready, show it on your listings page.`,
        'We email you about every booking. We receive the guest’s advance. From the day of arrival, we pay it to your bank account, less refunds, our fee and GST that we pay for you. The guest pays you the balance.',
        'If you also sell on Airbnb, Booking.com or another site, connect their calendars under Channels. Otherwise two guests can book the same night.',
      ],
      action:
        isShown && listing.hotel_id
          ? // The id works at once; a new name has a page after the next build.
            { label: 'View as a guest', url: `${site}/hotel/${listing.hotel_id}` }
          : openListings(site),
      otherActions: [listing.hotel_id && openHouse('Connect calendars', 'channels', listing.hotel_id, site)],
    };
  }),
  listing_rejected: writer(RejectedSchema, (listing, site) => {
    if (listing.undone)
      return undone(listing, site, 'Your listing needs changes again. Your listings page says what to change.');
    const stays = listing.is_public && listing.hotel_id;
    return {
      subject: `Listing needs changes: ${nameWithCity(listing)}`,
      preview: 'We could not approve it yet. See what to change.',
      heading: 'Your listing needs changes',
      opening: [
        hello(listing.full_name),
        `We checked your listing ${nameWithCity(listing)} and could not approve it yet. Everything you entered is saved.`,
      ],
      callout: { label: 'What to change', text: listing.reason ?? '' },
      closing: [
        stays && 'The version that we approved before stays online.',
        'Change it and submit it again. If our note is not clear, reply to this email.',
      ],
      action: {
        label: 'Edit your listing',
        url: `${site}/list-property/form?listing=${encodeURIComponent(listing.property_id)}`,
      },
    };
  }),
  listing_taken_off: writer(TakenOffSchema, (listing, site) => {
    if (listing.undone) return undone(listing, site, takenOffAgain[listing.listing_status]);
    const { subject, done, next } = takenOff[listing.listing_status];
    return {
      subject: `${subject}: ${nameWithCity(listing)}`,
      preview: 'Existing bookings do not change.',
      heading: subject,
      opening: [hello(listing.full_name), done(nameWithCity(listing)), 'Existing bookings do not change.'],
      closing: [next],
      action: openListings(site),
    };
  }),
  notices_changed: writer(NoticesSchema, (listing, site) => {
    const { emails } = listing;
    return {
      subject: `Emails about bookings changed: ${nameWithCity(listing)}`,
      preview: 'Check who gets them.',
      heading: 'The addresses for emails about bookings changed',
      opening: [
        hello(listing.full_name),
        `The addresses that get emails about bookings of ${nameWithCity(listing)} were changed. These emails contain the names and phone numbers of your guests. They now go to you${emails.length > 0 ? ' and to the addresses below' : ' only'}.${emails.some((one) => !one.is_confirmed) ? ' An address that is not confirmed gets them once it is confirmed.' : ''}`,
      ],
      callout: emails.length > 0 && {
        label: 'Also to',
        text: emails
          .map(({ email, is_confirmed }) => `${email}${is_confirmed ? '' : ' (not yet confirmed)'}`)
          .join('\n'),
      },
      closing: ['If this was not you, choose a new password now, then reply to this email. We will help you.'],
      action: openListings(site),
      otherActions: [choosePassword(site)],
    };
  }),
};
