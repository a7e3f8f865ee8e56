import { useState } from 'react';
import {
  mostNoticeEmails,
  type NoticeEmail,
  onlyOwnerChanges,
  refuseNoticeEmail,
} from '#src/domain/listing/noticeEmails.ts';
import { addNoticeEmail, removeNoticeEmail } from '#src/server/calls/mine.ts';
import { call } from '#src/server/signedIn.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { AddressLine, AddressList, pressLink } from './AddressList.tsx';
import { OwnActionMails } from './OwnActionMails.tsx';

interface Props {
  listing: { property_id: string; name: string; notice_emails: readonly NoticeEmail[] };
  /** The owner's address, which always gets the emails; null for other people, who cannot change the list. */
  ownEmail: string | null;
  onClose: () => void;
  onChanged?: () => void;
}

export function NoticeDialog({ listing, ownEmail, onClose, onChanged }: Props) {
  const { property_id, name } = listing;
  const [emails, setEmails] = useState(listing.notice_emails);
  const add = (email: string) => call(addNoticeEmail, { property_id, email });
  return (
    <AddressList
      title={say.emailsAboutBookings}
      intro={
        <>
          <p className="wrap-anywhere">
            <Marked text={ownEmail ? say.weEmailYou(name, mark(ownEmail)) : say.weEmailOwner(name)}>
              {(address) => <strong>{address}</strong>}
            </Marked>
          </p>
          <div className="mt-6">
            <OwnActionMails />
          </div>
        </>
      }
      lines={(isBusy, act) =>
        emails.length > 0 && (
          <>
            <h3 className="mt-6 font-semibold">{say.alsoEmailed}</h3>
            <ul className="mt-2 border-b border-line">
              {emails.map(({ email, is_confirmed }) => (
                <AddressLine
                  key={email}
                  name={email}
                  state={is_confirmed ? say.confirmed : say.notConfirmedYet}
                  isDone={is_confirmed}
                >
                  {ownEmail && (
                    <p className="flex gap-5">
                      {!is_confirmed && (
                        <button
                          {...pressLink(isBusy, () => act(() => add(email), say.weAskedAddressToConfirm(email)))}
                          aria-label={say.sendAgainTo(email)}
                        >
                          {wordsDesk.sendAgain}
                        </button>
                      )}
                      <button
                        {...pressLink(isBusy, () =>
                          act(
                            () => call(removeNoticeEmail, { property_id, email }),
                            say.noLongerGetsBookingEmails(email),
                            true,
                          ),
                        )}
                        aria-label={say.removeAddress(email)}
                      >
                        {wordsDesk.remove}
                      </button>
                    </p>
                  )}
                </AddressLine>
              ))}
            </ul>
          </>
        )
      }
      add={
        ownEmail
          ? {
              label: say.addAnotherAddress,
              hint: say.whoElseGetsEmails(mostNoticeEmails),
              button: say.addAddress,
              refuse: (typed) => refuseNoticeEmail(typed, emails),
              ask: add,
              done: say.weAskedAddressToConfirm,
            }
          : null
      }
      onList={({ notice_emails }) => {
        setEmails(notice_emails);
        onChanged?.();
      }}
      onClose={onClose}
    >
      {!ownEmail && <p className="mt-6">{onlyOwnerChanges}</p>}
    </AddressList>
  );
}
