import { z } from 'astro/zod';

/* Makes editor fields from the schemas of the build, so that new schema fields appear in the editor. https://sveltiacms.app/en/docs/fields */

export interface EditorField {
  name: string;
  label: string;
  widget:
    | 'string'
    | 'text'
    | 'number'
    | 'boolean'
    | 'datetime'
    | 'select'
    | 'list'
    | 'object'
    | 'markdown'
    | 'photo'
    | 'photo-file';
  /** An array names the languages in which the field may not be empty. */
  required: boolean | string[];
  hint?: string;
  fields?: EditorField[];
  field?: EditorField;
  types?: { name: string; label: string; fields: EditorField[] }[];
  [option: string]: unknown;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface FieldsOptions {
  /** The present content: fields with long texts get more space. */
  stored: readonly unknown[];
  /** Options from other files, named by `choiceOf` in the schemas. */
  choices: Readonly<Record<string, readonly { label: string; value: string }[]>>;
  /**
   * `none`: no translations. `some`: a text that is not translated is shown in English. `whole`: a translation has every text.
   */
  translated: 'none' | 'some' | 'whole';
}

export function fieldsOf(schema: z.ZodType, options: FieldsOptions): EditorField[] {
  return fieldsOfObject(describe(schema), options);
}

export function listOf(name: string, schema: z.ZodType, options: FieldsOptions): EditorField {
  return { ...fieldOf(name, describe(schema), true, options), root: true };
}

const describe = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function fieldsOfObject(schema: JsonSchema, options: FieldsOptions): EditorField[] {
  const { stored } = options;
  const of = (key: string): FieldsOptions => ({
    ...options,
    stored: stored.map((one) => (one as Record<string, unknown> | undefined)?.[key]),
  });
  const { properties, required = [], additionalProperties } = schema;
  if (properties) {
    return Object.entries(properties).map(([key, value]) =>
      fieldOf(key, value as JsonSchema, required.includes(key), of(key)),
    );
  }
  // Keys such as page names are fixed; only their values are edited.
  const keys = [...new Set(stored.flatMap((one) => Object.keys(one ?? {})))];
  return keys.map((key) => ({
    ...fieldOf(key, additionalProperties as JsonSchema, true, of(key)),
    collapsed: true,
  }));
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, options: FieldsOptions): EditorField {
  const { description, default: preset } = schema;
  const isTranslated = options.translated !== 'none' && hasWords(schema);
  const base = {
    name,
    label: labelOf(name),
    required: isTranslated && isRequired && options.translated === 'some' ? ['en'] : isRequired,
    // A list has the same items in all languages, so that texts stay beside each other.
    ...(isTranslated && { i18n: schema.type === 'array' ? 'duplicate' : true }),
    ...(description && { hint: description }),
    ...(preset !== undefined && { default: preset }),
  };
  return { ...base, ...widgetOf(schema, options) };
}

function widgetOf(schema: JsonSchema, options: FieldsOptions): Pick<EditorField, 'widget'> & Partial<EditorField> {
  const { stored, choices } = options;
  const { type, minItems, maxItems } = schema;
  // Without a time zone, "Today" is the day of the editor's own clock.
  if (isDay(schema)) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.choiceOf === 'photos') return { widget: 'photo' };
  if (typeof schema.choiceOf === 'string') return { widget: 'select', options: choices[schema.choiceOf] };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'number' || type === 'integer') return { widget: 'number', ...boundsOf(schema) };
  if (type === 'array') {
    const items = (schema.prefixItems?.[0] ?? schema.items) as JsonSchema;
    const within = { ...options, stored: stored.flatMap((one) => (Array.isArray(one) ? one : [])) };
    const isTuple = schema.prefixItems !== undefined;
    const bounds = isTuple
      ? { min: schema.prefixItems?.length, max: schema.prefixItems?.length }
      : { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
    return items.type === 'object'
      ? { widget: 'list', ...bounds, collapsed: true, ...summaryOf(items), fields: fieldsOfObject(items, within) }
      : isPlain(items)
        ? { widget: 'list', ...bounds }
        : { widget: 'list', ...bounds, field: fieldOf('item', items, true, within) };
  }
  if (type === 'object') return { widget: 'object', fields: fieldsOfObject(schema, options) };
  // Facts are filled in later, so the text as written may be shorter than the limit, never longer.
  const { counter, maxLength = counter, rule } = schema;
  return {
    widget: isLong(schema, stored) ? 'text' : 'string',
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(rule !== undefined && { pattern: rule }),
  };
}

function boundsOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const isWhole = type === 'integer';
  const min = typeof exclusiveMinimum === 'number' && isWhole ? exclusiveMinimum + 1 : minimum;
  return {
    value_type: isWhole ? 'int' : 'float',
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

const isLong = (schema: JsonSchema, stored: readonly unknown[]) =>
  schema.isLong === true || stored.some((text) => typeof text === 'string' && text.length > 60);

/** A closed item of a list shows its first text. */
function summaryOf({ properties = {} }: JsonSchema) {
  const text = Object.entries(properties).find(([, part]) => (part as JsonSchema).words === true);
  return text && { summary: `{{fields.${text[0]}}}` };
}

/** True for a list of short words in one language, which is edited as lines of text. */
const isPlain = (items: JsonSchema) =>
  items.type === 'string' &&
  !items.enum &&
  items.choiceOf === undefined &&
  !items.words &&
  !items.rule &&
  !items.maxLength;

const isDay = (schema: JsonSchema): boolean =>
  schema.format === 'date' || (schema.anyOf?.some((one) => isDay(one as JsonSchema)) ?? false);

/** True if any text in it is translated. */
function hasWords(schema: JsonSchema): boolean {
  const parts = [schema.items, schema.additionalProperties, ...Object.values(schema.properties ?? {})];
  return schema.words === true || parts.some((part) => typeof part === 'object' && hasWords(part as JsonSchema));
}

/** Turns `searchDescription`, `office_hours` and `casa-de-patio` into words. */
export function labelOf(name: string): string {
  if (name === 'houses') return 'Hotels';
  const apart = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return apart[0]?.toUpperCase() + apart.slice(1);
}
