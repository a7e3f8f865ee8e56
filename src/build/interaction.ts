import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`: an island's code is fetched when someone first touches it, and not before; and `client:pictured`: when
 * its first photo is there, or then.
 */
export function interaction(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/lib/interaction/directive.ts' });
        addClientDirective({ name: 'pictured', entrypoint: './src/lib/pictured/directive.ts' });
      },
    },
  };
}
