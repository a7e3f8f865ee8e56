/** The party of a review: private.party_of. */
export const parties: Readonly<Record<string, string>> = {
  solo: 'Solo traveller',
  couple: 'Couple',
  family: 'Family',
  group: 'Group',
};
