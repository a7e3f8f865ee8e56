import { refuseEmail, subscriptionFailed, subscriptionProblem } from '#src/domain/newsletter.ts';
import { backendUrl, publishableKey } from '#src/server/backend.ts';

/** Sends an address to the database. Returns what went wrong, for the visitor, or null. A plain request: the page has no room for a client. */
async function subscribe(email: string): Promise<string | null> {
  try {
    const response = await fetch(`${backendUrl}/rest/v1/rpc/subscribe_to_newsletter`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`The newsletter answered ${response.status}.`);
    return subscriptionProblem(await response.json());
  } catch (error) {
    console.error(error);
    return subscriptionFailed;
  }
}

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
    const failed = await subscribe(field.value.trim());
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
