/** The id in a text, in lower case as the database writes it; null for text that can be no id. */
export function readUuid(text: unknown): string | null {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}
