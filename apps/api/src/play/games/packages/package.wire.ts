import { type ImportedPackage, modesOfPackage } from '@fairhouse/contract/operator';
import type { JudgedPackage } from '@fairhouse/open-games';
import type { PackageRow } from './package.store.ts';

type Mode = ImportedPackage['modes'][number];

const exactly = ({ part, of }: { part: bigint; of: bigint }) => ({ part: String(part), of: String(of) });

/** As they are stored and sent: numbers above 2^53 are text. */
export function modesOf({ modes }: JudgedPackage): Mode[] {
  return modes.map(({ name, cost, figures: { lines, sum, returned, hits, deviation, largest } }) => ({
    name,
    cost: exactly(cost),
    lines,
    sum: String(sum),
    returned: exactly(returned),
    hits: exactly(hits),
    deviation: String(deviation),
    largest: String(largest.payout),
    largestShare: exactly(largest.share),
  }));
}

export function packageWire({ importedAt, modes, ...row }: PackageRow): ImportedPackage {
  return { ...row, modes: modesOfPackage.parse(modes), importTime: importedAt.toISOString() };
}
