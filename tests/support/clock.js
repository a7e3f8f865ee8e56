// With SUSEGAD_CLOCK=2026-12-31T18:20:00Z and NODE_OPTIONS=--import=<this file> the clock starts at that time. PGlite follows because it uses Date.
// `startPostgres` reads the offset, and child processes inherit it.
const { SUSEGAD_CLOCK } = process.env;
if (SUSEGAD_CLOCK) {
  process.env.SUSEGAD_CLOCK_OFFSET ??= String(Date.parse(SUSEGAD_CLOCK) - Date.now());
  const offset = Number(process.env.SUSEGAD_CLOCK_OFFSET);
  if (Number.isNaN(offset)) throw new Error(`SUSEGAD_CLOCK is no time: ${SUSEGAD_CLOCK}`);
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  // A proxy, not a subclass: dates that Node makes must stay instances of Date.
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
