import type { APIRoute } from 'astro';
import { editorConfig, editorFacts } from '#src/content/editor.ts';
import { readRepository } from '#src/content/repository.ts';

export const GET: APIRoute = () =>
  Response.json({
    config: editorConfig(readRepository(import.meta.env.PUBLIC_EDIT_REPOSITORY)),
    facts: editorFacts(),
  });
