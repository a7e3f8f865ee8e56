import { useState } from 'react';
import { type ChannelRow, maxFeedName } from '#src/domain/channels/channels.ts';
import {
  type CalendarAddress,
  type Channel,
  channelNames,
  channels,
  namesCalendar,
  readCalendarAddress,
} from '#src/domain/channels/hosts.ts';
import type { Failure } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { addCalendar, readCalendarNow } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
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
  const { form, field, refuse } = useFields<{ site: Channel; link: string; name: string }>({
    site: 'airbnb',
    link: '',
    name: '',
  });
  const { site, link, name } = form;
  const [takesClosed, setTakesClosed] = useState(true);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  async function add() {
    const read = readCalendarAddress(link);
    const isOfSite = site === 'other' || read?.source === site;
    if (!read || !isOfSite || !namesCalendar(read)) return refuse({ link: addressProblem(link, site, read) });
    setRefused(null);
    setBusy(true);
    const added = await call(addCalendar, {
      ...read,
      room_category_id: room.id,
      name: name.trim() || null,
      takes_closed: takesClosed,
    });
    if (!added.ok) {
      setBusy(false);
      return setRefused(added.failure);
    }
    const first = await call(readCalendarNow, { feed_id: added.value.feed_id });
    setBusy(false);
    onClose();
    onDone();
    if (first.ok && first.value.state === 'read')
      showToast({ title: say.isConnected(channelNames[site]), tone: 'success' });
  }

  return (
    <FormDialog
      title={say.connectCalendarTo(room.name)}
      submit={busy ? say.reading : say.connect}
      busy={busy}
      refused={refused}
      onSubmit={add}
      onClose={onClose}
    >
      <Select label={say.site} {...field('site')}>
        {channels.map((one) => (
          <option key={one} value={one}>
            {channelNames[one]}
          </option>
        ))}
      </Select>
      <p className="text-ink-soft">{say.guides[site].theirs}</p>
      <TextInput label={say.linkToItsCalendar} inputMode="url" required {...field('link')} />
      <TextInput label={say.name} optional hint={say.nameHint} maxLength={maxFeedName} {...field('name')} />
      <Checkbox checked={takesClosed} onChange={(event) => setTakesClosed(event.currentTarget.checked)}>
        {say.alsoBlockClosedNights}
      </Checkbox>
    </FormDialog>
  );
}
