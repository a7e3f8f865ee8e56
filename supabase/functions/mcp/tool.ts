import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Env } from '../_shared/http.ts';
import { messageOf } from '../_shared/service.ts';
import { failed, Refusal } from './ask.ts';

type Schema = v.GenericSchema;

interface Tool<Input extends Schema, Output extends Schema> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** `lines` are the complete answer for people and for assistants that read only text. @throws Refusal */
  run(env: Env, input: v.InferOutput<Input>): Promise<{ lines: readonly string[]; answer: v.InferOutput<Output> }>;
}

export function tool<Input extends Schema, Output extends Schema>(asked: Tool<Input, Output>) {
  const { name, title, description } = asked;
  const inputSchema = described(asked.input, 'input');
  const outputSchema = described(asked.output, 'output');
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return (server: McpServer, env: Env) =>
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (input) => {
      try {
        const { lines, answer } = await asked.run(env, input);
        // Keeps a hotel's words within their line, so that they cannot imitate ours.
        const text = lines.map((line) => line.replace(/\s+/g, ' ')).join('\n');
        return { content: [{ type: 'text' as const, text }], structuredContent: answer as Record<string, unknown> };
      } catch (error) {
        if (!(error instanceof Refusal)) console.error(`${name} failed:`, messageOf(error));
        const sentence = error instanceof Refusal ? error.message : failed;
        return { content: [{ type: 'text' as const, text: sentence }], isError: true };
      }
    });
}

/** Adds a JSON Schema to a schema; rules that it cannot express stay in the schema. */
function described<S extends Schema>(schema: S, typeMode: 'input' | 'output') {
  const json = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  const say = () => json as Record<string, unknown>;
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: say, output: say } } } as StandardSchemaWithJSON<
    v.InferInput<S>,
    v.InferOutput<S>
  >;
}
