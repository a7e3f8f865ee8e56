/** What guests give stars for beside the whole stay, as forms ask for it, and as a hotel's page calls its mean. */
export const aspectNames = {
  clean: 'Cleanliness',
  place: 'Location',
  people: 'People',
  value: 'Value for money',
} as const;
