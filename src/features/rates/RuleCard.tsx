import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { type Problem, ruleTitle } from '#src/domain/desk/judgeRates.ts';
import type { PreviewLine } from '#src/domain/desk/rates.ts';
import type { RuleInput } from '#src/domain/desk/ratesForm.ts';
import { dayWords, effectWords, paidRangeWords, seasonWords } from '#src/domain/desk/rateWords.ts';
import { Button } from '#src/ui/Button.tsx';
import { RoundButton } from '#src/ui/RoundButton.tsx';
import * as say from '#src/words/staff/rates.ts';
import { RuleFields } from './RuleFields.tsx';
import { type Preview, RulePreview } from './RulePreview.tsx';

interface Props {
  rule: RuleInput;
  problems: readonly Problem[];
  preview: Preview;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onFold: (isOpen: boolean) => void;
  onEdit: (change: Partial<RuleInput>) => void;
  onMove: (by: -1 | 1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

const pricesOf = (lines: readonly PreviewLine[], where: 'price' | 'at_desk') =>
  paidRangeWords(lines.map((line) => line[where]));

export function RuleCard({ rule, problems, preview, isOpen, isFirst, isLast, ...on }: Props) {
  const title = ruleTitle(rule);
  const read = preview.read.get(rule.id) ?? null;
  const isSeason = rule.kind === 'season';
  const season = isSeason ? read : null;
  const lines = (season && preview.prices.get(rule.id)?.lines) ?? [];
  const isWrong = problems.some(({ id }) => id.startsWith(`${rule.id}.`));
  const isAlone = isFirst && isLast;
  const when = season && [seasonWords(season), season.weekdays === null ? '' : dayWords(season.weekdays)];
  return (
    <li aria-label={title} className={`rate-rule card ${isAlone ? '' : 'rate-rule-moves'}`}>
      {!isAlone && (
        <div className="rate-rule-move">
          <RoundButton label={say.moveRuleUp(title)} disabled={isFirst} onPress={() => on.onMove(-1)}>
            <ArrowUp aria-hidden="true" />
          </RoundButton>
          <RoundButton label={say.moveRuleDown(title)} disabled={isLast} onPress={() => on.onMove(1)}>
            <ArrowDown aria-hidden="true" />
          </RoundButton>
        </div>
      )}
      <details open={isOpen} onToggle={(event) => on.onFold(event.currentTarget.open)}>
        <summary>
          <h3 className="font-sans font-semibold text-base tracking-normal wrap-anywhere first-letter:uppercase">
            {title}
          </h3>
          <p className="text-ink-soft text-sm">
            {when && <span className="block">{when.filter(Boolean).join(', ')}</span>}
            {read ? effectWords(read) : isWrong ? say.correctMarkedFields : say.notCompleteYet}
            {lines.length > 0 && (
              <span className="block">
                {preview.room.charges_gst
                  ? say.guestsPayPerNight(pricesOf(lines, 'price'))
                  : say.guestsPayPerNightOnSite(pricesOf(lines, 'price'), pricesOf(lines, 'at_desk'))}
              </span>
            )}
          </p>
        </summary>
        <div className="grid grid-cols-1 gap-5 p-5 pt-1">
          <RuleFields rule={rule} problems={problems} preview={preview} onEdit={on.onEdit} />
          {season && <RulePreview season={season} lines={lines} preview={preview} />}
          <div className="flex flex-wrap gap-x-3 border-line border-t pt-3">
            <Button
              variant="quiet"
              size="small"
              aria-label={isSeason ? say.copySeason(title) : say.copyRule(title)}
              onClick={on.onCopy}
            >
              <Copy aria-hidden="true" />
              {isSeason ? say.copyToNextYear : say.copy}
            </Button>
            <Button variant="quiet" size="small" aria-label={say.removeRule(title)} onClick={on.onRemove}>
              <Trash2 aria-hidden="true" />
              {say.remove}
            </Button>
          </div>
        </div>
      </details>
    </li>
  );
}
