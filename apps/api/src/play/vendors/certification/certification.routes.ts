import { operatorCalls } from '@fairhouse/contract/operator';
import { certificationVersion } from '@fairhouse/vendor-certification/source';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { acceptReport } from './accept-report.ts';
import type { CertificationDeps } from './certification.deps.ts';
import { latestCertifications, listVendors } from './certification.store.ts';
import { vendorWire } from './certification.wire.ts';

/** Vendors as operators see them, and the reports by which their games may be opened. */
export function certificationRoutes(deps: CertificationDeps): Handler[] {
  const { db, vendors } = deps;
  return [
    on(operatorCalls['/operator/vendor/list'], async () => {
      const [rows, latest] = await Promise.all([listVendors(db), latestCertifications(db)]);
      return ok({
        version: certificationVersion,
        vendors: rows.map((row) => vendorWire(row, vendors.find(row.id) !== undefined, latest.get(row.id))),
      });
    }),
    on(operatorCalls['/operator/vendor/acceptCertification'], ({ input, operator, file }) =>
      acceptReport(deps, operator, input, file),
    ),
  ];
}
