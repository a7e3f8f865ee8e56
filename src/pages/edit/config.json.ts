import type { APIRoute } from 'astro';
import { editorConfig } from '#src/content/editor.ts';
import { readRepository } from '#src/content/repository.ts';

export const GET: APIRoute = () => Response.json(editorConfig(readRepository(import.meta.env.PUBLIC_EDIT_REPOSITORY)));
