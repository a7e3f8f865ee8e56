import { linkProblem } from '#src/domain/newsletter.ts';
import { askNewsletter } from './newsletterCall.ts';

/** What the links of letters ask for, by their names in the address. */
const asks = { confirm: 'confirm_newsletter', stop: 'leave_newsletter' } as const;

/**
 * Runs the page that the links of letters lead to. Nothing is done before the button is pressed: what looks through mails opens
 * every link. The token leaves the address, so that it is in no history and no screenshot.
 */
export function startNewsletterLink(main: HTMLElement) {
  const params = new URLSearchParams(window.location.search);
  const kind = params.has('stop') ? 'stop' : params.has('confirm') ? 'confirm' : null;
  const part = kind && main.querySelector<HTMLElement>(`[data-link="${kind}"]`);
  const token = kind && params.get(kind);
  const button = part?.querySelector('button');
  const problem = part?.querySelector('[role="alert"]');
  const done = part && main.querySelector<HTMLElement>(`[data-done="${kind}"]`);
  if (!kind || !part || !button || !problem || !done) return;
  for (const one of main.querySelectorAll<HTMLElement>('[data-link]')) one.hidden = one !== part;
  window.history.replaceState(null, '', window.location.pathname);
  const label = button.textContent;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    button.textContent = 'One moment…';
    const failed = linkProblem(await askNewsletter(asks[kind], { token }));
    button.ariaDisabled = null;
    button.textContent = label;
    problem.textContent = failed ?? '';
    if (failed) return button.focus();
    part.hidden = true;
    done.hidden = false;
    // The pressed button is gone; without this, focus would fall back to the top of the page.
    done.querySelector('h1')?.focus();
  });
}
