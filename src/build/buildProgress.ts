import type { AstroIntegration } from 'astro';

export interface BuildProgress {
  done: number;
  total: number;
}

/** Sends the progress to the process that started the build (`supabase/local/build.ts`). In a terminal, Astro shows it. */
export function buildProgress(): AstroIntegration {
  return {
    name: 'build-progress',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (!process.send) return;
        const progress: BuildProgress = { done: 0, total: 0 };
        setPrerenderer((usual) => ({
          ...usual,
          async getStaticPaths() {
            const paths = await usual.getStaticPaths();
            progress.total = paths.length;
            return paths;
          },
          async render(...page) {
            const rendered = await usual.render(...page);
            progress.done += 1;
            process.send?.(progress);
            return rendered;
          },
        }));
      },
    },
  };
}
