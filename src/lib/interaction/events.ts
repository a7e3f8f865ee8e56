export const hydratedEvent = 'island:hydrated';
