/** Escapes text, so that typed text makes no link, tag or emphasis. */
export const inMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');

export const linkLine = (name: string, url: string, words: string) =>
  `- [${inMarkdown(name)}](${url}): ${inMarkdown(words)}`;
