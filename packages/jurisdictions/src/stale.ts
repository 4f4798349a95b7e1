import { linesOf, type Pack } from './pack.ts';
import type { RuleName } from './rules.ts';

/** Law changes: after so many days a line is to be read again. */
export const readAgainAfterDays = 180;
const dayMs = 86_400_000;

export interface StaleLine {
  code: string;
  rule: RuleName;
  source: string;
  readOn: string;
  /** Since it was read. */
  days: number;
}

/** The confirmed lines that were last read more than 180 days before a day (`2026-11-28`), the oldest first. */
export function linesToReadAgain(packs: readonly Pack[], day: string): StaleLine[] {
  const stale = packs.flatMap((pack) =>
    linesOf(pack).flatMap(([rule, line]) => {
      if (!line.confirmed) return [];
      const days = Math.floor((Date.parse(day) - Date.parse(line.readOn)) / dayMs);
      const { source, readOn } = line;
      return days > readAgainAfterDays ? [{ code: pack.code, rule, source, readOn, days }] : [];
    }),
  );
  return stale.sort((a, b) => b.days - a.days);
}
