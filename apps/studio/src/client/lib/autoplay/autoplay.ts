/** What autoplay does, as the player said it before the start. Amounts are minor units. */
export interface AutoplayPlan {
  stake: bigint;
  /** Null: endless, which needs a loss limit. */
  rounds: number | null;
  /** By how many percent the stake rises after a win or a loss; null: back to the first stake. */
  onWin: number | null;
  onLoss: number | null;
  /** No rise goes above it. */
  mostStake: bigint;
  /** Every stake is a multiple of it. */
  stakeStep: bigint;
  /** Of all its rounds together; null: not by this. */
  profit: bigint | null;
  loss: bigint | null;
  /** Of one round. */
  win: bigint | null;
}

/** The limits that a player set, each said when it is reached; the rest needs no words. */
export type LimitReached = 'rounds' | 'profit' | 'loss' | 'win';

interface Progress {
  plan: AutoplayPlan;
  /** Of the round that is under way, or the next. */
  stake: bigint;
  /** Null: endless. */
  left: number | null;
  /** Won less staked, since the start. */
  net: bigint;
}

export type Autoplay =
  | { state: 'idle' }
  | ({ state: 'due' } & Progress)
  | ({ state: 'playing' } & Progress)
  | { state: 'stopped'; limit: LimitReached | null };

export type AutoplayEvent =
  | { type: 'begin'; plan: AutoplayPlan }
  | { type: 'start' }
  | { type: 'end'; stake: bigint; win: bigint }
  /** By the player, a refusal, or since nobody looks. */
  | { type: 'stop' };

export function isRunning(auto: Autoplay): auto is Extract<Autoplay, Progress> {
  return auto.state === 'due' || auto.state === 'playing';
}

export function autoplayAfter(auto: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'begin': {
      const { plan } = event;
      if (plan.rounds === null && plan.loss === null) return { state: 'stopped', limit: 'loss' };
      return dueOrStopped({ plan, stake: plan.stake, left: plan.rounds, net: 0n });
    }
    case 'start':
      if (auto.state !== 'due') return auto;
      return { ...auto, state: 'playing', left: auto.left === null ? null : auto.left - 1 };
    case 'end': {
      if (auto.state !== 'playing') return auto;
      const { plan, left } = auto;
      const net = auto.net + event.win - event.stake;
      if (plan.win !== null && event.win >= plan.win) return { state: 'stopped', limit: 'win' };
      if (plan.profit !== null && net >= plan.profit) return { state: 'stopped', limit: 'profit' };
      return dueOrStopped({ plan, stake: stakeAfter(auto, event), left, net });
    }
    case 'stop':
      return isRunning(auto) ? { state: 'stopped', limit: null } : auto;
  }
}

/** A round that could lose more than was said is not begun. */
function dueOrStopped(next: Progress): Autoplay {
  const { plan, stake, left, net } = next;
  if (plan.loss !== null && stake - net > plan.loss) return { state: 'stopped', limit: 'loss' };
  return left === 0 ? { state: 'stopped', limit: 'rounds' } : { state: 'due', ...next };
}

/** What came back without loss or win changes nothing. */
function stakeAfter({ plan, stake }: Progress, ended: { stake: bigint; win: bigint }): bigint {
  if (ended.win === ended.stake) return stake;
  const rise = ended.win > ended.stake ? plan.onWin : plan.onLoss;
  return rise === null ? plan.stake : raised(plan, stake, rise);
}

/** Up to the next possible stake: a small rise of a small stake is still a rise. */
function raised({ mostStake, stakeStep }: AutoplayPlan, stake: bigint, percent: number): bigint {
  const exact = stake * (100n + BigInt(percent));
  const steps = (exact + 100n * stakeStep - 1n) / (100n * stakeStep);
  const next = steps * stakeStep;
  return next < mostStake ? next : mostStake;
}

/** No run of rounds loses more: each with the largest stake that it could have, as far as the loss limit lets it. */
export function largestLoss(plan: AutoplayPlan): bigint {
  const { rounds, loss } = plan;
  if (rounds === null) return loss ?? 0n;
  const rise = Math.max(plan.onWin ?? 0, plan.onLoss ?? 0);
  let [sum, stake] = [0n, plan.stake];
  for (let round = 0; round < rounds; round++) {
    sum += stake;
    if (loss !== null && sum >= loss) return loss;
    if (rise > 0) stake = raised(plan, stake, rise);
  }
  return sum;
}
