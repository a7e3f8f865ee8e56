import * as v from 'valibot';
import { MyStaySchema } from '#src/domain/booking/myStays.ts';
import { MyListingSchema } from '#src/domain/listing/myListing.ts';
import { NoticeEmailSchema, onlyOwnerChanges, tooManyNotices } from '#src/domain/listing/noticeEmails.ts';
import { myStaysFailed } from '#src/words/en/account.ts';
import { invalidEmail, unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/people.ts';
import { type Call, done } from '../apiClient.ts';

export const myStays = {
  path: 'rest/v1/rpc/my_stays',
  answer: v.object({ total: v.number(), rows: v.array(MyStaySchema) }),
  failed: myStaysFailed,
} as const satisfies Call;

export const myStayLink = {
  path: 'rest/v1/rpc/my_stay_link',
  answer: v.object({ token: v.string() }),
  failed: unreachable,
} as const satisfies Call;

export const myListings = {
  path: 'rest/v1/rpc/my_listings',
  answer: v.object({ listings: v.array(MyListingSchema) }),
  failed: unreachable,
} as const satisfies Call;

const changing = {
  answer: done,
  refused: say.listingHasChanged,
  failed: unreachable,
} as const;
export const withdrawListing = { path: 'rest/v1/rpc/withdraw_listing', ...changing } as const satisfies Call;
/** Hides a live listing from guests, or shows it again. Existing bookings do not change. */
export const setListingVisibility = {
  path: 'rest/v1/rpc/set_listing_visibility',
  ...changing,
} as const satisfies Call;
const noticeEmails = v.object({ notice_emails: v.array(NoticeEmailSchema) });
/** Emails an address to confirm that it gets booking emails; repeating it sends the email again. */
export const addNoticeEmail = {
  path: 'rest/v1/rpc/add_notice_email',
  ...changing,
  answer: noticeEmails,
  refusals: {
    not_allowed: onlyOwnerChanges,
    invalid_email: invalidEmail,
    too_many: tooManyNotices,
    stopped: say.addressStoppedEmails,
    asked_often: say.addressEmailedOften,
    rate_limited: say.addressesChangedOften,
  },
} as const satisfies Call;
export const removeNoticeEmail = {
  path: 'rest/v1/rpc/remove_notice_email',
  ...changing,
  answer: noticeEmails,
  refusals: { not_allowed: onlyOwnerChanges },
} as const satisfies Call;
export const deleteDraft = { path: 'rest/v1/rpc/delete_draft', ...changing } as const satisfies Call;
