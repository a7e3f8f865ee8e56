/** Header, footer and other texts around every page. */

export const skip = 'Skip to content';
export const home = 'Home';
export const homeOf = (brand: string) => `${brand}, home`;
export const main = 'Main';
export const mainMenu = 'Main menu';
export const menu = 'Menu';
export const ourProperties = 'Our Properties';
export const blog = 'Blog';
export const ourStory = 'Our Story';
export const contactUs = 'Contact us';
export const signIn = 'Sign in';
export const account = 'Account';
export const listYourProperty = 'List Your Property';
export const admin = 'Admin';
export const myStays = 'My bookings';
export const savedStays = 'Saved hotels';
export const myListings = 'My listings';
export const signOut = 'Sign out';

export const stay = 'Stay';
export const casaInPorvorim = 'Casa De Patio, Porvorim';
export const lotusInCandolim = 'Hotel Lotus, Candolim';
export const allStays = 'All hotels in Goa';
export const staysByPlace = 'Stays by place';
export const findBooking = 'Find your booking';
export const about = 'About';
export const smallPrint = 'Small print';
export const terms = 'Terms & Conditions';
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const impressions = 'Pictures are artist’s impressions';

export const notices = 'Notices';
export const dismiss = 'Dismiss';
export const newerVersion = 'There is a newer version of this page.';
export const reload = 'Reload';
export const breadcrumb = 'Breadcrumb';

export const pricesIn = 'Show prices in';
export const rupees = 'Indian rupees';
export const dollars = 'US dollars';
