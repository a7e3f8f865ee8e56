/** Signing in with a second factor, on the page of an account. */

export const twoFactor = 'Two-factor sign-in';
export const twoFactorWords =
  'A code from an app on your phone, asked for after the password. Recommended for everyone with a listing.';
export const isOff = 'It is off: your password alone opens this account.';
export const switchedOff = 'Two-factor sign-in is off.';
export const switchedOn = 'Two-factor sign-in is on.';
/** What an app is called that was set up on this day; the account keeps it. */
export const appOf = (day: string) => `App of ${day}`;
export const someApp = 'Authenticator app';

export const pressButton = 'Press the button: it opens your authenticator app, such as the one your phone came with.';
export const openApp = 'Open an authenticator app on your phone, such as the one your phone came with.';
export const copyKeyInto = 'Does it not open? Copy the key into it.';
export const scanPicture = 'Scan this picture, or type the key below it.';
export const enterDigits = 'Enter the six digits the app then shows.';
export const openInApp = 'Open in your app';
export const otherDevice = 'Is your app on another device? Scan this picture with it.';
export const qrCode = 'QR code for your authenticator app';
export const firstCode = 'First code';
export const switchOn = 'Switch on';
export const cancel = 'Cancel';
export const key = 'Key';
export const copyKey = 'Copy the key';
export const copied = 'Copied';
export const notCopied = 'Not copied';
export const selectKey = 'Please select the key, or type it.';

export const onSince = (moment: string) => `On since ${moment}`;
export const remove = 'Remove';
export const removeApp = 'Remove this app?';
export const keepIt = 'Keep it';
export const removeIt = 'Remove it';
export const offThen = 'Two-factor sign-in is off then: your password alone opens this account.';
export const codesOfNoLonger = (app: string) => `Codes of ${app} no longer count then.`;

export const noCodes = 'You have no recovery codes. Without the app you would be locked out.';
export const codesLeft = (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`;
export const makeCodes = 'Make new recovery codes';
export const yourCodes = 'Your recovery codes';
export const keepCodes =
  'Keep them where you keep your passport. Each works once when your phone is gone. They are shown only now.';
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';
export const keptThem = 'I have kept them';
export const codesCopied = 'Recovery codes copied.';
export const selectCodes = 'Please select the codes, or write them down.';
