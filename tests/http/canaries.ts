import type { Actor } from './actors.ts';

export interface Canary {
  text: string;
  entitled: readonly Actor[];
}

export class CanarySeen extends Error {}

/** Throws if `seen` holds a canary that `actor` may not see. Texts that the actor sent are allowed. */
export function refuseCanaries(canaries: readonly Canary[], actor: Actor, sent: string, seen: string): void {
  const readings = readingsOf(seen);
  const known = readingsOf(sent).map(compact).join('\n');
  for (const { text, entitled } of canaries) {
    if (entitled.includes(actor)) continue;
    const secret = text.toLowerCase();
    if (readings.some((reading) => reading.includes(secret)) && !known.includes(compact(secret))) {
      throw new CanarySeen(`${actor} saw ${text} in: ${seen.slice(0, 600)}`);
    }
  }
}

function compact(text: string): string {
  return text.replace(/[-\s]/g, '');
}

/** Returns the text as it is, percent-decoded, and with base64 decoded, because tokens carry claims that way. */
function readingsOf(text: string): string[] {
  const runs = text.match(/[\w+/-]{24,}={0,2}/g) ?? [];
  const decoded = runs.map((run) => Buffer.from(run, 'base64url').toString('latin1')).join('\n');
  return [text, percentDecoded(text), decoded].map((reading) => reading.toLowerCase());
}

function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
