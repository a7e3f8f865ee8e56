import { Form, useField, useForm } from '@formisch/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { type GuestNotesInput, GuestNotesSchema } from '#src/domain/booking/guestStayForms.ts';
import { showToast } from '#src/lib/toasts.ts';
import { saveGuestNotes } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { stripBidiControls } from '#src/ui/stripBidiControls.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { formatTime } from '#src/words/en/party.ts';

interface Props {
  token: string;
  stay: GuestStay;
  draft: string;
  takesFocus: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** Arrival time and requests, which the guest can change until arrival. */
export function GuestNotesForm({ token, stay, draft, takesFocus, onChanged, onClose }: Props) {
  const { hotel } = stay;
  const known = {
    arrival_time: stay.arrival_time ?? '',
    special_requests: stay.special_requests,
    guest_name: stay.guest_name,
    guest_phone: stay.guest_phone ?? '',
  };
  const [initial] = useState(() => ({ ...known, ...readTexts(draft) }));
  const form = useForm({ schema: GuestNotesSchema, initialInput: initial });
  const time = useField(form, { path: ['arrival_time'] });
  const requests = useField(form, { path: ['special_requests'] });
  const name = useField(form, { path: ['guest_name'] });
  const phone = useField(form, { path: ['guest_phone'] });
  const isEarly = Boolean(time.input && time.input < hotel.check_in_time);
  const id = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [id, takesFocus]);
  const news = (name: keyof typeof known, typed: string | undefined) => (typed === known[name] ? undefined : typed);
  const typed = {
    arrival_time: news('arrival_time', time.input),
    special_requests: news('special_requests', requests.input),
    guest_name: news('guest_name', name.input),
    guest_phone: news('guest_phone', phone.input),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when a word changes, and never again once it is sent
  useEffect(() => storeTexts(draft, typed), [draft, ...Object.values(typed)]);
  function close() {
    removeTexts(draft);
    onClose();
  }
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(false);

  async function send(told: GuestNotesInput) {
    if (running.current) return;
    running.current = true;
    setSending(true);
    setRefusal(null);
    const result = await callAsGuest(saveGuestNotes, { token, ...told });
    running.current = false;
    setSending(false);
    if (!result.ok) {
      setRefusal(result.failure.message);
      if (result.failure.code === 'not_changeable') onChanged();
      return;
    }
    showToast(
      result.value.told.length > 0
        ? { title: say.knowsIt(hotel.name), description: say.mailTells, tone: 'success' }
        : { title: say.nothingNew, description: say.knowsAll(hotel.name) },
    );
    onChanged();
    close();
  }

  return (
    <Form of={form} onInputCapture={stripBidiControls} onSubmit={send} className="mt-5 grid max-w-text gap-5">
      <TextInput
        {...time.props}
        id={id}
        type="time"
        label={say.arriveAbout}
        hint={isEarly ? say.earlyHint(formatTime(hotel.check_in_time)) : say.arriveHint}
        optional
        value={time.input ?? ''}
        error={time.errors?.[0]}
      />
      <TextArea
        {...requests.props}
        label={say.specialRequests}
        hint={say.requestsHint}
        optional
        rows={3}
        value={requests.input ?? ''}
        error={requests.errors?.[0]}
      />
      <TextInput
        {...name.props}
        label={say.name}
        autoComplete="name"
        value={name.input ?? ''}
        error={name.errors?.[0]}
      />
      <TextInput
        {...phone.props}
        label={say.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={say.phoneHint}
        optional
        value={phone.input ?? ''}
        error={phone.errors?.[0]}
      />
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {isSending ? say.sending : say.sendToHotel}
        </Button>
        <Button variant="quiet" onClick={close}>
          {say.leaveIt}
        </Button>
      </div>
    </Form>
  );
}
