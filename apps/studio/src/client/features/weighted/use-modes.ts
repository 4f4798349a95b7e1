import type { Risk, WeightedMode } from '@fairhouse/game-math';
import type { WeightedTable } from './use-weighted.ts';

/** The modes of a game as two choices, a risk and a size, and the steps from one to another. */
export function useModes({ modes, mode, setMode }: WeightedTable) {
  const risks = [...new Set(modes.flatMap(({ risk }) => risk ?? []))];
  const ofRisk = modes.filter(({ risk }) => risk === mode.risk);
  const place = ofRisk.indexOf(mode);
  const take = (next: WeightedMode | undefined) => {
    if (next && next !== mode) setMode(next.id);
  };
  const setRisk = (risk: Risk) => take(modes.find((one) => one.risk === risk && one.size === mode.size));
  return {
    risks,
    /** The modes of the chosen risk, the smallest first. */
    sizes: ofRisk,
    place,
    setRisk,
    nextRisk() {
      if (risks.length > 1) setRisk(risks[(risks.indexOf(mode.risk!) + 1) % risks.length]!);
    },
    step(by: 1 | -1) {
      take(ofRisk[place + by]);
    },
    take,
  };
}

export type Modes = ReturnType<typeof useModes>;
