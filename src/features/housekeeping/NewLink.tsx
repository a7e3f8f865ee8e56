import { useState } from 'react';
import { cleaningPath } from '#src/lib/paths.ts';
import { share } from '#src/lib/share.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { linkCopied } from '#src/words/en/common.ts';
import { languageNamed, languageNames, languages, pathIn } from '#src/words/languages.ts';
import * as say from '#src/words/staff/housekeeping.ts';

interface Props {
  token: string;
  hotel: string;
}

/** A link that was just made. The server does not know it any longer. */
export function NewLink({ token, hotel }: Props) {
  const [language, setLanguage] = useState(languageNamed(''));
  const url = new URL(`${pathIn(language, cleaningPath())}#${token}`, window.location.origin).href;
  async function send() {
    const outcome = await share({ title: say.cleanersLink, text: say.roomsOfToday(hotel), url });
    if (outcome === 'copied') showToast({ title: linkCopied, tone: 'success' });
    if (outcome === 'failed') showToast({ title: say.notCopied, tone: 'error' });
  }
  return (
    <div className="new-link">
      <p className="font-semibold">{say.shownOnce}</p>
      <Select
        label={say.languageOfPage}
        value={language}
        onChange={({ currentTarget }) => setLanguage(languageNamed(currentTarget.value))}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      <TextInput label={say.cleanersLink} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <p>
        <Button onClick={send}>{say.shareLink}</Button>
      </p>
    </div>
  );
}
