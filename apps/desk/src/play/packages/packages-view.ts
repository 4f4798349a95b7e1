import type { ImportedPackage, OperatorCallOutput, PackageAttempt } from '@fairhouse/contract/operator';
import { compareFractions, type Fraction, percentText } from '@fairhouse/game-math';

/** The search part of the address: the row that is open, and the state that is looked at. */
export type PackagesView = Partial<Record<'row' | 'state', string>>;

export type Approval = OperatorCallOutput<'/operator/approval/list'>['rows'][number];
export type PackageMode = ImportedPackage['modes'][number];

export type PackageState = ImportedPackage['state'] | 'waiting' | 'declined' | 'refused';

export const stateTones = {
  imported: 'good',
  approved: 'good',
  closed: 'plain',
  withdrawn: 'plain',
  waiting: 'late',
  declined: 'bad',
  refused: 'bad',
} as const satisfies Record<PackageState, string>;

/** A version of a package, or an import that entered none. */
export interface PackageLine {
  /** In the address: the hash of a version, `try-` and the id of an import. */
  id: string;
  name: string;
  code: string;
  state: PackageState;
  hash: string | null;
  modes: readonly PackageMode[];
  findings: readonly string[];
  faults: PackageAttempt['faults'];
  faultsFound: number;
  reason: string;
  by: string;
  time: string;
  of?: ImportedPackage;
  attempt?: PackageAttempt;
  /** The proposal to a second person. */
  approval?: Approval;
}

/** Versions and imports in one list, the last one first. */
export function linesOf(
  packages: readonly ImportedPackage[],
  attempts: readonly PackageAttempt[],
  approvals: readonly Approval[],
): PackageLine[] {
  const lines: PackageLine[] = packages.map((of) => ({
    id: of.hash,
    ...of,
    faults: [],
    faultsFound: 0,
    by: nameOf(of.importedBy),
    time: of.importTime,
    of,
  }));
  for (const attempt of attempts) {
    const approval = approvals.find(({ subject }) => subject === `package:${attempt.hash}`);
    const { id, name, code, hash, triedBy, tryTime } = attempt;
    lines.push({
      ...attempt,
      id: `try-${id}`,
      name: name ?? hash?.slice(0, 16) ?? '–',
      code: code ?? '–',
      state: stateOfAttempt(attempt, approval),
      by: nameOf(triedBy),
      time: tryTime,
      attempt,
      ...(approval && attempt.outcome === 'proposed' ? { approval } : {}),
    });
  }
  return lines.sort((a, b) => (a.time < b.time ? 1 : -1));
}

/** The line of an address: by its id, or the last one of a hash: a proposal has no other name of its package. */
export function lineAt(lines: readonly PackageLine[], row: string | undefined): PackageLine | undefined {
  if (row === undefined) return undefined;
  return lines.find(({ id }) => id === row) ?? lines.find(({ hash }) => hash === row);
}

/** Without the right to see proposals, a proposal counts as waiting. */
function stateOfAttempt({ outcome }: PackageAttempt, approval: Approval | undefined): PackageState {
  if (outcome === 'refused') return 'refused';
  return !approval || approval.state === 'waiting' || approval.state === 'approved' ? 'waiting' : 'declined';
}

export const nameOf = (by: string): string => by.replace(/^operator:/, '');

export const fractionOf = ({ part, of }: { part: string; of: string }): Fraction => ({
  part: BigInt(part),
  of: BigInt(of),
});

/** Per cent, rounded down: of all modes, from the least to the greatest. */
export function returnsText(modes: readonly PackageMode[]): string {
  if (modes.length === 0) return '–';
  const sorted = modes.map(({ returned }) => fractionOf(returned)).sort(compareFractions);
  const [least, most] = [percentText(sorted[0]!), percentText(sorted.at(-1)!)];
  return least === most ? `${least} %` : `${least}–${most} %`;
}

/** The largest of all modes in base bets: "1200×". */
export function largestText(modes: readonly PackageMode[]): string {
  const largest = modes.reduce((most, { largest }) => (BigInt(largest) > most ? BigInt(largest) : most), 0n);
  return modes.length === 0 ? '–' : multipleText(largest);
}

/** Hundredths of the base bet as a multiple: no digit is lost. */
export function multipleText(hundredths: bigint | string): string {
  const value = BigInt(hundredths);
  const rest = value % 100n;
  return `${value / 100n}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}×`;
}

export function costText({ cost }: PackageMode): string {
  return `${Number(cost.part) / Number(cost.of)}×`;
}

/** Ten-thousandths as a decimal number. */
export function deviationText({ deviation }: PackageMode): string {
  const value = BigInt(deviation);
  return `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0')}`;
}

/** In how many rounds it comes once, rounded down; undefined where it never comes. */
export function roundsOf({ largestShare }: PackageMode): bigint | undefined {
  const { part, of } = fractionOf(largestShare);
  return part === 0n ? undefined : of / part;
}

/** In lowest terms: "24/25". */
export function exactText(share: { part: string; of: string }): string {
  const { part, of } = fractionOf(share);
  const common = greatestCommon(part, of);
  return common === 0n ? '0' : `${part / common}/${of / common}`;
}

function greatestCommon(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommon(b, a % b);
}

/** "base.csv:12", or the file alone. */
export const placeOf = ({ file, line }: PackageAttempt['faults'][number]): string =>
  line === null ? file : `${file}:${line}`;
