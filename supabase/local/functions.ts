import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { languages } from '../../src/words/languages.ts';
import type { Handler } from '../functions/_shared/http.ts';
import type { Backend } from './backend.ts';
import { config } from './config.ts';
import { importIn } from './inLanguage.ts';
import { projectPath } from './paths.ts';

export async function answerFunction(backend: Backend, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[3] ?? '';
  const handler = await findHandler(name);
  if (!handler) {
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
  }
  try {
    const response = await handler(request, {
      ...process.env,
      // Not the caller's address: the functions send their keys there.
      SUPABASE_URL: backend.siteUrl(),
      SITE_URL: backend.siteUrl(),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: backend.publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    });
    return new Response(response.body, response);
  } catch (error) {
    console.error(`Function ${name} failed:`, error);
    return Response.json({ code: 'WORKER_ERROR', message: 'Function exited due to an error' }, { status: 500 });
  }
}

async function findHandler(name: string): Promise<Handler | undefined> {
  if (!Object.hasOwn(config.functions, name)) return undefined;
  const file = projectPath(`supabase/functions/${name}/handler.ts`);
  const about = await stat(file);
  // The time reloads an edited handler without a restart.
  const url = `${pathToFileURL(file).href}?at=${Math.round(about.mtimeMs)}`;
  const language = languages.find((one) => name.endsWith(`-${one}`));
  const module: { default: Handler } = await (language ? importIn(language, url) : import(url));
  return module.default;
}
