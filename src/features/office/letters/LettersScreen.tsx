import {
  kindOfKey,
  type LetterSample,
  letterGroups,
  letterKey,
  letterName,
  lettersInAll,
} from '#src/domain/office/letters.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { LoadFailure } from '#src/features/office/LoadFailure.tsx';
import { failure, type Result, success } from '#src/lib/result.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Select } from '#src/ui/Select.tsx';
import { unreachable } from '#src/words/en/common.ts';
import { type Language, languageNamed, languageNames, pathIn } from '#src/words/languages.ts';
import * as say from '#src/words/staff/admin.ts';
import { Letter } from './Letter.tsx';

/** Made by `src/pages/admin/letters.json.ts`, in the language of the build. */
const lettersFile = '/admin/letters.json';

async function readLetters(language: Language): Promise<Result<readonly LetterSample[]>> {
  const response = await fetch(pathIn(language, lettersFile)).catch(() => null);
  return response?.ok ? success(await response.json()) : failure('failed', unreachable);
}

/** `/admin/mails`: every email of the site with sample data, as HTML and as plain text. */
export function LettersScreen() {
  return <AdminGuard>{() => <Letters />}</AdminGuard>;
}

function Letters() {
  const [query, change] = useQuery({ mail: 'booking_guest', as: 'phone', in: 'en' });
  const isInAll = lettersInAll.includes(kindOfKey(query.mail));
  const language = isInAll ? languageNamed(query.in) : 'en';
  const { remote, retry } = useRemote(`letters ${language}`, () => readLetters(language));
  if (remote.state === 'failed')
    return <LoadFailure noun="emails" failure={remote.failure} onRetry={retry} className="mt-6" />;
  if (remote.state === 'loading')
    return <div role="status" aria-label={say.loading} className="spinner mx-auto mt-24" />;
  const letter = remote.value.find((one) => letterKey(one) === query.mail) ?? remote.value[0];
  return (
    <>
      <p className="my-4 max-w-[70ch] text-ink-soft">{say.emailsExplained}</p>
      <div className="grid max-w-xl gap-4">
        <Select
          label={say.email}
          value={letter && letterKey(letter)}
          onChange={({ target }) => change({ mail: target.value }, 'replace')}
        >
          {letterGroups.map(([to, kinds]) => (
            <optgroup key={to} label={to}>
              {kinds
                .flatMap((kind) => remote.value.filter((one) => one.kind === kind))
                .map((one) => (
                  <option key={letterKey(one)} value={letterKey(one)}>
                    {letterName(one)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        {isInAll && (
          <Select
            label={say.language}
            value={language}
            onChange={({ target }) => change({ in: target.value }, 'replace')}
          >
            {Object.entries(languageNames).map(([one, name]) => (
              <option key={one} value={one} lang={one}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {letter && <Letter letter={letter} as={query.as} onAs={(as) => change({ as }, 'replace')} />}
    </>
  );
}
