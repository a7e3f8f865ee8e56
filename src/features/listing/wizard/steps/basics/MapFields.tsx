import { LocateFixed } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as words from '#src/words/staff/wizard.ts';
import { type MapsLinkPlace, readMapsLink } from './mapsLink.ts';

interface Props {
  field: (field: 'latitude' | 'longitude') => ComponentProps<typeof TextInput>;
  onPlace: (place: Partial<MapsLinkPlace>) => void;
}

const linkAnswers = {
  short: words.weCannotReadShortLinks,
  unknown: words.linkHasNoLocation,
} as const;
const locationProblems: Record<number, string> = {
  1: words.browserDoesNotShareLocation,
  2: words.deviceFoundNoLocation,
  3: words.locationTookTooLong,
};

export function MapFields({ field, onPlace }: Props) {
  const [link, setLink] = useState('');
  const [linkError, setLinkError] = useState<string | null>(null);
  const [said, say] = useState('');
  const [isLocating, setIsLocating] = useState(false);
  function found(place: MapsLinkPlace, wordsOf: typeof words.yourLocation) {
    onPlace(place);
    say(wordsOf(place.latitude, place.longitude));
  }

  function locate() {
    if (!navigator.geolocation) return say(locationProblems[2] ?? '');
    setIsLocating(true);
    say(words.lookingForYourLocation);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        found({ latitude: coords.latitude.toFixed(6), longitude: coords.longitude.toFixed(6) }, words.yourLocation);
      },
      ({ code }) => {
        setIsLocating(false);
        say(locationProblems[code] ?? '');
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  }

  function read(pasted: string) {
    setLink(pasted);
    if (pasted.trim() === '') return setLinkError(null);
    const result = readMapsLink(pasted);
    setLinkError(result.state === 'place' ? null : linkAnswers[result.state]);
    if (result.state === 'place') found(result.place, words.readFromLink);
    else say('');
  }

  return (
    <section className="grid gap-5">
      <div>
        <h3 className="text-xl">{words.onMap}</h3>
        <p className="mt-1 text-ink-soft text-sm">{words.mapIsOptional}</p>
      </div>
      <TextInput
        label={words.googleMapsLink}
        hint={words.pasteLink}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={link}
        error={linkError}
        onChange={(event) => read(event.target.value)}
      />
      <div className="grid grid-cols-2 items-start gap-5">
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextInput {...field(name)} key={name} inputMode="text" autoComplete="off" spellCheck={false} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={locate} aria-disabled={isLocating || undefined}>
          <LocateFixed aria-hidden="true" />
          {words.useMyLocation}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {said}
        </p>
      </div>
    </section>
  );
}
