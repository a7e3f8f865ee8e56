/** Two-factor sign-in on the account page. */

export const twoFactor = 'Two-factor sign-in';
export const twoFactorWords =
  'After your password, you enter a code from an app on your phone. We recommend this to everyone with a listing.';
export const isOff = 'Two-factor sign-in is off: your password alone opens this account.';
export const switchedOff = 'Two-factor sign-in is off.';
export const switchedOn = 'Two-factor sign-in is on.';
/** The name of an app that was set up on this day; the account keeps it. */
export const appOf = (day: string) => `App added on ${day}`;
export const someApp = 'Authenticator app';

export const pressButton = 'Select the button to open your authenticator app, such as the one built into your phone.';
export const openApp = 'Open an authenticator app on your phone, such as the one built into your phone.';
export const copyKeyInto = 'If it does not open, copy the key into the app.';
export const scanPicture = 'Scan this QR code, or type the key below it.';
export const enterDigits = 'Enter the six digits that the app then shows.';
export const openInApp = 'Open in your app';
export const otherDevice = 'If your app is on another device, scan this QR code with it.';
export const qrCode = 'QR code for your authenticator app';
export const firstCode = 'First code';
export const switchOn = 'Switch on';
export const cancel = 'Cancel';
export const key = 'Key';
export const copyKey = 'Copy the key';
export const copied = 'Copied';
export const notCopied = 'Could not copy';
export const selectKey = 'Select the key and copy it, or type it.';

export const onSince = (moment: string) => `On since ${moment}`;
export const remove = 'Remove';
export const removeApp = 'Remove this app?';
export const keepIt = 'Cancel';
export const removeIt = 'Remove app';
export const offThen = 'Two-factor sign-in will be off: your password alone will open this account.';
export const codesOfNoLonger = (app: string) => `Codes from “${app}” will no longer work.`;

export const noCodes = 'You have no recovery codes. If you lose the app, you cannot sign in.';
export const codesLeft = (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`;
export const makeCodes = 'Make new recovery codes';
export const yourCodes = 'Your recovery codes';
export const keepCodes =
  'Save these codes now: we show them only once. If you lose your phone, each code works once. Keep them as safe as your passport.';
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';
export const keptThem = 'I have saved them';
export const codesCopied = 'Recovery codes copied.';
export const selectCodes = 'Select the codes and copy them, or write them down.';
