import type { APIRoute } from 'astro';
import { editorConfig } from '#src/content/editor.ts';
import { readRepository } from '#src/content/repository.ts';

/** What the editor at /edit knows of the content. */
export const GET: APIRoute = () => Response.json(editorConfig(readRepository(import.meta.env.PUBLIC_EDIT_REPOSITORY)));
