import { tidyLine } from '../../../src/domain/text.ts';
import { at, tag } from '../../../src/words/en/language.ts';
import { officeHours, tagline } from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';

interface Way {
  label: string;
  url: string;
}

export type Fact = readonly [label: string, value: string];
/** Parts of an email that may be missing, so that a letter can write `text && …`. */
type Parts<Part> = readonly (Part | '' | false | null | undefined)[];

export interface MailContent {
  subject: string;
  /** Shown beside the subject in a mailbox. */
  preview: string;
  heading: string;
  opening: Parts<string>;
  action?: Way;
  details?: Parts<string>;
  callout?: { label: string; text: string } | false;
  facts?: Parts<Fact>;
  total?: Fact;
  closing?: Parts<string>;
  otherActions?: Parts<Way>;
}

const present = <Part>(parts: Parts<Part> = []) => parts.filter((part) => part) as Part[];

export interface LaidOutMail {
  subject: string;
  text: string;
  html: string;
}

// Colours of src/styles/theme.css. Emails need inline styles.
const shell = '#faf6ef';
const paper = '#fffdf9';
const line = '#ddd0bd';
const ink = '#1c2b2a';
const soft = '#4d5b58';
const sea = '#0e5a60';
const seaTint = '#e3eeec';
const mango = '#eda734';
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Instrument Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns one line without control and text-direction characters. */
export const oneLine = (text: string): string => tidyLine(text).replace(/ {2,}/g, ' ');

export function layOut(letter: MailContent, site: string): LaidOutMail {
  return { subject: oneLine(letter.subject), text: asText(letter, site), html: asHtml(letter, site) };
}

function asText(letter: MailContent, site: string): string {
  const { heading, opening, action, details = [], callout, total, closing = [] } = letter;
  const facts = present(letter.facts);
  const width = Math.max(...present([...facts, total]).map(([label]) => label.length), 0);
  const row = ([label, value]: Fact) =>
    `${`${label}:`.padEnd(width + 2)}${value.replace(/\n/g, `\n${' '.repeat(width + 2)}`)}`;
  const way = ({ label, url }: Way) => `${label}:\n${url}`;
  const parts = [
    heading,
    ...opening,
    action && way(action),
    ...details,
    callout && `${callout.label}:\n${callout.text}`,
    facts.map(row).join('\n'),
    total && row(total),
    ...closing,
    ...present(letter.otherActions).map(way),
    `--\n${brand.name} · ${tagline}\n${brand.phone} · ${brand.email}\n${officeHours}\n${site}${at}`,
  ];
  return `${present(parts).join('\n\n')}\n`;
}

function asHtml(letter: MailContent, site: string): string {
  const { subject, preview, heading, opening, action, details, callout, total, closing } = letter;
  const facts = letter.facts && present(letter.facts);
  const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${lines(text)}</p>`;
  const row = ([label, value]: Fact) =>
    `<div style="padding:10px 0;border-top:1px solid ${line}">` +
    `<div style="font-size:14px;line-height:20px;color:${soft}">${lines(label)}</div>` +
    `<div style="overflow-wrap:anywhere">${lines(value)}</div></div>`;
  const body = [
    ...present(opening).map(paragraph),
    action &&
      `<p style="margin:24px 0 28px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 26px;` +
        `border-radius:6px;background:${sea};color:#ffffff;font-weight:600;text-decoration:none">${lines(action.label)}</a></p>`,
    ...present(details).map(paragraph),
    callout &&
      `<div style="margin:8px 0 24px;padding:16px 20px;border-left:4px solid ${mango};background:${shell}">` +
        `<div style="font-size:14px;line-height:20px;color:${soft}">${lines(callout.label)}</div>` +
        `<div style="font:600 19px/28px ${sans};overflow-wrap:anywhere">${lines(callout.text)}</div></div>`,
    facts &&
      `<div style="margin:0 0 ${total ? 0 : 24}px;border-bottom:1px solid ${line}">${facts.map(row).join('')}</div>`,
    total &&
      `<div style="margin:0 0 24px;padding:14px 20px;background:${seaTint}">` +
        `<div style="font-size:14px;line-height:20px;color:${soft}">${lines(total[0])}</div>` +
        `<div style="font:600 22px/30px ${serif};color:${sea}">${lines(total[1])}</div></div>`,
    ...present(closing).map(paragraph),
    ...present(letter.otherActions).map(
      ({ label, url }) =>
        `<p style="margin:16px 0 8px"><a href="${escapeHtml(url)}" style="color:${sea}">${lines(label)}</a></p>`,
    ),
  ];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeHtml(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${shell};color:${ink};font:400 17px/27px ${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(oneLine(preview))}</div>
<div style="max-width:600px;margin:0 auto;padding:32px 16px 48px">
<p style="margin:0 0 20px;font:600 24px/32px ${serif}"><a href="${escapeHtml(site + at)}" style="color:${sea};text-decoration:none">${escapeHtml(brand.name)}</a></p>
<div style="padding:32px 28px;border-top:4px solid ${mango};background:${paper}">
<h1 style="margin:0 0 16px;font:600 28px/36px ${serif};overflow-wrap:anywhere">${lines(heading)}</h1>
${present(body).join('\n')}
</div>
<div style="padding:24px 8px 0;font-size:14px;line-height:22px;color:${soft}">
<div>${escapeHtml(brand.name)} · ${escapeHtml(tagline)}</div>
<div>${escapeHtml(brand.phone)} · <a href="mailto:${escapeHtml(brand.email)}" style="color:${soft}">${escapeHtml(brand.email)}</a></div>
<div>${escapeHtml(officeHours)}</div>
</div>
</div>
</body>
</html>
`;
}
