import { operatorCalls } from '@fairhouse/contract/operator';
import { writeOffered } from '@fairhouse/open-games';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { latestAttempts } from './attempt.store.ts';
import { askToImportPackage, type PackagesDeps } from './import-package.ts';
import { allPackages, offeredPackages } from './package.store.ts';
import { attemptWire, packageWire } from './package.wire.ts';
import { reportRefusedPackage } from './report-refused-package.ts';
import { withdrawPackage } from './withdraw-package.ts';

/** Packages of outside studios, as operators import them. */
export function packagesRoutes(deps: PackagesDeps): Handler[] {
  return [
    on(operatorCalls['/operator/catalogue/packages'], async () => ok((await allPackages(deps.db)).map(packageWire))),
    on(operatorCalls['/operator/catalogue/importPackage'], ({ input, operator }) =>
      askToImportPackage(deps, operator, input),
    ),
    on(operatorCalls['/operator/catalogue/packageAttempts'], async () =>
      ok((await latestAttempts(deps.db)).map(attemptWire)),
    ),
    on(operatorCalls['/operator/catalogue/reportRefusedPackage'], ({ input, operator }) =>
      reportRefusedPackage(deps, operator, input),
    ),
    on(operatorCalls['/operator/catalogue/withdrawPackage'], ({ input, operator }) =>
      withdrawPackage(deps, operator, input),
    ),
  ];
}

/** At a start, the file for the studio is written again from the casino's rows. */
export async function publishOffered({ db, packages }: Pick<PackagesDeps, 'db' | 'packages'>): Promise<void> {
  writeOffered(packages, await offeredPackages(db));
}
