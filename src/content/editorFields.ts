import { z } from 'astro/zod';

/* Makes editor fields from the schemas of the build, so that new schema fields appear in the editor. https://sveltiacms.app/en/docs/fields */

export interface EditorField {
  name: string;
  label: string;
  widget: 'string' | 'text' | 'number' | 'boolean' | 'datetime' | 'select' | 'list' | 'object' | 'markdown';
  required: boolean;
  hint?: string;
  fields?: EditorField[];
  field?: EditorField;
  [option: string]: unknown;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Options from other files, named by `choiceOf` in the schemas. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>;

/** `stored` is the present content: fields with long texts get more space. */
export function fieldsOf(schema: z.ZodType, stored: readonly unknown[], choices: FieldChoices): EditorField[] {
  return fieldsOfObject(describe(schema), stored, choices);
}

export function listOf(name: string, schema: z.ZodType, stored: readonly unknown[]): EditorField {
  return { ...fieldOf(name, describe(schema), true, [stored], {}), root: true };
}

const describe = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function fieldsOfObject(schema: JsonSchema, stored: readonly unknown[], choices: FieldChoices): EditorField[] {
  const of = (key: string) => stored.map((one) => (one as Record<string, unknown> | undefined)?.[key]);
  const { properties, required = [], additionalProperties } = schema;
  if (properties) {
    return Object.entries(properties).map(([key, value]) =>
      fieldOf(key, value as JsonSchema, required.includes(key), of(key), choices),
    );
  }
  // Keys such as page names are fixed; only their values are edited.
  const keys = [...new Set(stored.flatMap((one) => Object.keys(one ?? {})))];
  return keys.map((key) => ({
    ...fieldOf(key, additionalProperties as JsonSchema, true, of(key), choices),
    collapsed: true,
  }));
}

function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  stored: readonly unknown[],
  choices: FieldChoices,
): EditorField {
  const { description, default: preset } = schema;
  const base = {
    name,
    label: labelOf(name),
    required: isRequired,
    ...(description && { hint: description }),
    ...(preset !== undefined && { default: preset }),
  };
  return { ...base, ...widgetOf(schema, stored, choices) };
}

function widgetOf(
  schema: JsonSchema,
  stored: readonly unknown[],
  choices: FieldChoices,
): Pick<EditorField, 'widget'> & Partial<EditorField> {
  const { type, minimum, maximum, minItems, maxItems, maxLength } = schema;
  if (isDay(schema)) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', input_timezone: 'utc' };
  if (typeof schema.choiceOf === 'string') return { widget: 'select', options: choices[schema.choiceOf] };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer') {
    const value_type = type === 'integer' ? 'int' : 'float';
    return {
      widget: 'number',
      value_type,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  }
  if (type === 'array') {
    const items = (schema.prefixItems?.[0] ?? schema.items) as JsonSchema;
    const within = stored.flatMap((one) => (Array.isArray(one) ? one : []));
    const isTuple = schema.prefixItems !== undefined;
    const bounds = isTuple
      ? { min: schema.prefixItems?.length, max: schema.prefixItems?.length }
      : { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
    return items.type === 'object'
      ? { widget: 'list', ...bounds, collapsed: true, fields: fieldsOfObject(items, within, choices) }
      : isShort(items, within)
        ? { widget: 'list', ...bounds }
        : { widget: 'list', ...bounds, field: fieldOf('item', items, true, within, choices) };
  }
  if (type === 'object') return { widget: 'object', fields: fieldsOfObject(schema, stored, choices) };
  return { widget: isLong(stored) ? 'text' : 'string', ...(maxLength && { maxlength: maxLength }) };
}

const isLong = (stored: readonly unknown[]) => stored.some((text) => typeof text === 'string' && text.length > 60);

/** True for a list of words, which is edited as lines of text. */
const isShort = (items: JsonSchema, stored: readonly unknown[]) =>
  items.type === 'string' && !items.enum && items.choiceOf === undefined && !isLong(stored);

const isDay = (schema: JsonSchema): boolean =>
  schema.format === 'date' || (schema.anyOf?.some((one) => isDay(one as JsonSchema)) ?? false);

/** Turns `searchDescription`, `office_hours` and `casa-de-patio` into words. */
export function labelOf(name: string): string {
  const apart = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return apart[0]?.toUpperCase() + apart.slice(1);
}
