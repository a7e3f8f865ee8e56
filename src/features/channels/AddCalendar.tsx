import { type FormEvent, useRef, useState } from 'react';
import { type ChannelRow, maxFeedName } from '#src/domain/channels/channels.ts';
import {
  type CalendarAddress,
  type Channel,
  channelNames,
  channels,
  namesCalendar,
  readCalendarAddress,
} from '#src/domain/channels/hosts.ts';
import { showToast } from '#src/lib/toasts.ts';
import { addCalendar, readCalendarNow } from '#src/server/calls/channels.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/channels.ts';

interface Props {
  room: ChannelRow;
  onClose: () => void;
  onDone: () => void;
}

function addressProblem(typed: string, site: Channel, read: CalendarAddress | null): string {
  const paste = site === 'other' ? say.pasteLink : say.pasteLinkOf(channelNames[site]);
  if (!typed.trim()) return paste;
  if (!read) return say.linkNotReadable(paste);
  if (read.source === site) return say.pageNotCalendar(channelNames[site], paste);
  if (read.source === 'other') return say.notLinkOf(channelNames[site], paste, channelNames.other);
  return say.linkOf(channelNames[read.source], paste);
}

export function AddCalendar({ room, onClose, onDone }: Props) {
  const [site, setSite] = useState<Channel>('airbnb');
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [takesClosed, setTakesClosed] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    const read = readCalendarAddress(typed);
    const isOfSite = site === 'other' || read?.source === site;
    if (!read || !isOfSite || !namesCalendar(read)) {
      setProblem(addressProblem(typed, site, read));
      return field.current?.focus();
    }
    setProblem('');
    setBusy(true);
    const added = await call(addCalendar, {
      ...read,
      room_category_id: room.id,
      name: name.trim() || null,
      takes_closed: takesClosed,
    });
    if (!added.ok) {
      setBusy(false);
      return setRefused(added.failure.message);
    }
    const first = await call(readCalendarNow, { feed_id: added.value.feed_id });
    setBusy(false);
    onClose();
    onDone();
    if (first.ok && first.value.state === 'read')
      showToast({ title: say.isConnected(channelNames[site]), tone: 'success' });
  }

  return (
    <Dialog open title={say.connectCalendarTo(room.name)} onClose={onClose}>
      <form noValidate onSubmit={add} className="grid grid-cols-1 gap-4">
        {refused && <Notice tone="error">{refused}</Notice>}
        <Select label={say.site} value={site} onChange={(event) => setSite(event.currentTarget.value as Channel)}>
          {channels.map((one) => (
            <option key={one} value={one}>
              {channelNames[one]}
            </option>
          ))}
        </Select>
        <p className="text-ink-soft">{say.guides[site].theirs}</p>
        <TextInput
          ref={field}
          label={say.linkToItsCalendar}
          inputMode="url"
          autoComplete="off"
          required
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextInput
          label={say.name}
          optional
          hint={say.nameHint}
          maxLength={maxFeedName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox checked={takesClosed} onChange={(event) => setTakesClosed(event.currentTarget.checked)}>
          {say.alsoBlockClosedNights}
        </Checkbox>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? say.reading : say.connect}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
