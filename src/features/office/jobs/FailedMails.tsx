import { useRef } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import type { FailedMail, Job } from '#src/domain/office/jobs.ts';
import { mailNames } from '#src/domain/office/mailNames.ts';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { useList } from '#src/features/office/useList.ts';
import { failedMails, sendMailAgain } from '#src/server/calls/office/jobs.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/adminJobs.ts';

interface Props {
  mails: NonNullable<Job['mails']>;
  onSent: () => void;
}

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
      done: say.sentWithinOneMinute,
    });
    // The pressed button disappears with its email.
    if (sent.ok) heading.current?.focus();
    onSent();
  }

  return (
    <ListStates list={list} noun="emails">
      <h3 ref={heading} tabIndex={-1} className="text-base">
        {say.failedEmails}
      </h3>
      {list.rows?.length === 0 && <p>{say.noneInLast30Days}</p>}
      <ul className="job-mails">
        {list.rows?.map((mail) => {
          const what = say.emailTo(mailNames[mail.kind] ?? mail.kind, mail.recipient);
          return (
            <li key={mail.id}>
              <p>
                {what}
                {mail.about && ` (${mail.about})`}
              </p>
              <p className="text-ink-soft">
                {formatMoment(mail.finished_at)}: {mail.last_error ?? say.noReasonGiven}
                {mail.status === 'uncertain' && ` ${say.itMayHaveBeenSent}`}
              </p>
              {mail.status === 'failed' && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={say.sendEmailAgain(what)}
                  aria-disabled={list.isPending(mail) || undefined}
                  onClick={() => sendAgain(mail)}
                >
                  {say.sendAgain}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </ListStates>
  );
}
