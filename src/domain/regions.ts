/** In degrees, slightly wider than the regions. */
export const goa = { north: 15.85, south: 14.85, west: 73.6, east: 74.4 } as const;
export const india = { north: 38, south: 6, west: 68, east: 98 } as const;
