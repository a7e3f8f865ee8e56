import { useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { chatNumber } from '#src/domain/desk/callerChat.ts';
import { type ChatKind, chatKinds, chatKindsOf, guestChat } from '#src/domain/desk/guestChat.ts';
import { paths } from '#src/lib/paths.ts';
import { deviceStorage } from '#src/lib/storage.ts';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import { Select } from '#src/ui/Select.tsx';
import { languageNamed, languageNames, pathIn } from '#src/words/languages.ts';
import * as say from '#src/words/staff/guestMessages.ts';
import { Part } from './parts.tsx';

const key = 'desk-chat-language';
/** Returns the language in which the guest booked. For a booking by the front desk, the language chosen last. */
const firstLanguage = ({ booked_by_name, language }: DeskBooking) =>
  booked_by_name === null ? language : languageNamed(deviceStorage.get(key));

export function Chat({ booking }: { booking: DeskBooking }) {
  const kinds = chatKindsOf(booking);
  const [language, setLanguage] = useState(() => firstLanguage(booking));
  const [chosen, setChosen] = useState<ChatKind | null>(null);
  const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? 'plain';
  if (!booking.guest_phone) {
    return (
      <Part title={say.whatsapp}>
        <p className="text-ink-soft">{say.cannotMessageGuest}</p>
      </Part>
    );
  }
  const address = new URL(pathIn(language, paths.confirmation(booking.booking_reference)), window.location.origin).href;
  const text = guestChat(language, kind, booking, address);
  return (
    <Part title={say.whatsapp}>
      <div className="grid grid-cols-2 gap-3">
        <Select label={say.message} value={kind} onChange={(event) => setChosen(event.currentTarget.value as ChatKind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {chatKinds[one]}
            </option>
          ))}
        </Select>
        <Select
          label={say.language}
          value={language}
          onChange={(event) => {
            const next = languageNamed(event.currentTarget.value);
            setLanguage(next);
            deviceStorage.set(key, next);
          }}
        >
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <p className="stay-message" lang={language}>
        {text}
      </p>
      <ChatButton phone={chatNumber(booking.guest_phone)} text={text}>
        {say.writeOnWhatsapp}
      </ChatButton>
    </Part>
  );
}
