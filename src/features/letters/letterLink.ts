import { linkProblem } from '#src/domain/letters.ts';
import { readLinkToken } from '#src/domain/linkToken.ts';
import { tabStorage } from '#src/lib/storage.ts';
import { callDirectly } from '#src/server/directCall.ts';
import { oneMoment } from '#src/words/en/letters.ts';

const asks = { confirm: 'confirm_letters', stop: 'stop_letters' } as const;

/** The storage key of the query, for the page in the other language. */
const handedOn = 'letter-link';

/**
 * Runs a page for links in emails. Only the button acts, because mail scanners open links. The token leaves the address, but a switch of language
 * keeps it in the tab.
 */
export function startLetterLink(main: HTMLElement) {
  const search = window.location.search || (tabStorage.get(handedOn) ?? '');
  tabStorage.remove(handedOn);
  const params = new URLSearchParams(search);
  const kind = params.has('stop') ? 'stop' : params.has('confirm') ? 'confirm' : null;
  const part = main.querySelector<HTMLTemplateElement>(`template[data-link="${kind}"]`);
  const done = main.querySelector<HTMLTemplateElement>(`template[data-done="${kind}"]`);
  if (!kind || !part || !done) return;
  const held = params.get(kind) ?? '';
  const token = readLinkToken(held) ?? held;
  main.replaceChildren(part.content.cloneNode(true));
  const button = main.querySelector('button');
  const problem = main.querySelector('[role="alert"]');
  if (!button || !problem) return;
  window.history.replaceState(null, '', window.location.pathname);
  let isDone = false;
  addEventListener('click', ({ target }) => {
    if (!isDone && (target as HTMLAnchorElement).hreflang) tabStorage.set(handedOn, search);
  });
  const label = button.textContent;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = 'true';
    button.textContent = oneMoment;
    const args = kind === 'confirm' ? { token, legal_versions: { privacy: PRIVACY_VERSION } } : { token };
    const failed = linkProblem(await callDirectly(asks[kind], args), main.dataset.tooOld ?? '');
    button.ariaDisabled = null;
    button.textContent = label;
    problem.textContent = failed ?? '';
    if (failed) return button.focus();
    isDone = true;
    main.replaceChildren(done.content);
    main.querySelector('h1')?.focus();
  });
}
