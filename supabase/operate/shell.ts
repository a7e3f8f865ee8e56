import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { cliPackage } from '../doctor/commands.ts';

/** Ends a command with one sentence about what happened and one about what to do. */
export class Stopped extends Error {}

export interface Ran {
  isGood: boolean;
  output: string;
  errors: string;
}
interface Ways {
  env?: Record<string, string>;
  /** Text for the program's standard input. */
  input?: string;
  /** Keeps both outputs back: they may hold secrets. */
  isQuiet?: boolean;
}

/** Runs a program. Secrets must reach it by `env`, `input` or a file, because every user of a machine reads the arguments of programs. */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, input, isQuiet = false }: Ways = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    const kept = { output: '', errors: '' };
    for (const [name, stream, shown] of [
      ['output', child.stdout, process.stdout],
      ['errors', child.stderr, process.stderr],
    ] as const)
      stream?.setEncoding('utf8').on('data', (text: string) => {
        kept[name] += text;
        if (!isQuiet) shown.write(text);
      });
    child.on('error', () =>
      reject(new Stopped(`${program} is not installed. Install it, then run this command again.`)),
    );
    child.on('close', (code) => resolve({ isGood: code === 0, ...kept }));
    child.stdin?.on('error', () => {}).end(input);
  });
}

/** Runs the command line of Supabase. Returns its output. Stops with `todo` if it fails. */
export async function supabase(args: readonly string[], todo: string, ways: Ways = {}): Promise<string> {
  const { isGood, output, errors } = await run('npx', ['--yes', cliPackage, ...args], ways);
  if (isGood) return output;
  const said = ways.isQuiet ? `${/"message":"([^"]*)"/.exec(output)?.[1] ?? lastLine(errors)} ` : '';
  throw new Stopped(`${said}“npx ${cliPackage} ${args.slice(0, 2).join(' ')}” failed. ${todo}`);
}

/** Runs programs one after the other. Stops with `todo` if one fails. */
export async function inTurn(todo: string, ...programs: readonly (readonly [string, ...string[]])[]): Promise<void> {
  for (const [program, ...args] of programs) if (!(await run(program, args)).isGood) throw new Stopped(todo);
}

/** Runs `work` with an empty folder of its own, and removes the folder, also after Ctrl-C: it may hold people's data. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'operate-'));
  const stop = () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    await work(folder);
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    await rm(folder, { recursive: true, force: true });
  }
}

const lastLine = (text: string) =>
  text
    .trim()
    .split('\n')
    .findLast((line) => line.trim() !== '' && !/--debug/.test(line)) ?? '';

/** Asks questions, one after the other. What is typed after `askSecret` is not shown. */
export function openPrompt() {
  let isShown = true;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const typed = lines[Symbol.asyncIterator]();
  async function ask(question: string): Promise<string> {
    process.stdout.write(`${question}: `);
    const { value, done } = await typed.next();
    if (done) throw new Stopped('There was no answer. Run this command in a terminal.');
    return value.trim();
  }
  return {
    ask,
    async askSecret(question: string): Promise<string> {
      isShown = false;
      const answer = await ask(question);
      isShown = true;
      process.stdout.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
}
export type Prompt = ReturnType<typeof openPrompt>;

/** Runs a command of `npm run`. Exit code 1 if it stopped. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    console.error(`\nStopped: ${error.message}`);
    process.exitCode = 1;
  }
}
