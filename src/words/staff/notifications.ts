// Words of notifications. Lock screens are public: no name, contact, amount or reference ------------------------------
export const pushTitles = {
  booked: 'New booking',
  changed: 'Booking changed',
  cancelled: 'Booking cancelled',
  reported: 'Payment reported',
  paid: 'Payment received',
  arrival: 'Message about the arrival',
  conflict: 'A room was sold twice',
  test: 'Test notification',
} as const;
export const testWorks = 'Notifications work on this device.';
export const at = (title: string, hotel: string) => `${title}: ${hotel}`;
export const about = (rooms: string, date: string, nights: string) => `${rooms} · ${date} · ${nights}`;
export const several = (rooms: number, type: string) => (rooms === 1 ? type : `${rooms} × ${type}`);
export const openFrontDesk = 'Open the front desk to see what is new.';

// Screen --------------------------------------------------------------------------------------------------------------
export const loadingNotifications = 'Loading your notifications';
export const onThisDevice = 'On this device';
export const isOn = 'This device shows notifications.';
export const isOff = 'This device shows no notifications yet.';
export const turnOn = 'Turn on notifications';
export const turnedOn = 'Notifications turned on.';
export const turnOff = 'Turn off';
export const turnedOff = 'Notifications turned off on this device.';
export const sendTest = 'Send a test';
export const testSent = 'Test sent. It arrives within a minute.';
export const yourBrowserAsks =
  'Your browser asks for permission. A notification shows the property, the room type and the dates.';
export const isBlocked = 'This browser blocks notifications from this site';
export const allowThem =
  'Select the icon beside the address of this page and allow notifications. In the app, allow them in the settings of your phone. Then open this page again.';
export const notAllowed = 'You did not allow notifications, so this device shows none.';
export const notSetUp = 'This site sends no notifications yet. We email you about bookings as before.';
export const cannotShow = 'This browser cannot show notifications. Use a current Chrome, Edge, Firefox or Safari.';
export const addToHomeScreen =
  'On an iPhone or iPad, install the front desk first. In Safari, select Share, then Add to Home Screen. Open the front desk there, then open this page again.';
export const browserRefused = 'The browser could not turn on notifications. Check your connection and try again.';
export const installTitle = 'Front desk as an app';
export const installText = 'The front desk gets its own icon and window. Notifications open the booking there.';
export const install = 'Install the front desk';
export const installByMenu = 'In the menu of your browser, select Install or Add to Home screen.';

export const whatFor = 'What you want to know';
export const kindWords = {
  booked: 'New bookings',
  changed: 'Changes by guests or colleagues',
  cancelled: 'Cancellations',
  reported: 'Payments that guests report',
  paid: 'Payments received',
  arrival: 'Arrival times and requests of guests',
  conflict: 'Rooms that were sold twice',
} as const;
export const ownActions = 'Your own actions send no notification.';
export const quietHours = 'Quiet hours';
export const quietHoursWords = 'Send nothing during these hours';
export const quietHint = 'Indian time. Notifications arrive when the quiet hours end.';
export const from = 'From';
export const until = 'Until';
export const save = 'Save changes';
export const saved = 'Changes saved.';
export const invalidHours = 'Enter two different times.';

export const yourDevices = 'Your devices';
export const devicesAppearHere = 'Devices on which you turn on notifications appear here.';
export const thisDevice = 'this device';
export const addedAt = (moment: string) => `Added ${moment}.`;
export const lastSent = (moment: string) => `Last notification ${moment}.`;
export const lastRefused = 'The last notification did not arrive. Turn notifications off and on again on that device.';
export const removeDevice = (name: string) => `Remove ${name}`;
export const removed = (name: string) => `${name} removed.`;

export const notForGuests = 'Notifications are for people who work at a property.';
export const refusals = {
  not_found: notForGuests,
  push_off: notSetUp,
  unknown_service: cannotShow,
  invalid_device: browserRefused,
  too_many: 'You can turn on notifications on 10 devices. Remove one first.',
  invalid_hours: invalidHours,
  rate_limited: 'Too many attempts. Try again later.',
} as const;
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
export const aBrowser = 'Browser';
export const aDevice = 'device';
