import * as say from '#src/words/en/common.ts';

/** Says of a stay of the demo data, or of what belongs to one, that it is none. What demo stays are stands above the search's results. */
export function DemoBadge() {
  return <span className="chip bg-sand font-semibold text-ink">{say.demo}</span>;
}
