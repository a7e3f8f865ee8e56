import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import sharp from 'sharp';
import { csvColumns } from '#src/domain/listing/imports.ts';
import { askTool, connectAssistant } from '../http/assistant.ts';
import { dayFromToday } from '../http/world.ts';
import { serveFunctions } from '../support/servedFunctions.ts';
import { startTestBackend } from '../support/testBackend.ts';
import { median } from './figures.ts';
import type { BenchOptions } from './options.ts';

interface Case {
  what: string;
  calls: number;
  call(): Promise<void>;
}

/** Measures the processor time of Deno per call, without the database. Hosted projects limit it: https://supabase.com/docs/guides/functions/limits */
export async function benchFunctions({ pick }: BenchOptions): Promise<void> {
  const backend = await startTestBackend();
  const served = await serveFunctions(backend, 'https://stays.example');
  try {
    const address = (name: string) => served.addresses[name] ?? '';
    const token = await backend.signIn('owner@susegad.example');
    const headers = { authorization: `Bearer ${token}` };
    const post = async (name: string, body: BodyInit, query = '') => {
      const response = await fetch(address(name) + query, { method: 'POST', body, headers });
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      await response.body?.cancel();
    };

    const assistant = await connectAssistant(new URL(address('mcp')), '2026-07-28');
    const ask = async (tool: string, args: object) => {
      const { isError, text } = await askTool(assistant, tool, args);
      if (isError) throw new Error(`${tool} answered ${text}`);
    };
    const stay = { check_in_date: dayFromToday(40), check_out_date: dayFromToday(42) };
    const [listing] = await backend.sql<{ id: string; hotel_id: string }>(
      `select p.id, h.id as hotel_id from public.properties as p join public.hotels as h on h.property_id = p.id
       join auth.users as u on u.id = p.owner_id where u.email = 'owner@susegad.example' limit 1`,
    );
    if (!listing) throw new Error('The demo owner has no listing.');
    // Noise hardly compresses, so the file is close to the limit of 5 MB.
    const noise = {
      width: 2400,
      height: 1800,
      channels: 3 as const,
      background: '#888',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    };
    const photo = await sharp({ create: noise }).jpeg({ quality: 82 }).toBuffer();
    const csv = `${csvColumns.join(',')}\n"Casa, Azul",homestay,By the river,12 River Road,Panjim,goa,403001,2,1,1,3500.50,13:00,10:00,Parking\n`;
    const file = () => {
      const form = new FormData();
      form.set('file', new File([csv], 'house.csv'));
      return form;
    };

    const cases: Case[] = [
      { what: 'mcp, search_stays', calls: 100, call: () => ask('search_stays', { destination: 'Candolim', ...stay }) },
      { what: 'mcp, stay_details', calls: 100, call: () => ask('stay_details', { stay_id: listing.hotel_id }) },
      { what: 'import-csv, one row', calls: 20, call: () => post('import-csv', file()) },
      {
        what: `upload-photo, ${(photo.length / 1e6).toFixed(1)} MB`,
        calls: 20,
        call: () =>
          post(
            'upload-photo',
            new Uint8Array(photo),
            `?${new URLSearchParams({ property_id: listing.id, id: randomUUID() })}`,
          ),
      },
    ];

    console.log(`\nDeno, ${cpus().length} cores, calls one after the other; the embedded backend answers beside it.\n`);
    console.log('| Call | processor ms of the function | calls a second on one core |\n| --- | --- | --- |');
    for (const { what, calls, call } of cases) {
      await call();
      const rounds: number[] = [];
      for (let round = 0; round < pick(5, 5, 1); round += 1) {
        const many = Math.ceil(calls / pick(5, 20, 100));
        const before = groupTime(served.process.pid);
        for (let turn = 0; turn < many; turn += 1) await call();
        rounds.push((groupTime(served.process.pid) - before) / many);
      }
      console.log(`| ${what} | ${median(rounds).toFixed(1)} | ${Math.round(1000 / median(rounds))} |`);
    }
    await assistant.close();
  } finally {
    await served.close();
    await backend.close();
  }
}

/** Processor time of a process group in milliseconds, precise to 10 ms (proc(5), "stat"). */
function groupTime(group: number | undefined): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        // The name may contain spaces and brackets. After it: state, parent, group, …; the times are the 12th and 13th field from there.
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      } catch {
        return []; // The process has ended since the folder was read.
      }
    })
    .filter((fields) => Number(fields[2]) === group)
    .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
  return ticks * 10;
}
