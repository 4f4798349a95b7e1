import type { DealerPokerDefinition, DealerPokerOutcome, SpotName } from '@fairhouse/game-math';

/** One place for stakes: the stake, and what came back of it once that is known. Minor units. */
export interface SpotShown {
  spot: Exclude<SpotName, 'bonus'>;
  stake: number;
  returned: number | null;
  /** What the ante's bonus paid. */
  bonus: number;
}

/** The places for stakes, of a round or of what is chosen for the next. */
export function spotsOf(
  { side, decisions }: Pick<DealerPokerDefinition, 'side' | 'decisions'>,
  outcome: DealerPokerOutcome | null,
  chosen: { stake: number; side: boolean; putting: number },
): SpotShown[] {
  const stake = outcome?.stake ?? chosen.stake;
  const isOver = outcome?.result != null;
  const of = (spot: SpotName) => outcome?.spots.filter((one) => one.spot === spot) ?? [];
  const shown = (spot: SpotShown['spot'], staked: number, returned = 0): SpotShown => ({
    spot,
    stake: staked,
    returned: isOver && staked > 0 ? returned : null,
    bonus: spot === 'ante' ? (of('bonus')[0]?.returned ?? 0) : 0,
  });
  const taken = outcome?.raises.length ?? 0;
  const raised = of('raise').slice();
  return [
    ...(side ? [shown('side', (outcome?.side ?? chosen.side) ? stake : 0, of('side')[0]?.returned)] : []),
    shown('ante', stake, of('ante')[0]?.returned),
    ...decisions.map((_, i) => {
      if (i === taken && chosen.putting > 0) return shown('raise', chosen.putting);
      if (!outcome?.raises[i]) return shown('raise', 0);
      const own = raised.shift()!;
      return shown('raise', own.stake, own.returned);
    }),
  ];
}
