import { percentText } from '@fairhouse/game-math';
import { faultText, type JudgedMode, type PackageReport } from '@fairhouse/open-games';
import { table } from '../table.ts';

const outcomes: Record<PackageReport['outcome'], string> = {
  accepted: 'The package is accepted.',
  approval: 'The package is out of bounds: two people can approve it with a justification.',
  refused: 'The package is refused.',
};

/** The report of a package for people: a table of exact figures, then what is against it. */
export function packageText({ modes, faults, faultsFound, findings, outcome }: PackageReport): string {
  const headings = [
    'Mode',
    'Cost',
    'Lines',
    'Return %',
    'Hits %',
    'Above cost %',
    'Deviation',
    'Largest win',
    'One in',
  ];
  const parts = [
    modes.length > 0 ? table(headings, modes.map(rowOf)) : '',
    faults.map((fault) => `! ${faultText(fault)}`).join('\n'),
    faultsFound > faults.length ? `… and ${faultsFound - faults.length} more of the kind.` : '',
    findings.map(({ sentence }) => `– ${sentence}`).join('\n'),
    outcomes[outcome],
  ];
  return parts.filter(Boolean).join('\n\n');
}

function rowOf({ name, cost, figures }: JudgedMode): (string | number)[] {
  const { returned, hits, aboveCost, deviation, largest, lines } = figures;
  return [
    name,
    Number(cost.part) / Number(cost.of),
    lines,
    percentText(returned),
    percentText(hits),
    percentText(aboveCost),
    decimals(deviation, 4n),
    `${decimals(largest.payout, 2n)}×`,
    largest.share.part === 0n ? '–' : String(largest.share.of / largest.share.part),
  ];
}

function decimals(value: bigint, places: bigint): string {
  const unit = 10n ** places;
  return `${value / unit}.${String(value % unit).padStart(Number(places), '0')}`;
}

/** The same for machines: exact fractions, numbers too large for JSON as text. */
export function packageJson(report: PackageReport): string {
  return `${JSON.stringify(report, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2)}\n`;
}
