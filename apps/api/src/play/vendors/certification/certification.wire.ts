import type { DeskVendor, VendorCertification } from '@fairhouse/contract/operator';
import { certificationVersion } from '@fairhouse/vendor-certification/source';
import type { CertificationRow, ListedVendor } from './certification.store.ts';

export function certificationWire(row: CertificationRow): VendorCertification {
  const { version, digest, cases, studio, casino, finishedAt, acceptedBy, acceptedAt } = row;
  return {
    version,
    current: version === certificationVersion,
    digest,
    cases,
    studio,
    casino,
    finishedTime: finishedAt.toISOString(),
    acceptedBy,
    acceptedTime: acceptedAt.toISOString(),
  };
}

export function vendorWire(row: ListedVendor, isKnown: boolean, latest: CertificationRow | undefined): DeskVendor {
  const { id, name, enabled, needsCertification, launchUrl, reportUrl, open, announced, closed } = row;
  return {
    id,
    name,
    enabled,
    hasSecret: isKnown || !enabled,
    needsCertification,
    launchOrigin: new URL(launchUrl).origin,
    reports: reportUrl !== null,
    games: { open, announced, closed },
    certification: latest ? certificationWire(latest) : null,
  };
}
