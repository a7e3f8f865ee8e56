type Words = Readonly<Record<string, string>> | null;

export const ownPhotos: Words = null;
export const roomPhotos: Words = null;
