import { brand } from '../_shared/brand.ts';
import type { Letter } from './layout.ts';
import { letterLink, readStop, type Stop, type Writer } from './mailWords.ts';

/** The letters to those who asked for the newsletter. Each carries a token of its own, which stops them. */

/** A letter as a mail program can stop it by itself (RFC 8058), and a person by its link. */
const stoppable = (write: (stop: Stop, site: string) => Letter): Writer => {
  return (data, site) => {
    const stop = readStop(data, 'newsletter');
    return { ...write(stop, site), stop };
  };
};

export const newsletterWriters: Record<string, Writer> = {
  newsletter_confirm: stoppable(confirmation),
  newsletter_welcome: stoppable(welcome),
};

const stopping = (stop: Stop, site: string) => ({
  label: 'Stop these letters',
  url: letterLink(stop, 'stop', site),
});

function confirmation(stop: Stop, site: string): Letter {
  return {
    subject: `Please confirm: a letter from ${brand.name}`,
    preview: 'Confirm your address, and it comes to you about once a month.',
    heading: 'Would you like our letter?',
    opening: [
      'Hello,',
      `Somebody, we hope you, asked for our newsletter with this address: seasons, festivals, a recipe now and then, about once a month. Confirm that it is yours, and it comes to you.`,
    ],
    closing: ['The link works for a week. If you did not ask for this, you need not do anything: no letter will come.'],
    action: { label: 'Confirm my address', url: letterLink(stop, 'confirm', site) },
    otherActions: [stopping(stop, site)],
  };
}

function welcome(stop: Stop, site: string): Letter {
  return {
    subject: `Our letter comes to you: ${brand.name}`,
    preview: 'Your address is confirmed.',
    heading: 'Thank you for reading us',
    opening: [
      'Hello,',
      'Your address is confirmed: our letter comes to you about once a month. We use your address for it and for nothing else.',
      'Until the next one, there is our blog: seasons, trains, fish curry and old streets.',
    ],
    closing: ['Each letter has a link to stop it. It takes one press, and your address is removed.'],
    action: { label: 'Read the blog', url: `${site}/blog` },
    otherActions: [stopping(stop, site)],
  };
}
