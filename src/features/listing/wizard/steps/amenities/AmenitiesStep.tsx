import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addAmenity } from '#src/domain/listing/listing.ts';
import { amenityChoices } from '#src/domain/listing/listingWords.ts';
import { sentenceAt } from '#src/features/listing/wizard/fields.ts';
import type { StepProps } from '#src/features/listing/wizard/step.ts';
import { TickGrid } from '#src/features/listing/wizard/TickGrid.tsx';
import { useImportMarks } from '#src/features/listing/wizard/useImportMarks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Mark } from '#src/ui/Mark.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wording from '#src/words/staff/wizard.ts';

const isStandard = (amenity: string) => (amenityChoices as readonly string[]).includes(amenity);

export function AmenitiesStep({ form, edit, problems }: StepProps) {
  const { amenities } = form;
  const mark = useImportMarks(form);
  const markOf = (amenity: string) => {
    const words = mark(`amenities.${amenity}`);
    return words && <Mark>{words}</Mark>;
  };
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, say] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ownForm = useRef<HTMLFormElement>(null);
  const custom = amenities.filter((one) => !isStandard(one));

  function addTyped(): boolean {
    const next = addAmenity(amenities, typed);
    if (!next) return false;
    edit({ amenities: next });
    say(wording.added(next.at(-1) ?? ''));
    setTyped('');
    setRefusal(null);
    return true;
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (!addTyped()) {
      setRefusal(typed.trim() === '' ? wording.typeAmenityFirst : wording.amenityIsAlreadyOnList);
    }
    input.current?.focus();
  }

  // Adds a typed amenity on a press elsewhere, not when focus leaves: that moves the pressed button away.
  const latest = useRef(addTyped);
  latest.current = addTyped;
  useEffect(() => {
    const leave = () => void latest.current();
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && ownForm.current?.contains(target))) leave();
    };
    window.addEventListener('click', press, true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('click', press, true);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  function remove(amenity: string) {
    edit({ amenities: amenities.filter((one) => one !== amenity) });
    say(wording.removed(amenity));
    input.current?.focus();
  }

  return (
    <div className="grid gap-10">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{wording.chooseWhatYouOffer}</legend>
        <TickGrid
          id="amenities"
          choices={amenityChoices}
          chosen={amenities}
          onChoose={(amenities) => edit({ amenities })}
          markOf={markOf}
        />
        {problems.length > 0 && (
          <p className="mt-2 font-medium text-chili text-sm">{sentenceAt(problems, 'amenities')}</p>
        )}
      </fieldset>
      <section className="grid gap-4">
        <h3 className="text-xl">{wording.somethingElse}</h3>
        <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={add} ref={ownForm}>
          <TextInput
            ref={input}
            className="min-w-0 flex-1 basis-56"
            label={wording.yourOwnAmenity}
            hint={wording.ownAmenityExamples}
            autoComplete="off"
            maxLength={60}
            value={typed}
            error={refusal}
            onChange={(event) => {
              setTyped(event.target.value);
              setRefusal(null);
            }}
          />
          <Button type="submit" variant="secondary" className="sm:mt-7">
            {wording.add}
          </Button>
        </form>
        {custom.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={wording.yourOwnAmenities}>
            {custom.map((amenity) => (
              <li key={amenity} className="max-w-full">
                <Chip onRemove={{ label: wording.remove(amenity), action: () => remove(amenity) }}>
                  <span className="min-w-0 truncate">{amenity}</span>
                  {markOf(amenity)}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </section>
    </div>
  );
}
