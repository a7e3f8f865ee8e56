import { refuseEmail, subscriptionProblem } from '#src/domain/newsletter.ts';
import { askNewsletter } from './newsletterCall.ts';

/** Runs the newsletter box: what is wrong is said below the field and what was typed stays; thanks take the form's place. */
export function startNewsletter(box: HTMLElement) {
  const form = box.querySelector('form');
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  const problem = form?.querySelector('[role="alert"]');
  const status = box.querySelector<HTMLElement>('[data-status]');
  if (!form || !field || !button || !problem || !status) return;
  const label = button.textContent;

  function sayProblem(words: string | null) {
    if (!field || !problem) return;
    problem.textContent = words ?? '';
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  function setBusy(busy: boolean) {
    if (!button) return;
    button.ariaDisabled = busy ? 'true' : null;
    button.textContent = busy ? 'Sending…' : label;
  }

  field.addEventListener('input', () => sayProblem(null));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaDisabled) return;
    const refused = refuseEmail(field.value);
    sayProblem(refused);
    if (refused) return field.focus();
    setBusy(true);
    const answer = await askNewsletter('subscribe_to_newsletter', { email: field.value.trim() });
    const failed = subscriptionProblem(answer);
    setBusy(false);
    if (failed) {
      sayProblem(failed);
      return field.focus();
    }
    form.hidden = true;
    status.textContent = box.dataset.thanks ?? '';
    status.className = 'notice notice-success';
    // The pressed button is gone; without this, focus would fall back to the top of the page.
    status.focus();
  });
}
