/** Sent by an island's root once it listens for events itself. */
export const hydratedEvent = 'island:hydrated';
