/** Splits a calendar's text into entries. A damaged entry affects no other. */

export interface Property {
  parameters: Record<string, string>;
  value: string;
}
export type CalendarEntry = ReadonlyMap<string, readonly Property[]>;

const names = 'UID SUMMARY STATUS TRANSP SEQUENCE DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID'.split(
  ' ',
);
const propertyLine = new RegExp(`^(${names.join('|')})\\s*([;:].*)$`, 'is');
/** A line without its colon is kept as unreadable, not joined to a text. */
const damagedLine = /^(DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID)\b(.*)$/is;
const partLine = /^(BEGIN|END)\s*:\s*([\w-]+)$/i;

/** Decodes UTF-8, or UTF-16 as some Windows programs write it. */
export function calendarText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Returns the lines of a calendar, folded ones joined. A line may end with CR CR LF if two programs each added one. */
function linesOf(text: string): string[] {
  const lines: string[][] = [];
  const isPart = (line: string) => line.length < 200 && partLine.test(line.trim());
  let isAfterPart = true;
  for (const line of text.replace(/\r+\n?/g, '\n').split('\n')) {
    // BEGIN and END lines are never folded, only indented.
    const isOwnPart = isPart(line);
    if (/^[ \t]/.test(line) && !isAfterPart && !isOwnPart) lines.at(-1)?.push(line.slice(1));
    else if (line.trim()) {
      lines.push([line]);
      isAfterPart = isOwnPart;
    }
  }
  return lines.map((pieces) => pieces.join(''));
}

function propertyOf(line: string): [name: string, property: Property] | null {
  const found = propertyLine.exec(line) ?? damagedLine.exec(line);
  if (!found?.[1]) return null;
  const rest = found[2] ?? '';
  // The parameters end at a colon outside of quotes. If a quote is not closed, they end at the last colon.
  const head = /^(?:[^":]|"[^"]*")*:/.exec(rest)?.[0] ?? rest.slice(0, rest.lastIndexOf(':') + 1);
  const parameters: Record<string, string> = {};
  for (const part of head.slice(0, -1).split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    parameters[name.trim().toUpperCase()] = value.replaceAll('"', '').trim();
  }
  return [found[1].toUpperCase(), { parameters, value: rest.slice(head.length).trim() }];
}

export interface CalendarText {
  entries: CalendarEntry[];
  isCalendar: boolean;
  isWhole: boolean;
}

export function readEntries(text: string): CalendarText {
  const entries: CalendarEntry[] = [];
  let isCalendar = false;
  let lastPart = '';
  /** The current event, or properties outside of one, which are an event if END:VEVENT follows. */
  let entry = new Map<string, Property[]>();
  /** Open parts within an event, such as an alarm: their lines are not the event's. */
  let inner = 0;
  let isEvent = false;
  const end = () => {
    if (isEvent || entry.size > 0) entries.push(entry);
    isEvent = false;
  };
  for (const line of linesOf(text)) {
    const part = partLine.exec(line.trim());
    if (!part) {
      const named = isCalendar && inner === 0 ? propertyOf(line.trim()) : null;
      if (named) {
        const others = entry.get(named[0]);
        if (others) others.push(named[1]);
        else entry.set(named[0], [named[1]]);
      }
      continue;
    }
    const isBegin = part[1]?.toUpperCase() === 'BEGIN';
    const name = part[2]?.toUpperCase() ?? '';
    lastPart = `${isBegin ? 'BEGIN' : 'END'}:${name}`;
    isCalendar ||= lastPart === 'BEGIN:VCALENDAR';
    if (!isCalendar) continue;
    // An event without an end stops where the next one or the calendar begins.
    if (name === 'VEVENT' || name === 'VCALENDAR') {
      if (isEvent || lastPart === 'END:VEVENT') end();
      entry = new Map();
      inner = 0;
      isEvent = lastPart === 'BEGIN:VEVENT';
    } else if (isEvent) inner = Math.max(0, inner + (isBegin ? 1 : -1));
    else entry = new Map();
  }
  if (isEvent) end();
  return { entries, isCalendar, isWhole: lastPart === 'END:VCALENDAR' };
}
