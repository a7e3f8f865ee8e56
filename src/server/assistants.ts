import { siteFacts } from '#src/content/site.ts';

/** Address for AI assistants (Model Context Protocol). Only llms.txt and structured data name it. */
export const assistantsUrl = new URL('/functions/v1/mcp', import.meta.env.PUBLIC_SUPABASE_URL || siteFacts.url).href;
