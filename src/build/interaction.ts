import type { AstroIntegration } from 'astro';

/** Adds `client:interaction` (loads an island when first touched) and `client:pictured` (when its first photo has loaded, or when touched). */
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
