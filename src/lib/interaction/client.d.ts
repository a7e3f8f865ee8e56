import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** With a name it hydrates at once if `tabStorage` has a text under it. */
    'client:interaction'?: boolean | string;
  }
}
