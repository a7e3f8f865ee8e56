/**
 * What is kept of people: the one list from which the privacy page and the table of docs/privacy.md are made, and which a test holds
 * against every column of the database.
 */
export interface Kept {
  /** What it is, as people call it. */
  what: string;
  why: string;
  /** How long, and how it ends. */
  until: string;
  /** Sections of the DPDP Act 2023, and of the GDPR's article 6(1). */
  ground: string;
  /** Columns by table; `*` for whole tables of the auth and storage services. Browsers and others are named in words. */
  where: Readonly<Record<string, string>>;
}

const contract = 'DPDP s. 7(a); GDPR (b)';
const consent = 'DPDP s. 6; GDPR (a)';
const interest = 'DPDP s. 7(a); GDPR (f)';

export const kept: readonly Kept[] = [
  {
    what: 'Guest of a booking: name, e-mail, phone, language of the mails, requests, time of arrival, why they cancelled, what the house noted, and the links of their mails as fingerprints',
    why: 'To hold the room, to let the house know who comes, to reach the guest, and to ask once how the stay was',
    until:
      'Until erased on request after the stay; else until the tax term is over, 72 months from the due date of the annual return for the year of the stay (CGST Act 2017, section 36). Then the guest goes, and dates and amounts stay. Hosts see it in full until 30 days after the stay. Links end a year after it, those for fellow travellers three days after it, and with another e-mail.',
    ground: `${contract}; for the tax term GDPR (f)`,
    where: {
      'public.bookings':
        'guest_name guest_email guest_phone special_requests price_reason external_reference cancel_reason no_show_fee_reason search_text booking_reference',
      'private.stay_links': 'hash',
      'private.review_links': 'hash',
      'private.booking_events': 'note',
      'private.admin_changes': 'booking_before',
      'private.idempotency_keys': 'request_hash',
    },
  },
  {
    what: 'Payments and refunds of a booking: amount, day, method, the bank’s or card’s reference, notes of the desk; of those online, the payment gateway’s ids',
    why: 'To know what was paid, what is due and what is to be refunded, and to keep accounts',
    until:
      'References and notes go with the guest of the booking. Of a UTR a keyed fingerprint stays, so that no transfer pays twice. Amounts, dates and the gateway’s ids stay, so that nothing is counted or refunded twice. What the gateway delivers is kept 90 days.',
    ground: `${contract}; for the tax term GDPR (c)`,
    where: {
      'private.payments': 'reference note end_reason utr_hash gateway_id',
      'private.admin_changes': 'money_before',
      'private.refunds': 'reference note end_reason gateway_id',
      'private.payment_pages': 'gateway_id url',
      'private.gateway_events': 'fact',
    },
  },
  {
    what: 'Cash of a property’s day: what was opened, paid out and counted, what for or why it differs, who recorded it, and why an entry was reversed',
    why: 'To compare the cash of each day with what was received and paid',
    until:
      'As long as the property has its bookings. What was written goes with the account of its owner; days and amounts stay.',
    ground: `${contract}; for the tax term GDPR (c)`,
    where: { 'private.cash_entries': 'note end_reason' },
  },
  {
    what: 'Invoice, bill of supply, credit note or voucher: name, company, GST number and address it was made out to; name, address and GST number of who issued it',
    why: 'The law asks for it, whole and without gaps in its numbers',
    until:
      '72 months from the due date of the annual return for the year it was issued in (CGST Act 2017, section 36), also of a guest who is erased before. Then who it was made out to goes.',
    ground: 'DPDP s. 7(d); GDPR (c)',
    where: { 'private.invoices': 'buyer facts reason' },
  },
  {
    what: 'Guests from abroad (Form C): name, birth, nationality and home address, passport, visa, where they come from and go to, phone, encrypted; the number the portal gave the report, and the guest’s link as a fingerprint',
    why: 'The law has the house report each of them within 24 hours (Immigration and Foreigners Act 2025, section 8; Rules 2025, rule 17)',
    until:
      'A year after check-out, as rule 17 asks for at least, also of a guest who is erased before; what was not reported goes with the booking, where it is cancelled or nobody came. The house alone is shown them, and each look is noted.',
    ground: 'DPDP s. 7(d); GDPR (c)',
    where: { 'private.form_c_guests': 'sealed portal_number', 'private.form_c_stays': 'link_hash' },
  },
  {
    what: 'Caller for whom a house holds rooms: name, phone, the price that was agreed',
    why: 'To keep the rooms until the caller books, at the price that was told',
    until: 'Until the rooms are booked or released, at the latest 7 days after the 24 hours for which they are held.',
    ground: contract,
    where: { 'private.stay_offers': 'guest_name guest_phone token price price_reason' },
  },
  {
    what: 'Calendar of a house at another site: its secret address, and which nights it says are taken; nothing of who comes there. Note of the house on a stay that was sold twice',
    why: 'To take a room for what is booked there',
    until:
      'Until the house removes the calendar, or with its account. What was sold twice goes 90 days after the stay, with the note.',
    ground: contract,
    where: {
      'private.calendar_feeds': 'name address',
      'private.calendar_exports': 'token',
      'private.feed_events': 'uid entry',
      'private.feed_conflicts': 'uid note',
    },
  },
  {
    what: 'Review: rating, title, words, first name and initial, who stayed',
    why: 'To be read by other guests',
    until: 'Until its guest is erased.',
    ground: consent,
    where: { 'public.reviews': 'reviewer_name party aspects title comment hidden_reason' },
  },
  {
    what: 'Photos of a review, without what the camera wrote beside the picture; and why we took one away',
    why: 'To be seen by other guests, once one of us has looked at them',
    until:
      'Until the guest of the review is erased, or one of us takes a photo away; one that was not sent with a review, a day.',
    ground: consent,
    where: { 'private.review_photos': 'path refused_reason', 'public.reviews': 'photos' },
  },
  {
    what: 'Reply of a house to a review, and that it asked us to look at one: its words, who of the house wrote them, what we decided and why',
    why: 'So that guests read both sides, and what should not stand is looked at',
    until: 'With the review. Who wrote it goes with their account.',
    ground: interest,
    where: {
      'public.reviews': 'reply',
      'private.review_replies': 'removed_reason waiting_reply',
      'private.review_reports': 'note decision_reason',
    },
  },
  {
    what: 'Account: name, e-mail, phone, language of the mails, role',
    why: 'To sign in, and to be told of one’s own stays and listings',
    until: 'Until the account is deleted. One that is never confirmed goes after 30 days.',
    ground: contract,
    where: {
      'public.profiles': 'full_name email phone',
      'public.owner_profiles': 'full_name phone',
      'auth.users': '*',
      'auth.identities': '*',
    },
  },
  {
    what: 'Sign-in: fingerprint of the password and whether it is long, key of the authenticator app, recovery codes as fingerprints, sessions with browser and network address',
    why: 'To let in whoever it is, and nobody else',
    until: 'Sessions until signed out; the rest until changed or the account is deleted.',
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
    what: 'Listing: address, phone and e-mail for guests, words, photos, rooms, draft as typed',
    why: 'To be reviewed, and published to guests',
    until:
      'Until the account is deleted; a draft goes after a year untouched, a deleted listing after 90 days. Of a place that guests have stayed at, name and town stay with their bookings.',
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
    what: 'History of a listing: what its owner or one of us changed, before and after, when, and the reason of a refusal; of tax and bank data only which',
    why: 'So that its owner and we can tell what guests were shown when, and who changed it',
    until:
      'The newest 500 entries of its owner and as many of ours, until the listing goes. Who it was goes with the account.',
    ground: contract,
    where: { 'private.listing_changes': 'changes reason' },
  },
  {
    what: 'People who work at a house, or are invited to: e-mail, role, account',
    why: 'To let them use the desk of the house, and nobody else',
    until:
      'Until they leave, are removed or decline, or their account or the listing goes; an invitation without an answer 30 days.',
    ground: contract,
    where: { 'private.house_people': 'email' },
  },
  {
    what: 'Documents of a listing: certificates, PAN, deeds',
    why: 'To review who lets what',
    until: 'Until removed, or with the listing; of a refused one 90 days after the refusal or its last change.',
    ground: contract,
    where: { 'public.property_documents': 'file_url file_name' },
  },
  {
    what: 'Tax and bank data of an owner, encrypted; their last characters for recognition',
    why: 'To tax and to pay whom the stays belong to',
    until: 'Until the account is deleted; as handed in with a refused listing, 90 days as its documents.',
    ground: contract,
    where: {
      'private.compliance': 'sealed gst_last3 pan_last3 account_last4 changed_fields',
      'private.compliance_drafts': 'sealed',
      'private.compliance_submissions': 'sealed gst_last3 pan_last3 account_last4',
    },
  },
  {
    what: 'Payouts to a property: amount, day, number of the transfer, note, and why one was reversed',
    why: 'To pay owners what we received for them, and to keep accounts',
    until: 'They stay, without the name of anybody: accounts say what was paid for which bookings.',
    ground: `${contract}; for the tax term GDPR (c)`,
    where: { 'private.payouts': 'reference note reverse_reason' },
  },
  {
    what: 'Versions of our terms and of this page that stood where you agreed to something',
    why: 'To show what was agreed to, and when',
    until:
      'With what was agreed to: the booking, account, listing, payout data, address or review. Of a booking they stay with its dates.',
    ground: 'DPDP s. 6(10); GDPR (c)',
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
    what: 'Newsletter, and addresses that a house names for mails about its bookings; of these and of waits for free nights, the language and the links of mails, the latter as fingerprints',
    why: 'To write to who has said yes',
    until:
      'Until stopped; unconfirmed 30 days. Of a house’s mails it stays noted that an address wants none, until erased.',
    ground: consent,
    where: { 'private.subscriptions': 'email', 'private.letter_tokens': 'hash' },
  },
  {
    what: 'Stays an account has saved, each with the dates and the party it was looked at for',
    why: 'To find them again on every device',
    until: 'Until taken out, or with the account.',
    ground: contract,
    where: { 'table private.saved_stays': '*' },
  },
  {
    what: 'Addresses that want to be told when a stay that is sold out can be booked, with its dates and party',
    why: 'To write once to who has asked for it',
    until: 'Until stopped or the stay would begin; once told 30 days, unconfirmed a week.',
    ground: consent,
    where: { 'private.waits': 'email' },
  },
  {
    what: 'Mails we wrote: to whom, of what kind, in which language, about what',
    why: 'To send each once, and to see those that failed',
    until: '30 days after they were sent or given up; the one that says somebody is erased, until it is sent.',
    ground: contract,
    where: { 'private.outbox': 'recipient data dedupe_key last_error' },
  },
  {
    what: 'Log of what admins change and look at: who, when, what, before and after',
    why: 'So that nobody looks around or changes something unseen',
    until:
      'As long as the site is; what it says about a person goes when that person is erased or the tax term ends, and the entry stays. What an admin typed to search goes after 90 days.',
    ground: interest,
    where: {
      'private.audit_log': 'actor_email actor entity_id label before after',
      'private.job_runs': 'started_by_email result error',
      'private.room_blocks': 'reason',
    },
  },
  {
    what: 'Counters against misuse: a network address, an account, or the fingerprint of an e-mail',
    why: 'So that robots neither guess references nor flood forms',
    until: 'At most a day, and until the requests that follow.',
    ground: interest,
    where: { 'private.rate_hits': 'bucket' },
  },
];

