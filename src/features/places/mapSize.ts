/** How large the map of a place is drawn, in pixels of its file. */
export const mapSize = { width: 480, height: 480 } as const;
