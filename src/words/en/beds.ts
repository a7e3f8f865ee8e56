/** Names of bed types: in English as owners choose them. */
export const bedName = (name: string) => name;
