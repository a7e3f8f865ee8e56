export const accountOf = (initials: string, name: string) => `${initials}, ${name} का खाता`;
export const signedOut = 'आप साइन आउट हो गए हैं।';
