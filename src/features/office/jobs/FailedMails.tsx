import { useRef } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import type { FailedMail, Job } from '#src/domain/office/jobs.ts';
import { mailNames } from '#src/domain/office/mailNames.ts';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { useList } from '#src/features/office/useList.ts';
import { failedMails, sendMailAgain } from '#src/server/calls/office/jobs.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  /** What is told of the mails now: the list is read again when it changes. */
  mails: NonNullable<Job['mails']>;
  onSent: () => void;
}

/** The mails that did not go out: which, to whom and why, and a button to send one after all. */
export function FailedMails({ mails, onSent }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useList(
    JSON.stringify(mails),
    ({ id }: FailedMail) => String(id),
    () => call(failedMails),
  );

  async function sendAgain(mail: FailedMail) {
    if (list.isPending(mail)) return;
    const sent = await list.change(mail, {
      patch: {},
      run: () => call(sendMailAgain, { mail_id: mail.id }),
      done: 'It is sent within a minute.',
    });
    // The button goes with its mail.
    if (sent.ok) heading.current?.focus();
    onSent();
  }

  return (
    <ListStates list={list} noun="mails">
      <h3 ref={heading} tabIndex={-1} className="text-base">
        Mails that failed
      </h3>
      {list.rows?.length === 0 && <p>None in the last 30 days.</p>}
      <ul className="job-mails">
        {list.rows?.map((mail) => {
          const what = `${mailNames[mail.kind] ?? mail.kind} to ${mail.recipient}`;
          return (
            <li key={mail.id}>
              <p>
                {what}
                {mail.about && ` (${mail.about})`}
              </p>
              <p className="text-ink-soft">
                {formatMoment(mail.finished_at)}: {mail.last_error ?? 'no reason was given'}
                {mail.status === 'uncertain' && ' It may have gone out, so it is not sent again.'}
              </p>
              {mail.status === 'failed' && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Send again: ${what}`}
                  aria-disabled={list.isPending(mail) || undefined}
                  onClick={() => sendAgain(mail)}
                >
                  Send again
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </ListStates>
  );
}
