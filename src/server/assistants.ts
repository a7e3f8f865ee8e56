import { siteFacts } from '#src/content/site.ts';

/** Where assistants ask, in the Model Context Protocol. No page calls it: llms.txt and the structured data name it. */
export const assistantsUrl = new URL('/functions/v1/mcp', import.meta.env.PUBLIC_SUPABASE_URL || siteFacts.url).href;
