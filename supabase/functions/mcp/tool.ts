import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Env } from '../_shared/http.ts';
import { messageOf } from '../_shared/service.ts';
import { failed, Refusal } from './ask.ts';

type Schema = v.GenericSchema;

/** One thing an assistant can ask for. */
interface Tool<Input extends Schema, Output extends Schema> {
  name: string;
  title: string;
  /** Read by the assistant, which decides by it whether to ask. */
  description: string;
  input: Input;
  output: Output;
  /** `text` is the answer for people, complete enough for assistants that read nothing else. @throws Refusal */
  run(env: Env, input: v.InferOutput<Input>): Promise<{ lines: readonly string[]; answer: v.InferOutput<Output> }>;
}

/** What puts the tool on a server; its schemas are described once. */
export function tool<Input extends Schema, Output extends Schema>(asked: Tool<Input, Output>) {
  const { name, title, description } = asked;
  const inputSchema = described(asked.input, 'input');
  const outputSchema = described(asked.output, 'output');
  // Answers come from this site's database alone, and asking changes nothing.
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  return (server: McpServer, env: Env) =>
    server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (input) => {
      try {
        const { lines, answer } = await asked.run(env, input);
        // A house's words stay within their line: they cannot pass for one of ours.
        const text = lines.map((line) => line.replace(/\s+/g, ' ')).join('\n');
        return { content: [{ type: 'text' as const, text }], structuredContent: answer as Record<string, unknown> };
      } catch (error) {
        if (!(error instanceof Refusal)) console.error(`${name} failed:`, messageOf(error));
        const sentence = error instanceof Refusal ? error.message : failed;
        return { content: [{ type: 'text' as const, text: sentence }], isError: true };
      }
    });
}

/** A schema that also says what it is in JSON Schema; rules that this has no words for are left to the schema. */
function described<S extends Schema>(schema: S, typeMode: 'input' | 'output') {
  const json = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  const say = () => json as Record<string, unknown>;
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: say, output: say } } } as StandardSchemaWithJSON<
    v.InferInput<S>,
    v.InferOutput<S>
  >;
}
