import * as v from 'valibot';
import { afterSignUp } from '../../../src/domain/account/authLink.ts';
import { brand } from '../_shared/brand.ts';
import { type Letter, oneLine } from './layout.ts';
import { hello, moment, type Writer } from './mailWords.ts';

/** The mails to a person about their account. */

const text = v.optional(v.nullable(v.string()));
const WelcomeSchema = v.object({ full_name: text });
const AccountChangeSchema = v.object({ full_name: text, at: v.string() });
type AccountChange = v.InferOutput<typeof AccountChangeSchema>;
const EmailChangedSchema = v.object({ ...AccountChangeSchema.entries, old_email: v.string(), new_email: v.string() });
const FactorRemovedSchema = v.object({
  ...AccountChangeSchema.entries,
  by: v.picklist(['recovery_code', 'admin', 'person']),
});

const ErasedSchema = v.object({ account: v.boolean(), bookings: v.number(), at: v.string() });

export const accountWriters: Record<string, Writer> = {
  welcome: (data, site) => welcome(v.parse(WelcomeSchema, data), site),
  account_exists: (data, site) => accountExists(v.parse(WelcomeSchema, data), site),
  password_changed: (data, site) => passwordChanged(v.parse(AccountChangeSchema, data), site),
  email_changed: (data, site) => emailChanged(v.parse(EmailChangedSchema, data), site),
  two_factor_added: (data, site) => factorAdded(v.parse(AccountChangeSchema, data), site),
  two_factor_removed: (data, site) => factorRemoved(v.parse(FactorRemovedSchema, data), site),
  data_erased: (data, site) => dataErased(v.parse(ErasedSchema, data), site),
};

function welcome({ full_name }: v.InferOutput<typeof WelcomeSchema>, site: string): Letter {
  return {
    subject: `Welcome to ${brand.name}`,
    preview: 'Your address is confirmed and your account is ready.',
    heading: 'Good to have you with us',
    opening: [
      hello(full_name),
      `Your e-mail address is confirmed and your account with ${brand.name} is ready. ${brand.tagline}: that is how we would like travelling to be.`,
      'Looking for a place to stay? Choose your dates and see what is free. Have a house or hotel of your own? List it in eight steps, and save your progress whenever you like.',
    ],
    action: { label: 'Find a stay', url: `${site}/search` },
    otherActions: [{ label: 'List your property', url: `${site}/list-property` }],
  };
}

function accountExists({ full_name }: v.InferOutput<typeof WelcomeSchema>, site: string): Letter {
  return {
    subject: `You have an account with ${brand.name}`,
    preview: 'Somebody tried to make another one with your address.',
    heading: 'You have an account already',
    opening: [
      hello(full_name),
      'Somebody, probably you, has just tried to make an account with this address. There is one already, so nothing was made, and nothing of yours was changed. Sign in with the password that you have, or choose a new one.',
    ],
    closing: ['Was it not you? Then you need not do anything: whoever it was has not been told.'],
    action: { label: 'Sign in', url: `${site}/auth?${afterSignUp}=1` },
    otherActions: [newPassword(site, `&${afterSignUp}=1`)],
  };
}

const notYou = 'Was it not you? Choose a new password at once, and answer this mail: we help you.';
const newPassword = (site: string, more = '') => ({
  label: 'Choose a new password',
  url: `${site}/auth?way=forgotten${more}`,
});

function passwordChanged(change: AccountChange, site: string): Letter {
  return {
    subject: 'Your password was changed',
    preview: `On ${moment(change.at)}.`,
    heading: 'Your password was changed',
    opening: [
      hello(change.full_name),
      `The password of your account with ${brand.name} was changed on ${moment(change.at)}. Wherever else you were signed in, you are not any more.`,
      'Was it you? Then there is nothing to do.',
    ],
    closing: [notYou],
    action: newPassword(site),
  };
}

function emailChanged(change: v.InferOutput<typeof EmailChangedSchema>, site: string): Letter {
  return {
    subject: 'The e-mail of your account was changed',
    preview: `On ${moment(change.at)}.`,
    heading: 'The e-mail of your account was changed',
    opening: [
      hello(change.full_name),
      `Your account with ${brand.name} has another e-mail since ${moment(change.at)}. The new one signs you in, and our mails go there.`,
    ],
    facts: [
      ['Before', oneLine(change.old_email)],
      ['Now', oneLine(change.new_email)],
    ],
    closing: ['Was it not you? Answer this mail at once: we help you.'],
    action: { label: 'See your account', url: `${site}/account` },
  };
}

function factorAdded(change: AccountChange, site: string): Letter {
  return {
    subject: 'Two-factor sign-in is on',
    preview: `It was switched on, on ${moment(change.at)}.`,
    heading: 'Two-factor sign-in is on',
    opening: [
      hello(change.full_name),
      `Your account with ${brand.name} asks for a code of an authenticator app since ${moment(change.at)}. Was it you? Then please keep the recovery codes where you find them without your phone.`,
    ],
    closing: ['Was it not you? Answer this mail at once: we help you.'],
    action: { label: 'See your account', url: `${site}/account` },
  };
}

function factorRemoved(change: v.InferOutput<typeof FactorRemovedSchema>, site: string): Letter {
  const how = {
    admin: 'by us, as it was asked for',
    recovery_code: 'with one of your recovery codes',
    person: 'on your account page',
  }[change.by];
  const elsewhere = change.by === 'person' ? '' : ' Wherever else you were signed in, you are not any more.';
  return {
    subject: 'Two-factor sign-in is off',
    preview: `It was switched off on ${moment(change.at)}.`,
    heading: 'Two-factor sign-in is off',
    opening: [
      hello(change.full_name),
      `Two-factor sign-in of your account with ${brand.name} was switched off ${how}, on ${moment(change.at)}. Your password alone opens it now.${elsewhere}`,
      'Was it you? Then please set it up again on your account page, with new recovery codes.',
    ],
    closing: [notYou],
    action: { label: 'Set it up again', url: `${site}/account` },
    otherActions: [newPassword(site)],
  };
}

/** The last mail to somebody: nothing in it is known any more once it is out, so it greets nobody by name. */
function dataErased({ account, bookings, at }: v.InferOutput<typeof ErasedSchema>, site: string): Letter {
  const what = account ? 'Your account is deleted' : 'Your data are erased';
  return {
    subject: what,
    preview: 'This is the last mail from us.',
    heading: what,
    opening: [
      hello(null),
      `As asked, what ${brand.name} knew of you was erased on ${moment(at)}${account ? ', your account with it' : ''}. This address is forgotten as well, once this mail is out.`,
      ...(bookings > 0
        ? [
            'Of your stays we keep dates and amounts, without you: the tax law has us keep those records for six years after the annual return.',
          ]
        : []),
    ],
    closing: ['Was it not you? Answer this mail at once. Thank you for having been with us.'],
    action: { label: 'What we keep, and why', url: `${site}/privacy` },
  };
}
