import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** With a name: at once where the tab keeps a text under it (`tabStorage`). */
    'client:interaction'?: boolean | string;
  }
}
