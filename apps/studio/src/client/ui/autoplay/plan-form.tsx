/** @jsxImportSource preact */
import type { TappedStakes } from '@fairhouse/game-math';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type AutoplayPlan, largestLoss } from '../../lib/autoplay/autoplay.ts';
import { type AutoplayField, type AutoplayForm, type ReadPlan, readPlan } from '../../lib/autoplay/read-plan.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';

/** What a game asks for beside the rest: the fields that are opened in each round, say. */
export interface AutoplayExtra {
  field: ComponentChildren;
  /** What is missing in it. */
  problem: string | null;
}

interface PlanFormProps {
  session: PlaySession;
  /** Minor units. */
  stake: number;
  /** The stake may rise after a round. */
  stakeChanges: boolean;
  form: AutoplayForm;
  onForm: (change: Partial<AutoplayForm>) => void;
  extra: AutoplayExtra | undefined;
  onBegin: (plan: AutoplayPlan) => void;
}

const roundsOffered = [10, 25, 50, 100];

/** How many rounds, how the stake changes, and when it ends; what it can cost is said before it begins. */
export function PlanForm({ session, stake, stakeChanges, form, onForm, extra, onBegin }: PlanFormProps) {
  const { texts, money, opened } = session;
  const t = texts.autoplay;
  const [asked, setAsked] = useState(false);
  const tapped = opened.stakes as Partial<TappedStakes>;
  const stakes = { stake, most: tapped.most ?? stake, step: tapped.step ?? 1 };
  const read = readPlan(form, stakes, opened.currency, texts.locale);
  const problemOf = (field: AutoplayField) =>
    !read.ok && read.field === field && (asked || form[field]) ? problemText(session, read, stakes) : undefined;
  const amount = (field: 'mostStake' | 'profit' | 'loss' | 'win') => (
    <Typed
      name={t[field]}
      value={form[field]}
      mode="decimal"
      empty={field === 'mostStake' || (field === 'loss' && form.endless) ? '' : t.none}
      problem={problemOf(field)}
      onType={(text) => onForm({ [field]: text })}
    />
  );
  const change = (field: 'onWin' | 'onLoss') => (
    <StakeChange
      texts={t}
      name={t[field]}
      value={form[field]}
      problem={problemOf(field)}
      onChange={(text) => onForm({ [field]: text })}
    />
  );
  return (
    <form
      class="autoplay"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (read.ok && !extra?.problem) onBegin(read.plan);
      }}
    >
      {extra?.field}
      <div class="autoplay__rounds">
        <Typed
          name={t.rounds}
          value={form.endless ? '∞' : form.rounds}
          mode="numeric"
          empty=""
          disabled={form.endless}
          problem={problemOf('rounds')}
          onType={(rounds) => onForm({ rounds })}
        />
        <div class="autoplay__offered">
          {roundsOffered.map((count) => (
            <button
              key={count}
              type="button"
              class="autoplay__offer figures"
              aria-pressed={!form.endless && form.rounds === String(count)}
              onClick={() => onForm({ rounds: String(count), endless: false })}
            >
              {count}
            </button>
          ))}
          <button
            type="button"
            class="autoplay__offer"
            aria-pressed={form.endless}
            onClick={() => onForm({ endless: !form.endless })}
          >
            {t.endless}
          </button>
        </div>
      </div>
      {stakeChanges && (
        <>
          {change('onWin')}
          {change('onLoss')}
          {(form.onWin !== null || form.onLoss !== null) && amount('mostStake')}
        </>
      )}
      {amount('loss')}
      {amount('profit')}
      {amount('win')}
      <p class="autoplay__most figures" role="status">
        {read.ok ? t.mostLost(money(Number(largestLoss(read.plan))), money(stake)) : t.notYet}
      </p>
      {extra?.problem && asked && (
        <p class="autoplay__problem" role="alert">
          {extra.problem}
        </p>
      )}
      <button type="submit" class="text-button text-button--accent">
        {t.begin}
      </button>
      <p class="autoplay__note">{t.alsoStops}</p>
    </form>
  );
}

function problemText(
  { texts, money }: PlaySession,
  { problem }: Extract<ReadPlan, { ok: false }>,
  { stake, most }: { stake: number; most: number },
): string {
  const { problems } = texts.autoplay;
  if (problem === 'mostStake') return problems.mostStake(money(stake), money(most));
  return problem === 'lossLow' ? problems.lossLow(money(stake)) : problems[problem];
}

interface TypedProps {
  name: string;
  value: string;
  mode: 'numeric' | 'decimal';
  /** What stands there while nothing is typed. */
  empty: string;
  disabled?: boolean;
  problem: string | undefined;
  onType: (text: string) => void;
}

function Typed({ name, value, mode, empty, disabled, problem, onType }: TypedProps) {
  return (
    <label class="autoplay__row">
      <span>{name}</span>
      <input
        class="figures"
        inputMode={mode}
        autocomplete="off"
        maxLength={16}
        value={value}
        placeholder={empty}
        disabled={disabled}
        aria-invalid={problem !== undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem && (
        <span class="autoplay__problem" role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

interface StakeChangeProps {
  texts: PlaySession['texts']['autoplay'];
  name: string;
  /** Percent; null: back to the first stake. */
  value: string | null;
  problem: string | undefined;
  onChange: (value: string | null) => void;
}

function StakeChange({ texts, name, value, problem, onChange }: StakeChangeProps) {
  return (
    <fieldset class="autoplay__row autoplay__change">
      <legend>{name}</legend>
      <select
        aria-label={name}
        value={value === null ? 'reset' : 'raise'}
        onChange={({ currentTarget }) => onChange(currentTarget.value === 'raise' ? '100' : null)}
      >
        <option value="reset">{texts.reset}</option>
        <option value="raise">{texts.raise}</option>
      </select>
      {value !== null && (
        <label class="autoplay__percent">
          <input
            class="figures"
            inputMode="numeric"
            autocomplete="off"
            maxLength={4}
            aria-label={texts.percentOf(name)}
            aria-invalid={problem !== undefined}
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
          %
        </label>
      )}
      {problem && (
        <span class="autoplay__problem" role="alert">
          {problem}
        </span>
      )}
    </fieldset>
  );
}
