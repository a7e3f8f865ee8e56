import type { FoundField, ImportAsk } from '#src/domain/listing/imports.ts';
import { basicsLabels, policyLabels, propertyTypeName } from '#src/domain/listing/listing.ts';
import { Choices } from '#src/features/listing/wizard/Choices.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { formatTime } from '#src/words/en/party.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  asks: readonly ImportAsk[];
  answers: Readonly<Record<string, string>>;
  onAnswer: ((path: string, value: string) => void) | null;
  found: FoundField[];
  left: readonly string[];
  onTake: ((path: string, isTaken: boolean) => void) | null;
  photos: { url: string; alt: string }[];
}

function labelOf(path: string): string {
  const [part, key = ''] = path.split('.');
  if (part === 'basics') return basicsLabels[key as keyof typeof basicsLabels];
  if (part === 'policies') return policyLabels[key as keyof typeof policyLabels];
  if (part === 'rooms' && key) return say.priceOfRoom(Number(key) + 1);
  return part === 'rooms' ? say.rooms : wordsListing.stepTitles.amenities;
}

function wordsOf(path: string, value: string): string {
  return (path === 'basics.property_type' && propertyTypeName(value)) || value;
}

interface Outcome {
  isTaken: boolean;
  isLeft: boolean;
  isDone: boolean;
  there: string;
  value: string;
}

function outcome({ isTaken, isLeft, isDone, there, value }: Outcome): string {
  if (there === value) return say.sameAsYours;
  if (!isTaken) return say.yoursIsKept(there.length > 80 ? `${there.slice(0, 80)}…` : there);
  if (isLeft) return there === '' ? say.leftOutEmpty : say.leftOutKept(there);
  if (isDone) return there === '' ? say.filledIn : say.filledInInsteadOf(there);
  return there === '' ? say.fillsEmptyField : say.replacesDefault(there);
}

const choiceWords = (value: string) => (value.includes(':') ? formatTime(value) : `₹${value}`);

export function ImportFound({ asks, answers, onAnswer, found, left, onTake, photos }: Props) {
  return (
    <>
      {onAnswer && asks.length > 0 && (
        <div className="mb-6 grid gap-5">
          {asks.map(({ path, row, typed, choices }) => (
            <Choices
              key={path}
              id={`ask-${path}`}
              label={say.rowSays(labelOf(path), row, typed)}
              hint={answers[path] ? undefined : say.emptyUntilYouChoose}
              error={undefined}
              choices={choices.map((value) => ({ value, label: choiceWords(value) }))}
              value={answers[path] ?? ''}
              onChange={({ target }) => onAnswer(path, target.value)}
            />
          ))}
        </div>
      )}
      <dl className="border-line border-t">
        {found.map(({ path, there, found: value, isTaken }) => (
          <div key={path} className="import-field">
            <dt className="font-semibold">{labelOf(path)}</dt>
            <dd className="min-w-0">
              <span className="line-clamp-3 wrap-anywhere">{wordsOf(path, value)}</span>
              <span className="block text-sm text-ink-soft wrap-anywhere">
                {outcome({
                  isTaken,
                  isLeft: left.includes(path),
                  isDone: onTake === null,
                  there: wordsOf(path, there),
                  value: wordsOf(path, value),
                })}
              </span>
            </dd>
            {isTaken && onTake && (
              <dd>
                <Checkbox checked={!left.includes(path)} onChange={({ target }) => onTake(path, target.checked)}>
                  {say.importIt}
                  <span className="sr-only"> {labelOf(path)}</span>
                </Checkbox>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <details className="mt-5">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{say.photosToLookAt(photos.length)}</summary>
          <p className="mt-2 max-w-[60ch] text-sm text-ink-soft">{say.weDoNotCopyPhotos}</p>
          <ul className="mt-3 grid gap-2 text-sm">
            {photos.map(({ url, alt }, i) => (
              <li key={url}>
                <a
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {alt || say.photoNumber(i + 1)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
