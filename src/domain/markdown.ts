/** Text as Markdown shows it: what somebody typed makes no link, no tag and no emphasis of its own. */
export const inMarkdown = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** A line of a list of links, as llms.txt has them. */
export const linkLine = (name: string, url: string, words: string) =>
  `- [${inMarkdown(name)}](${url}): ${inMarkdown(words)}`;
