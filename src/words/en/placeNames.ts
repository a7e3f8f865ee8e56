export const placeName = (name: string) => name;

export const inEnglish = (typed: string) => typed;