/** Columns of text, JSON and bytes that say nothing of a person. */
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
  'private.place_names': 'key place_id other_id',
  'private.places': 'id name kind parent_id names pincodes region_id',
  'private.rate_rules': 'name',
  'private.review_reports': 'kind state',
  'private.refunds': 'reason gateway',
  'private.review_log': 'kind aspects reason words_hash previous hash',
  'private.review_photos': 'mime_type',
  'private.review_salts': 'salt',
  'private.removed_files': 'bucket',
  // The site's own, for advances.
  'private.settings': 'peak_from peak_to upi_id gateway client_address_header',
  'private.status_transitions': 'actor',
  'private.trouble_notes': 'kind subject facts',
  'private.upload_claims': 'bucket',
  'private.uploads': 'kind mime_type sha256',
  'public.bookings': 'currency price_lines taxes advance_reason cancellation_policy',
  'public.exchange_rates': 'currency',
  'public.hotels': 'amenities showcase_id',
  'public.properties': 'showcase_id draft_step',
  'public.reviews': 'hidden_kind',
  'public.property_rooms': 'bed_config room_size amenities',
  'public.room_categories': 'bed_type room_size currency amenities',
};

/** The list as the table of docs/privacy.md. */
export function keptTable(): string {
  const lines = kept.map(({ what, why, ground, where, until }) => {
    const places = Object.entries(where).map(
      ([table, columns]) => `\`${table}\`${columns === '*' ? '' : `: ${columns.replaceAll(' ', ', ')}`}`,
    );
    return `| ${[what, why, ground, places.join('; '), until].join(' | ')} |`;
  });
  return [
    '| data | purpose | ground | place | term, and how it ends |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
