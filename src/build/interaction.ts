import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island's code is fetched when someone first touches it, and not before. */
export function interaction(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/lib/interaction/directive.ts' });
      },
    },
  };
}
