import { tidyEmail } from '#src/domain/contact.ts';
import { refuseEmail, subscriptionProblem } from '#src/domain/newsletter.ts';
import { suggestEmail } from '#src/domain/suggestEmail.ts';
import { callDirectly } from '#src/server/directCall.ts';
import { didYouMean } from '#src/words/en/common.ts';
import { language } from '#src/words/en/language.ts';
import { sending } from '#src/words/en/site.ts';

/** Milliseconds without typing before we ask about the address. */
const pause = 600;

/** Asks about an address that looks like a typing error in a large provider's domain. */
export function watch(form: HTMLFormElement) {
  const field = form.querySelector('input');
  const place = form.querySelector('[data-meant]');
  let timer: number | undefined;
  function ask() {
    place?.replaceChildren();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const meant = suggestEmail(field?.value ?? '');
      if (!meant) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'link block min-h-11 font-semibold wrap-anywhere';
      button.textContent = didYouMean(meant);
      button.addEventListener('click', () => {
        if (field) field.value = meant;
        place?.replaceChildren();
        field?.focus();
      });
      place?.append(button);
    }, pause);
  }
  field?.addEventListener('input', ask);
  // The visitor may have typed before this file loads.
  ask();
}

/** Submits the newsletter form. A problem appears below the field; thanks replace the form. */
export async function subscribe(box: HTMLElement) {
  const form = box.querySelector('form');
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  const problem = form?.querySelector('[role="alert"]');
  const status = box.querySelector<HTMLElement>('[data-status]');
  if (!form || !field || !button || !problem || !status || button.ariaDisabled) return;
  const label = button.textContent;

  function sayProblem(words: string | null) {
    if (!field || !problem) return;
    problem.textContent = words ?? '';
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
  function refuse(words: string) {
    sayProblem(words);
    field?.addEventListener('input', () => sayProblem(null), { once: true });
    field?.focus();
  }
  function setBusy(busy: boolean) {
    if (!button) return;
    button.ariaDisabled = busy ? 'true' : null;
    button.textContent = busy ? sending : label;
  }

  const refused = refuseEmail(field.value);
  if (refused) return refuse(refused);
  sayProblem(null);
  setBusy(true);
  const args = { email: tidyEmail(field.value), legal_versions: { privacy: PRIVACY_VERSION }, language };
  const failed = subscriptionProblem(await callDirectly('subscribe_to_newsletter', args));
  if (failed) {
    setBusy(false);
    return refuse(failed);
  }
  form.hidden = true;
  status.textContent = box.dataset.thanks ?? '';
  status.className = 'notice notice-success';
  status.focus();
}
