import { useState } from 'react';
import { type DeskFormC, formCChat } from '#src/domain/desk/abroad.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { chatNumber } from '#src/domain/desk/callerChat.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { arrivalPath } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { askFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { languageNamed, languageNames, pathIn } from '#src/words/languages.ts';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/foreignGuests.ts';
import * as chat from '#src/words/staff/guestMessages.ts';

interface Props {
  booking: DeskBooking;
  state: DeskFormC;
  onChanged: () => void;
}

export function AskGuest({ booking, state, onChanged }: Props) {
  const [busy, setBusy] = useState<'mail' | 'link' | null>(null);
  const [refused, setRefused] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [language, setLanguage] = useState(booking.language);

  async function ask(by: 'mail' | 'link') {
    setBusy(by);
    setRefused('');
    const result = await call(askFormC, { booking_id: booking.id, by_mail: by === 'mail' });
    setBusy(null);
    if (!result.ok) return setRefused(result.failure.message);
    setToken(result.value.token);
    if (!result.value.token) showToast({ title: wordsBookings.emailOnItsWay(booking.guest_name), tone: 'success' });
    onChanged();
  }
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: say.linkCopied, tone: 'success' });
    } catch {
      setRefused(say.linkNotCopied);
    }
  }
  const address = token && new URL(pathIn(language, arrivalPath(token)), window.location.origin).href;
  const text = address && formCChat(language, booking, address);
  return (
    <div className="grid gap-3">
      <p>
        {say.guestCanFillInForms} {state.link_made_at && say.newLinkReplacesLast(formatMoment(state.link_made_at))}
      </p>
      <div className="flex flex-wrap gap-2">
        {booking.guest_email && !booking.is_masked && (
          <Button size="small" variant="secondary" busy={busy === 'mail'} onClick={() => ask('mail')}>
            {say.emailLink}
          </Button>
        )}
        <Button size="small" variant="secondary" busy={busy === 'link'} onClick={() => ask('link')}>
          {say.makeLinkForWhatsapp}
        </Button>
      </div>
      {refused && <Notice tone="error">{refused}</Notice>}
      {address && text && (
        <>
          <Select
            label={chat.language}
            className="max-w-60"
            value={language}
            onChange={(event) => setLanguage(languageNamed(event.currentTarget.value))}
          >
            {Object.entries(languageNames).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </Select>
          <p className="stay-message" lang={language}>
            {text}
          </p>
          <div className="flex flex-wrap gap-2">
            {booking.guest_phone && !booking.is_masked && (
              <ChatButton phone={chatNumber(booking.guest_phone)} text={text}>
                {chat.writeOnWhatsapp}
              </ChatButton>
            )}
            <Button variant="secondary" onClick={() => copy(address)}>
              {say.copyLink}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
