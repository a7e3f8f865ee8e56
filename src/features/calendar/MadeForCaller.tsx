import { Check, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bookedChat, type CallerStay, chatNumber, heldChat } from '#src/domain/desk/callerChat.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChatButton } from '#src/ui/ChatButton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/calendarForms.ts';

export type Made = CallerStay & { guest_phone: string; room_category_id: string } & (
    | { booking_id: string; booking_reference: string }
    | { offer: string; ends_at: string }
  );

interface Props {
  made: Made;
  hotel: string;
  onClose: () => void;
}

const here = (path: string) => new URL(path, window.location.origin).href;

export function MadeForCaller({ made, hotel, onClose }: Props) {
  const isHeld = 'offer' in made;
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p
        ref={told}
        tabIndex={-1}
        role="status"
        className="outline-none flex items-center gap-2 font-semibold text-palm"
      >
        <Check aria-hidden="true" />
        {isHeld ? say.onHoldUntil(momentInIndia(made.ends_at)) : say.booked(made.booking_reference)}
      </p>
      <p className="wrap-anywhere">
        {say.madeFor(
          made.guest_name,
          counted(made.num_rooms, 'room'),
          made.room_name,
          formatDate(made.check_in_date),
          formatDate(made.check_out_date),
          formatRupees(made.total_amount),
        )}
      </p>
      {isHeld ? <OfferLink stay={made} phone={made.guest_phone} /> : <BookedLink made={made} hotel={hotel} />}
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {say.backToCalendar}
        </Button>
      </div>
    </div>
  );
}

function BookedLink({ made, hotel }: { made: Extract<Made, { booking_id: string }>; hotel: string }) {
  const { booking_id, booking_reference } = made;
  const address = here(paths.confirmation(booking_reference));
  return (
    <div className="flex flex-wrap gap-3">
      {made.guest_phone && (
        <ChatButton phone={chatNumber(made.guest_phone)} text={bookedChat(made, booking_reference, address)}>
          {say.sendByWhatsapp}
        </ChatButton>
      )}
      <Button variant="secondary" href={ownerPaths.stay(booking_id, hotel)}>
        {wordsCalendar.openBooking}
      </Button>
      <Button variant="quiet" href={address} target="_blank" rel="noopener">
        {say.guestsConfirmation}
      </Button>
    </div>
  );
}

interface OfferProps {
  stay: CallerStay & { room_category_id: string; offer: string; ends_at: string };
  phone: string | null;
}

export function OfferLink({ stay, phone }: OfferProps) {
  const { check_in_date, check_out_date, num_adults: adults, num_children: children, num_rooms: rooms } = stay;
  const asked = { check_in_date, check_out_date, adults, children, rooms };
  const address = here(ownerPaths.offer(stay.room_category_id, stay.offer, asked));
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: say.linkCopied, tone: 'success' });
    } catch {
      showToast({ title: say.copyingNotAllowed, description: address, tone: 'error' });
    }
  }
  return (
    <>
      <TextInput
        label={say.bookingLinkAtThisPrice}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        {phone && (
          <ChatButton phone={chatNumber(phone)} text={heldChat(stay, momentInIndia(stay.ends_at), address)}>
            {say.sendByWhatsapp}
          </ChatButton>
        )}
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          {say.copyLink}
        </Button>
      </div>
    </>
  );
}
