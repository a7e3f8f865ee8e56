/** The list of personal data that we keep, for the privacy page and docs/privacy.md. A test compares it with every column of the database. */
export interface PersonalDataEntry {
  what: string;
  why: string;
  until: string;
  /** Section of the DPDP Act 2023; letter of the GDPR's article 6(1). */
  ground: string;
  /** Columns by table; `*` for whole tables of the auth and storage services. */
  where: Readonly<Record<string, string>>;
}

const contract = '7(a); (b)';
const consent = '6; (a)';
const interest = '7(a); (f)';

export const kept: readonly PersonalDataEntry[] = [
  {
    what: 'Guest of a booking: name, email, phone, language of emails, requests, time of arrival, reason for cancelling, notes of the hotel, and fingerprints of the links in our emails',
    why: 'To hold the room, tell the hotel who arrives, reach the guest, and ask once how the stay was',
    until:
      'Until erased on request after the stay. Otherwise until the tax term ends: 72 months from the due date of the annual return for the year of the stay (CGST Act 2017, section 36). Then we delete the guest’s details and keep dates and amounts. The hotel sees the details in full until 30 days after the stay. Links end a year after the stay, and links for fellow travellers three days after it. All links end if the email of the booking changes.',
    ground: `${contract}, for the tax term (f)`,
    where: {
      'public.bookings':
        'guest_name guest_email guest_phone special_requests arrival_time price_reason external_reference cancel_reason no_show_fee_reason search_text booking_reference',
      'private.stay_links': 'hash',
      'private.review_links': 'hash',
      'private.booking_events': 'note',
      'private.admin_changes': 'booking_before',
      'private.idempotency_keys': 'request_hash',
      'private.discount_codes': 'email_hash',
    },
  },
  {
    what: 'Payments and refunds of a booking: amount, day, method, reference of the bank or card, notes of the front desk. For online payments, also the ids of the payment gateway',
    why: 'To know which amounts are paid, due or to be refunded, and to keep accounts',
    until:
      'We delete references and notes together with the guest of the booking. We keep a keyed fingerprint of a UTR, so that no transfer pays twice. We keep amounts, dates and the gateway’s ids, so that nothing is counted or refunded twice. We keep the gateway’s messages for 90 days.',
    ground: `${contract}, for the tax term (c)`,
    where: {
      'private.payments': 'reference note end_reason utr_hash gateway_id',
      'private.admin_changes': 'money_before',
      'private.refunds': 'reference note end_reason gateway_id',
      'private.payment_pages': 'gateway_id url',
      'private.gateway_events': 'fact',
    },
  },
  {
    what: 'Cash of a property’s day: opening amount, amounts paid out and counted, the reasons noted, who recorded them, and why an entry was reversed',
    why: 'To compare the cash of each day with the amounts received and paid',
    until:
      'As long as we keep the bookings of the property. We delete the notes together with the owner’s account, and keep days and amounts.',
    ground: `${contract}, for the tax term (c)`,
    where: { 'private.cash_entries': 'note end_reason' },
  },
  {
    what: 'Invoice, bill of supply, credit note or voucher: name, company, GST number and address of the recipient, and name, address and GST number of the issuer',
    why: 'The law requires them, complete and without gaps in their numbers',
    until:
      '72 months from the due date of the annual return for the year of issue (CGST Act 2017, section 36). This also applies if the guest is erased earlier. After that, we delete the recipient’s details.',
    ground: '7(d); (c)',
    where: { 'private.invoices': 'buyer facts reason' },
  },
  {
    what: 'Foreign guests, who are not Indian citizens (Form C). Encrypted: name, birth, nationality, home address, passport, visa, where they come from and go to, and phone. Also the report number of the portal, and a fingerprint of the guest’s link',
    why: 'The law requires the hotel to report each of them within 24 hours (Immigration and Foreigners Act 2025, section 8; Rules 2025, rule 17)',
    until:
      'A year after check-out, the minimum under rule 17, also if the guest is erased earlier. If the booking is cancelled or the guest does not arrive, we delete details that were not reported. Only the hotel can see these details, and we record each time someone opens them.',
    ground: '7(d); (c)',
    where: { 'private.form_c_guests': 'sealed portal_number', 'private.form_c_stays': 'link_hash' },
  },
  {
    what: 'Register of Indian guests, at hotels that keep one: name, type of identity document, and the last four characters of its number. We never keep the full number',
    why: 'To let the hotel show who stayed, as local rules require',
    until:
      'Until the hotel removes them, the booking is cancelled, or we delete the details of its guest: on request, or when the tax term ends. The hotel sees them in full until 30 days after the stay.',
    ground: '7(d); (c)',
    where: { 'private.register_guests': 'name document last4' },
  },
  {
    what: 'Caller for whom a property holds rooms: name, phone and agreed price',
    why: 'To hold the rooms until the caller books, at the agreed price',
    until: 'Until the rooms are booked or released, and at the latest 7 days after the 24 hours of the hold.',
    ground: contract,
    where: { 'private.stay_offers': 'guest_name guest_phone token price price_reason' },
  },
  {
    what: 'Calendar of a property on another site: its secret address, and the nights that it shows as booked, without the guests. The property’s note on a booking that was sold twice',
    why: 'To block a room here for each booking there',
    until:
      'Until the property removes the calendar or deletes its account. We delete a booking that was sold twice, with the note, 90 days after the stay.',
    ground: contract,
    where: {
      'private.calendar_feeds': 'name address',
      'private.calendar_exports': 'token',
      'private.feed_events': 'uid entry',
      'private.feed_conflicts': 'uid note',
    },
  },
  {
    what: 'Review: rating, title, text, first name and initial, who stayed',
    why: 'So that other guests can read it',
    until: 'Until the guest is erased.',
    ground: consent,
    where: { 'public.reviews': 'reviewer_name party aspects title comment hidden_reason' },
  },
  {
    what: 'Photos of a review, without the data that the camera adds, and the reason if we removed one',
    why: 'So that other guests can see them, once one of us has checked them',
    until:
      'Until the guest of the review is erased, or until we remove the photo. A photo that was not sent with a review: one day.',
    ground: consent,
    where: { 'private.review_photos': 'path refused_reason', 'public.reviews': 'photos' },
  },
  {
    what: 'Reply of a hotel to a review, and its request to us to check a review: text, author, our decision and its reason',
    why: 'So that guests read both sides, and we can check reviews that may have to be hidden',
    until: 'As long as the review. We delete the author’s name together with their account.',
    ground: interest,
    where: {
      'public.reviews': 'reply',
      'private.review_replies': 'removed_reason waiting_reply',
      'private.review_reports': 'note decision_reason',
    },
  },
  {
    what: 'Account: name, email, phone, language of emails, role',
    why: 'To let you sign in, and to email you about your own bookings and listings',
    until: 'Until the account is deleted. We delete an account that is not confirmed after 30 days.',
    ground: contract,
    where: {
      'public.profiles': 'full_name email phone',
      'public.owner_profiles': 'full_name phone',
      'auth.users': '*',
      'auth.identities': '*',
    },
  },
  {
    what: 'Sign-in: fingerprint of the password and whether it is long, key of the authenticator app, fingerprints of recovery codes, sessions with browser and network address',
    why: 'To let only the account’s owner sign in',
    until: 'Sessions: until you sign out. The rest: until you change it or the account is deleted.',
    ground: contract,
    where: {
      'private.recovery_codes': 'code_hash',
      'auth.sessions': '*',
      'auth.refresh_tokens': '*',
      'auth.mfa_factors': '*',
      'auth.mfa_challenges': '*',
      'auth.one_time_tokens': '*',
      'auth.flow_state': '*',
      'auth.audit_log_entries': '*',
    },
  },
  {
    what: 'Listing: address, phone and email for guests, texts, photos, rooms, draft as typed',
    why: 'To review the listing and to publish it to guests',
    until:
      'Until the account is deleted. We delete a draft after a year without changes, and a deleted listing after 90 days. If guests have stayed at a property, its name and town stay with their bookings.',
    ground: contract,
    where: {
      'public.properties':
        'name description address city state country pincode phone email amenities policies photos draft rejection_reason',
      'public.property_rooms': 'name description tax_reason',
      'public.property_images': 'image_url alt_text',
      'public.hotels': 'name description address city country main_image_url photos phone email policies',
      'public.room_categories': 'name description photos',
      'private.hotel_search': 'sort_name search_text',
      'private.earlier_names': 'name',
      'private.name_words': 'word',
      'private.approvals': 'basics',
      'private.uploads': 'file_name path',
      'private.upload_claims': 'path',
      'private.removed_files': 'path',
      'storage.objects': '*',
    },
  },
  {
    what: 'History of a listing: changes by its owner or by us, with the values before and after, the time, and the reason of a refusal. For tax and bank details, only which ones changed',
    why: 'So that its owner and we can tell what guests saw at any time, and who changed it',
    until:
      'The newest 500 entries of its owner and the newest 500 of ours, until the listing is deleted. We delete the name of a person together with their account.',
    ground: contract,
    where: { 'private.listing_changes': 'changes reason' },
  },
  {
    what: 'People who work at a property or are invited to: email, role, account',
    why: 'To let only these people use the property’s front desk',
    until:
      'Until they leave, are removed or decline, or until their account or the listing is deleted. An invitation without an answer: 30 days.',
    ground: contract,
    where: { 'private.house_people': 'email' },
  },
  {
    what: 'Documents of a listing: certificates, PAN, proof of ownership or lease',
    why: 'To check who offers the property',
    until:
      'Until removed, or until the listing is deleted. For a refused listing: 90 days after the refusal or its last change.',
    ground: contract,
    where: { 'public.property_documents': 'file_url file_name' },
  },
  {
    what: 'Tax and bank details of an owner, encrypted. Only their last characters are readable, to recognise them',
    why: 'To pay the owner and to meet tax duties',
    until: 'Until the account is deleted. Details submitted with a refused listing: 90 days, like its documents.',
    ground: contract,
    where: {
      'private.compliance': 'sealed gst_last3 pan_last3 account_last4 changed_fields',
      'private.compliance_drafts': 'sealed',
      'private.compliance_submissions': 'sealed gst_last3 pan_last3 account_last4',
    },
  },
  {
    what: 'Payouts to a property: amount, day, transfer number, note, and why one was reversed',
    why: 'To pay owners the money that we received for them, and to keep accounts',
    until: 'We keep them, without the name of any person, because accounts must show what was paid for which bookings.',
    ground: `${contract}, for the tax term (c)`,
    where: { 'private.payouts': 'reference note reverse_reason' },
  },
  {
    what: 'The versions of our terms and of this page that were shown when you agreed to something',
    why: 'To show what you agreed to, and when',
    until:
      'As long as the booking, account, listing, payout details, address or review that you agreed for. For a booking, as long as its dates.',
    ground: '6(10); (c)',
    where: {
      'public.bookings': 'legal_versions',
      'public.profiles': 'legal_versions',
      'public.properties': 'legal_versions',
      'private.compliance': 'legal_versions',
      'private.compliance_submissions': 'legal_versions',
      'private.subscriptions': 'legal_versions',
      'private.waits': 'legal_versions',
      'private.review_stays': 'legal_versions',
    },
  },
  {
    what: 'Newsletter, and addresses that a property names for emails about its bookings. For these and for availability alerts, also the language, and fingerprints of the links in emails',
    why: 'To email people who have agreed',
    until:
      'Until stopped. Unconfirmed addresses: 30 days. If an address has stopped the emails of a property, we keep a note of that until it is erased.',
    ground: consent,
    where: { 'private.subscriptions': 'email', 'private.letter_tokens': 'hash' },
  },
  {
    what: 'Hotels saved in an account, each with the dates and the number of guests',
    why: 'To show them again on every device',
    until: 'Until removed, or until the account is deleted.',
    ground: contract,
    where: { 'table private.saved_stays': '*' },
  },
  {
    what: 'Addresses that asked for an email when a sold-out hotel has rooms again, with the dates and the number of guests',
    why: 'To send one email to people who asked for it',
    until: 'Until stopped, or until the check-in date. After our email: 30 days. Unconfirmed: a week.',
    ground: consent,
    where: { 'private.waits': 'email' },
  },
  {
    what: 'Devices on which a person at a property turned on notifications: name of the browser, its address and keys at the push service of Google, Mozilla, Apple or Microsoft, session, kinds of notifications and quiet hours',
    why: 'To tell this person about bookings of the property',
    until:
      'Until you turn notifications off, sign out on the device, leave the property or delete the account. Also until the push service no longer knows the device. A notification that waits: one day. It has no data of a guest.',
    ground: consent,
    where: { 'private.push_devices': 'endpoint p256dh auth name', 'private.push_choices': 'quiet_from quiet_to' },
  },
  {
    what: 'Emails we sent: recipient, type, language, and the facts in them',
    why: 'To send each email once, and to see which ones failed',
    until:
      '30 days after we sent an email or gave up sending it. The email that confirms an erasure: until it is sent.',
    ground: contract,
    where: { 'private.outbox': 'recipient data dedupe_key last_error' },
  },
  {
    what: 'Log of what admins change and view: who, when, what, and the values before and after',
    why: 'So that no admin can view or change data unnoticed',
    until:
      'As long as the site exists. When a person is erased or the tax term ends, we delete their details from the log and keep the entry. We delete the search words of admins after 90 days.',
    ground: interest,
    where: {
      'private.audit_log': 'actor_email actor entity_id label before after',
      'private.job_runs': 'started_by_email result error',
      'private.room_blocks': 'reason',
    },
  },
  {
    what: 'Counters against misuse: a network address, an account, or the fingerprint of an email',
    why: 'To stop robots from guessing booking references and flooding forms',
    until: 'One day at most, and then until the next requests remove them.',
    ground: interest,
    where: { 'private.rate_hits': 'bucket' },
  },
];

