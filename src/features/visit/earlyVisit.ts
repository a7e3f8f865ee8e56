import { startEarly } from '#src/lib/early.ts';
import { stayLink } from '#src/lib/keptStays.ts';
import { openStay } from '#src/server/calls/guestStay.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { readTabLink } from '#src/server/tabLink.ts';
import { fillPlaceholder, placeholderId } from './placeholder.ts';

/** The longest wait of React for the first view, in milliseconds. */
const renderTimeout = 4000;

/** Loads and shows the booking before React, which is most of the page's size. */
export async function openStayEarly() {
  try {
    const token = readTabLink(stayLink);
    const asked = token && startEarly(token, () => callAsGuest(openStay, { token }));
    if (asked) await Promise.race([show(asked), new Promise((done) => setTimeout(done, renderTimeout))]);
  } finally {
    const files = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
    if (files) document.body.append(files.content);
    document.getElementById(placeholderId)?.nextElementSibling?.removeAttribute('hidden');
  }
}

async function show(asked: ReturnType<typeof callAsGuest<typeof openStay>>) {
  const found = await asked;
  if (found.ok) await fillPlaceholder(found.value);
}
