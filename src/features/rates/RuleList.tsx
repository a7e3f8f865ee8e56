import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Problem, ruleTitle } from '#src/domain/desk/judgeRates.ts';
import { inOrder } from '#src/domain/desk/rateRules.ts';
import { copyRule, emptyRule, mostRules, moveRule, type RuleInput } from '#src/domain/desk/ratesForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { byId, useFocusNext } from '#src/ui/useFocusNext.ts';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';
import { RuleCard } from './RuleCard.tsx';
import type { Preview } from './RulePreview.tsx';

interface Props {
  kind: RuleInput['kind'];
  rules: readonly RuleInput[];
  problems: readonly Problem[];
  preview: Preview;
  over: ReadonlySet<string>;
  onRules: (rules: readonly RuleInput[]) => void;
}

/** The rules of one kind, with undo for a removed one. Past seasons are folded. */
export function RuleList({ kind, rules, problems, preview, over, onRules }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ rule: RuleInput; place: number } | null>(null);
  const [told, tell] = useState('');
  const focusNext = useFocusNext();
  const own = rules.filter((rule) => rule.kind === kind);
  const [past, current] = [own.filter(({ id }) => over.has(id)), own.filter(({ id }) => !over.has(id))];
  const isFull = rules.length >= mostRules;
  const undoId = `undo-${kind}`;

  // A rule with a problem must be open.
  useEffect(() => {
    const wrong = problems.map(({ id }) => id.slice(0, id.lastIndexOf('.')));
    setOpened((now) => (wrong.every((id) => now.has(id)) ? now : new Set([...now, ...wrong])));
  }, [problems]);

  function fold(id: string, isOpen: boolean) {
    setOpened((now) => {
      if (now.has(id) === isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  function insert(rule: RuleInput, place: number, words: string) {
    onRules(inOrder([...rules.slice(0, place), rule, ...rules.slice(place)]));
    // The others fold, so that the new rule shows among them.
    setOpened(new Set([rule.id]));
    focusNext(byId(kind === 'season' ? `${rule.id}.name` : `${rule.id}.days`));
    tell(words);
  }
  function add() {
    if (!isFull) insert(emptyRule(kind, crypto.randomUUID()), rules.length, say.ruleLists[kind].added);
  }
  function copy(rule: RuleInput) {
    if (!isFull) insert(copyRule(rule, crypto.randomUUID()), rules.indexOf(rule) + 1, say.ruleCopied(ruleTitle(rule)));
  }
  function remove(rule: RuleInput) {
    onRules(rules.filter((one) => one !== rule));
    setRemoved({ rule, place: rules.indexOf(rule) });
    focusNext(byId(undoId));
  }
  function undo() {
    if (!removed) return;
    setRemoved(null);
    insert(removed.rule, removed.place, say.ruleRestored(ruleTitle(removed.rule)));
  }
  function move(rule: RuleInput, by: -1 | 1, shown: readonly RuleInput[]) {
    const next = moveRule(rules, rule.id, by, shown);
    onRules(next);
    const place = next.filter((one) => shown.includes(one)).indexOf(rule) + 1;
    tell(say.ruleMoved(ruleTitle(rule), place, shown.length));
    // The pressed button moved with its rule, maybe behind the bar.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }

  const cards = (shown: readonly RuleInput[]) => (
    <ol className="grid grid-cols-1 gap-3">
      {shown.map((rule, place) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          problems={problems}
          preview={preview}
          isOpen={opened.has(rule.id)}
          isFirst={place === 0}
          isLast={place === shown.length - 1}
          onFold={(isOpen) => fold(rule.id, isOpen)}
          onEdit={(change) => onRules(rules.map((one) => (one === rule ? { ...rule, ...change } : one)))}
          onMove={(by) => move(rule, by, shown)}
          onCopy={() => copy(rule)}
          onRemove={() => remove(rule)}
        />
      ))}
    </ol>
  );

  return (
    <>
      {own.length === 0 && (
        <p className="rounded-card border border-edge border-dashed p-5">{say.ruleLists[kind].none}</p>
      )}
      {current.length > 0 && cards(current)}
      {removed && (
        <div className="notice items-center" role="status">
          <p className="min-w-0 flex-1 wrap-anywhere">{say.ruleRemoved(ruleTitle(removed.rule))}</p>
          <Button id={undoId} variant="secondary" size="small" onClick={undo}>
            {wordsCalendar.undo}
          </Button>
        </div>
      )}
      <div>
        <Button variant="secondary" onClick={add} aria-disabled={isFull || undefined}>
          <Plus aria-hidden="true" />
          {own.length === 0 ? say.ruleLists[kind].add : say.ruleLists[kind].addMore}
        </Button>
        {isFull && <p className="mt-1.5 text-ink-soft text-sm">{say.tooManyRules(mostRules)}</p>}
      </div>
      {past.length > 0 && (
        <details className="past-seasons">
          <summary>{say.pastSeasons(past.length)}</summary>
          <div className="mt-3">{cards(past)}</div>
        </details>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}