/** Columns that erasing a person leaves, each for the reason and the term above. A test erases a person and compares. */
export const leftByErasure: Readonly<Record<string, string>> = {
  'public.bookings': 'booking_reference legal_versions',
  'private.payments': 'utr_hash gateway_id',
  'private.refunds': 'gateway_id',
  'private.payment_pages': 'gateway_id url',
  'private.gateway_events': 'fact',
  'private.invoices': 'buyer facts reason',
  'private.form_c_guests': 'sealed portal_number',
  'private.form_c_stays': 'link_hash',
  // A caller is known by no account and no booking.
  'private.stay_offers': 'guest_name guest_phone token price price_reason',
  'private.payouts': 'reference note reverse_reason',
  'public.hotels': 'name city country',
  'public.room_categories': 'name',
};

/** Columns of text, JSON, bytes and times of day without personal data. */
export const aboutNobody: Readonly<Record<string, string>> = {
  'private.admin_changes': 'seen',
  'private.amenity_hotels': 'amenity',
  'private.audit_head': 'hash',
  'private.calendar_feeds': 'source error etag last_modified doubt unread',
  'private.cancellation_policies': 'policy',
  'private.feed_conflicts': 'ending',
  'private.feed_events': 'kept_for kind',
  'private.audit_log': 'job action entity previous_hash words_hash salt hash',
  'private.booking_events': 'before after mail',
  'private.form_c_guests': 'filled_by',
  'private.gateway_events': 'gateway hash outcome',
  'private.hotel_search': 'amenities review_figures',
  'private.invoices': 'label',
  'private.job_runs': 'job state',
  'private.legal_texts': 'name',
  'private.job_calls': 'job problem',
  'private.jobs': 'name title description runs_in schedule',
  'private.approvals': 'prices',
  'private.listing_changes': 'how',
  'private.outbox': 'kind status',
  'private.money_moves': 'thing from_state to_state',
  'private.payment_pages': 'gateway state',
  'private.payments': 'gateway',
  'private.pending_changes': 'price seen state',
  'private.outside_runs': 'name facts',
  'private.place_names': 'key place_id other_id',
  'private.places': 'id name kind parent_id names pincodes region_id',
  'private.push_devices': 'public_key',
  'private.push_key': 'public_key',
  'private.extras': 'name',
  'private.price_plans': 'name',
  'private.discount_codes': 'code',
  'private.rate_rules': 'name',
  'private.review_reports': 'kind state',
  'private.refunds': 'reason gateway',
  'private.review_log': 'kind aspects reason words_hash previous hash',
  'private.review_photos': 'mime_type',
  'private.review_salts': 'salt',
  'private.removed_files': 'bucket',
  // `upi_id` is the site's own.
  'private.settings': 'peak_from peak_to upi_id gateway client_address_header',
  'private.status_transitions': 'actor',
  'private.trouble_notes': 'kind subject facts',
  'private.upload_claims': 'bucket',
  'private.uploads': 'kind mime_type sha256',
  'private.cleaning_links': 'hash',
  // The field for what is broken asks for no word about guests.
  'private.rooms': 'name floor beds notes place broken',
  'public.bookings': 'currency price_lines taxes extras plan code parts advance_reason cancellation_policy terms_time',
  'public.exchange_rates': 'currency',
  'public.hotels': 'amenities showcase_id check_in_time check_out_time',
  'public.properties': 'showcase_id draft_step',
  'public.reviews': 'hidden_kind',
  'public.property_rooms': 'bed_config room_size amenities',
  'public.room_categories': 'bed_type room_size currency amenities',
};

export function keptTable(): string {
  const lines = kept.map(({ what, ground, where }) => {
    const places = Object.entries(where).map(
      ([table, columns]) => `\`${table}\`${columns === '*' ? '' : `: ${columns.replaceAll(' ', ', ')}`}`,
    );
    return `| ${[what.split(/[:.] |, (?:with|each) /)[0], ground, places.join('; ')].join(' | ')} |`;
  });
  return [
    '| data | ground: section of the DPDP Act; letter of GDPR article 6(1) | place |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n');
}
