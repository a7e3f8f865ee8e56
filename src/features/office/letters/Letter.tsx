import './Letter.css';
import { type LetterSample, letterKey } from '#src/domain/office/letters.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import * as say from '#src/words/staff/admin.ts';
import { LetterFrame } from './LetterFrame.tsx';

const ways = [
  { id: 'phone', label: say.onPhone },
  { id: 'wide', label: say.onWideScreen },
  { id: 'text', label: say.asPlainText },
] as const;

interface Props {
  letter: LetterSample;
  as: string;
  onAs: (as: string) => void;
}

export function Letter({ letter, as, onAs }: Props) {
  const selected = ways.find(({ id }) => id === as)?.id ?? 'phone';
  return (
    <section className="mt-6" aria-labelledby="letter-subject">
      <h2 id="letter-subject" className="text-xl wrap-anywhere">
        {letter.subject}
      </h2>
      {letter.files.length > 0 && (
        <p className="mt-1 text-ink-soft wrap-anywhere">{say.attachedFiles(letter.files.join(', '))}</p>
      )}
      <div className="mt-4">
        <Tabs label={say.view} name="letter" tabs={ways} selected={selected} onSelect={onAs}>
          {selected === 'text' ? (
            <pre className="letter-text">{letter.text}</pre>
          ) : (
            <LetterFrame
              key={`${letterKey(letter)} ${letter.subject} ${selected}`}
              html={letter.html}
              subject={letter.subject}
              width={selected}
            />
          )}
        </Tabs>
      </div>
    </section>
  );
}
