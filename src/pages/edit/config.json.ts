import type { APIRoute } from 'astro';
import { editorConfig, editorFacts } from '#src/content/editor.ts';
import { readRepository } from '#src/content/repository.ts';

export const GET: APIRoute = () => {
  try {
    const config = editorConfig(readRepository(import.meta.env.PUBLIC_EDIT_REPOSITORY));
    return Response.json({ config, facts: editorFacts() });
  } catch (error) {
    // The dev server goes on with a file that cannot be read. A build stops.
    if (!import.meta.env.DEV) throw error;
    return Response.json({ problem: error instanceof Error ? error.message : String(error) });
  }
};
