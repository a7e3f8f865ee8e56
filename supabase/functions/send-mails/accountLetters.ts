import * as v from 'valibot';
import { afterSignUp } from '../../../src/domain/account/authLink.ts';
import { at } from '../../../src/words/en/language.ts';
import * as say from '../../../src/words/en/mails.ts';
import { brand } from '../_shared/brand.ts';
import { oneLine } from './layout.ts';
import { hello, moment, type Writer, writer } from './mailWords.ts';

const text = v.optional(v.nullable(v.string()));
const WelcomeSchema = v.object({ full_name: text });
const AccountChangeSchema = v.object({ full_name: text, at: v.string() });
const EmailChangedSchema = v.object({ ...AccountChangeSchema.entries, old_email: v.string(), new_email: v.string() });
const FactorRemovedSchema = v.object({
  ...AccountChangeSchema.entries,
  by: v.picklist(['recovery_code', 'admin', 'person']),
});
const ErasedSchema = v.object({ account: v.boolean(), bookings: v.number(), at: v.string() });

export const accountWriters: Record<string, Writer> = {
  welcome: writer(WelcomeSchema, ({ full_name }, site) => ({
    subject: say.welcomeTo(brand.name),
    preview: say.welcomePreview,
    heading: say.goodToHaveYou,
    opening: [hello(full_name), say.accountReady(brand.name), say.whatNext],
    action: { label: say.findStay, url: `${site}${at}/search` },
    otherActions: [{ label: say.listProperty, url: `${site}/list-property` }],
  })),
  account_exists: writer(WelcomeSchema, ({ full_name }, site) => ({
    subject: say.haveAccount(brand.name),
    preview: say.somebodyTried,
    heading: say.haveAlready,
    opening: [hello(full_name), say.nothingMade, say.nobodyTold],
    action: { label: say.signIn, url: `${site}${at}/auth?${afterSignUp}=1` },
    otherActions: [newPassword(site, `&${afterSignUp}=1`)],
  })),
  password_changed: writer(AccountChangeSchema, (change, site) => ({
    subject: say.passwordChanged,
    preview: say.onMoment(moment(change.at)),
    heading: say.passwordChanged,
    opening: [
      hello(change.full_name),
      say.passwordChangedOn(brand.name, moment(change.at)),
      say.nothingToDo,
      say.notYou,
    ],
    action: newPassword(site),
  })),
  password_guessed: writer(AccountChangeSchema, (change, site) => ({
    subject: say.passwordGuessed(brand.name),
    preview: say.noneWasRight,
    heading: say.passwordGuessed(brand.name),
    opening: [
      hello(change.full_name),
      `${say.guessedSince(moment(change.at))} ${say.noneWasRight}`,
      say.whileTheyGuess,
      say.strongerThanGuesses,
    ],
    closing: [say.guessedByYou],
    action: newPassword(site),
    otherActions: [openAccount(site)],
  })),
  email_changed: writer(EmailChangedSchema, (change, site) => ({
    subject: say.emailChanged,
    preview: say.onMoment(moment(change.at)),
    heading: say.emailChanged,
    opening: [hello(change.full_name), say.emailChangedOn(brand.name, moment(change.at))],
    facts: [
      [say.before, oneLine(change.old_email)],
      [say.now, oneLine(change.new_email)],
    ],
    closing: [say.notYouAnswer],
    action: openAccount(site),
  })),
  two_factor_added: writer(AccountChangeSchema, (change, site) => ({
    subject: say.factorOn,
    preview: say.factorOnPreview(moment(change.at)),
    heading: say.factorOn,
    opening: [hello(change.full_name), say.factorOnSince(brand.name, moment(change.at))],
    closing: [say.notYou],
    action: openAccount(site),
    otherActions: [newPassword(site)],
  })),
  two_factor_removed: writer(FactorRemovedSchema, (change, site) => {
    const off = say.factorOffBy[change.by](brand.name, moment(change.at));
    return {
      subject: say.factorOff,
      preview: say.factorOffPreview(moment(change.at)),
      heading: say.factorOff,
      opening: [
        hello(change.full_name),
        change.by === 'person' ? off : `${off} ${say.signedOutElsewhere}`,
        say.setUpAgain,
      ],
      closing: [say.notYou],
      action: openAccount(site, say.setItUp),
      otherActions: [newPassword(site)],
    };
  }),
  /** The person's name is already erased, so this email greets without one. */
  data_erased: writer(ErasedSchema, ({ account, bookings, at: erasedAt }, site) => {
    const what = account ? say.accountDeleted : say.dataErased;
    const erased = account ? say.erasedWithAccount : say.erasedOn;
    return {
      subject: what,
      preview: say.lastMail,
      heading: what,
      opening: [hello(null), erased(brand.name, moment(erasedAt)), ...(bookings > 0 ? [say.staysKept] : [])],
      closing: [say.erasedNotYou],
      action: { label: say.whatWeKeep, url: `${site}/privacy` },
    };
  }),
};

const newPassword = (site: string, more = '') => ({
  label: say.newPassword,
  url: `${site}${at}/auth?way=forgotten${more}`,
});
const openAccount = (site: string, label = say.seeAccount) => ({ label, url: `${site}${at}/account` });
