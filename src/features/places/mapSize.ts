export const mapSize = { width: 480, height: 480 } as const;
