/** An island's root sends this when it is hydrated. */
export const hydratedEvent = 'island:hydrated';
