/** The brand's facts this screen needs, given by the page so that their file stays out of the bundle. */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  url: string;
}
