import { useAction } from '#src/features/desk/useAction.ts';
import { setStayLanguage } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { bookingMailsIn, mailsCome, sendInThis } from '#src/words/en/account.ts';
import { language } from '#src/words/en/language.ts';
import { languageNamed } from '#src/words/languages.ts';

interface Props {
  token: string;
  /** The language of the booking's emails. */
  now: string;
  onChanged: () => void;
}

export function MailLanguage({ token, now, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose: () => {}, onChanged });
  return (
    <div className="no-print mt-12 flex flex-wrap items-center gap-3">
      <p>{bookingMailsIn[languageNamed(now)]}</p>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() =>
          run(
            () => callAsGuest(setStayLanguage, { token, language }),
            () => mailsCome,
          )
        }
      >
        {sendInThis}
      </Button>
      <RefusalNotice failure={refused} />
    </div>
  );
}
