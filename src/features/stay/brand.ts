/** The brand's facts as props, so that their file stays out of the bundle. */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  url: string;
}
