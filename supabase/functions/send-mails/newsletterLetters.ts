import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import { hello } from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';
import type { MailContent } from './layout.ts';
import { letterLink, readStop, type Stop, type Writer } from './mailWords.ts';

const stoppable =
  (write: (stop: Stop, site: string) => MailContent): Writer =>
  (data, site) => {
    const stop = readStop(data, 'newsletter');
    return { ...write(stop, site), stop };
  };

const stopping = (stop: Stop, site: string, label = say.stopLetters) => ({
  label,
  url: letterLink(stop, 'stop', site),
});

export const newsletterWriters: Record<string, Writer> = {
  newsletter_confirm: stoppable((stop, site) => ({
    subject: say.mailNewsletterConfirmSubject(brand.name),
    preview: say.mailNewsletterConfirmPreview,
    heading: say.wouldYouLike,
    opening: [hello, say.somebodyAsked],
    closing: [say.worksForWeek],
    action: { label: say.confirmAddress, url: letterLink(stop, 'confirm', site) },
    // There is no newsletter to stop yet.
    otherActions: [stopping(stop, site, say.stopMails)],
  })),
  newsletter_welcome: stoppable((stop, site) => ({
    subject: say.welcomeSubject(brand.name),
    preview: say.mailNewsletterWelcomePreview,
    heading: say.mailNewsletterThanks,
    opening: [hello, say.onceAMonth, say.untilThen],
    closing: [say.onePress],
    action: { label: say.readBlog, url: `${site}${at}/blog` },
    otherActions: [stopping(stop, site)],
  })),
};
