import * as say from '#src/words/en/common.ts';

/** Marks demo data. The search page explains it above the results. */
export function DemoBadge() {
  return <span className="chip bg-sand font-semibold text-ink">{say.demo}</span>;
}
