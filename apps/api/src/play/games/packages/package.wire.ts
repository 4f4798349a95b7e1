import {
  faultsOfPackage,
  type ImportedPackage,
  modesOfPackage,
  type PackageAttempt,
} from '@fairhouse/contract/operator';
import type { AttemptRow } from './attempt.store.ts';
import type { PackageRow } from './package.store.ts';

export function packageWire({ withdrawnBy, withdrawnAt, withdrawalReason, ...row }: PackageRow): ImportedPackage {
  const { importedAt, modes, ...rest } = row;
  return {
    ...rest,
    modes: modesOfPackage.parse(modes),
    importTime: importedAt.toISOString(),
    withdrawal: withdrawnAt && {
      by: withdrawnBy!,
      time: withdrawnAt.toISOString(),
      reason: withdrawalReason!,
    },
  };
}

export function attemptWire({ id, modes, faults, findings, triedAt, ...row }: AttemptRow): PackageAttempt {
  return {
    ...row,
    id: Number(id),
    modes: modesOfPackage.parse(modes),
    findings: [...findings],
    faults: faultsOfPackage.parse(faults),
    tryTime: triedAt.toISOString(),
  };
}
