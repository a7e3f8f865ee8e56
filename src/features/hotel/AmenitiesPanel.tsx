import { Check, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as say from '#src/words/en/hotel.ts';

interface Props {
  amenities: readonly string[];
  isOpen: boolean;
}

/** Everything the hotel offers. Icons load when the panel opens. Until then, and for custom amenities, a check mark shows. */
export function AmenitiesPanel({ amenities, isOpen }: Props) {
  const [icons, setIcons] = useState<Record<string, LucideIcon>>({});
  useEffect(() => {
    if (!isOpen) return;
    import('./amenityIcons.ts').then(({ amenityIcons }) => setIcons(amenityIcons), console.error);
  }, [isOpen]);
  return (
    <>
      <h2 className="text-2xl">{say.whatIsThere}</h2>
      {amenities.length === 0 ? (
        <p className="mt-4 text-ink-soft">{say.noAmenities}</p>
      ) : (
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {amenities.map((amenity) => {
            const Icon = (Object.hasOwn(icons, amenity) && icons[amenity]) || Check;
            return (
              <li key={amenity} className="flex min-h-14 items-center gap-4 border-line border-b py-2">
                <Icon aria-hidden="true" size="1.375em" strokeWidth={1.5} className="flex-none text-sea" />
                <span className="min-w-0">{say.amenityName(amenity)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
