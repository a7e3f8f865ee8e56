/** The shown width of the large photo. Phones with three pixels per point get a smaller one, with no visible loss. */
export const heroSizes =
  '(width < 35rem) and (resolution >= 2.5dppx) 49vw, (width < 51.25rem) 66vw, (width < 80rem) 50vw, 590px';
