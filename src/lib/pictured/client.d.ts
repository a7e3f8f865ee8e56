import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:pictured'?: boolean;
  }
}
