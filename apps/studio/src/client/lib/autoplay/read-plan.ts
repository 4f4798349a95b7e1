import { type Currency, readTypedAmount } from '@fairhouse/money';
import type { AutoplayPlan } from './autoplay.ts';

/** The fields as they were typed. */
export interface AutoplayForm {
  rounds: string;
  endless: boolean;
  /** Null: back to the first stake. */
  onWin: string | null;
  onLoss: string | null;
  mostStake: string;
  profit: string;
  loss: string;
  win: string;
}

export type AutoplayField = Exclude<keyof AutoplayForm, 'endless'>;

/** Minor units. */
export interface PossibleStakes {
  stake: number;
  most: number;
  step: number;
}

export type ReadPlan = { ok: true; plan: AutoplayPlan } | { ok: false; field: AutoplayField; problem: PlanProblem };
export type PlanProblem = 'rounds' | 'percent' | 'mostStake' | 'amount' | 'lossNeeded' | 'lossLow';

export const mostRounds = 9_999;
export const mostPercent = 1_000;

/** The first thing that is wrong is what is said. */
export function readPlan(form: AutoplayForm, stakes: PossibleStakes, currency: Currency, locale: string): ReadPlan {
  const wrong = (field: AutoplayField, problem: PlanProblem): ReadPlan => ({ ok: false, field, problem });
  const amounts = {} as Record<'mostStake' | 'profit' | 'loss' | 'win', bigint | null>;
  const stake = BigInt(stakes.stake);
  const rounds = form.endless ? null : wholeUpTo(form.rounds, mostRounds);
  if (rounds === undefined) return wrong('rounds', 'rounds');
  const onWin = form.onWin === null ? null : wholeUpTo(form.onWin, mostPercent);
  if (onWin === undefined) return wrong('onWin', 'percent');
  const onLoss = form.onLoss === null ? null : wholeUpTo(form.onLoss, mostPercent);
  if (onLoss === undefined) return wrong('onLoss', 'percent');
  for (const field of ['mostStake', 'profit', 'loss', 'win'] as const) {
    const read = readTypedAmount(form[field], currency, locale);
    if (!read.ok && read.problem !== 'empty') return wrong(field, 'amount');
    amounts[field] = read.ok ? read.amount.minor : null;
    if (amounts[field] === 0n) return wrong(field, 'amount');
  }
  const { mostStake, profit, loss, win } = amounts;
  const rises = onWin !== null || onLoss !== null;
  if (rises && (mostStake === null || mostStake < stake || mostStake > BigInt(stakes.most)))
    return wrong('mostStake', 'mostStake');
  if (loss === null && rounds === null) return wrong('loss', 'lossNeeded');
  if (loss !== null && loss < stake) return wrong('loss', 'lossLow');
  const stakeStep = BigInt(stakes.step);
  const most = rises ? (mostStake! / stakeStep) * stakeStep : stake;
  return { ok: true, plan: { stake, rounds, onWin, onLoss, mostStake: most, stakeStep, profit, loss, win } };
}

function wholeUpTo(text: string, most: number): number | undefined {
  if (!/^\d{1,4}$/.test(text.trim())) return undefined;
  const read = Number(text);
  return read >= 1 && read <= most ? read : undefined;
}
