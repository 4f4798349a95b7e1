import type { OperatorCalls, VendorCertification } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import {
  caseDigest,
  certificationVersion,
  readReport,
  reportDigest,
  type SignedReport,
  whyNotTrusted,
} from '@fairhouse/vendor-certification/source';
import { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { UploadedFile } from '../../../http/uploaded-file.ts';
import type { CertificationDeps } from './certification.deps.ts';
import { findCertification, insertCertification, lockVendor } from './certification.store.ts';
import { certificationWire } from './certification.wire.ts';

type Input = z.output<OperatorCalls['/operator/vendor/acceptCertification']['input']>;

/** What the casino reads of a report; what else is in it is signed and kept with it. */
const inReport = z.object({
  report: z.object({
    kind: z.literal('fairhouse-vendor-certification'),
    version: z.string().max(40),
    cases: z.string().max(100),
    casino: z.string().max(300),
    studio: z.string().max(300),
    finishedAt: z.iso.datetime(),
    passed: z.boolean(),
    total: z.int().min(0),
    failed: z.int().min(0),
  }),
  signature: z
    .object({ algorithm: z.literal('Ed25519'), publicKey: z.string().max(100), value: z.string().max(200) })
    .nullable(),
});

/**
 * Accepts a report for a vendor (docs/decisions/337). The file proves itself by its signature;
 * that it is about this vendor's server is what the operator says, in the audit log. `settingRefused` says why it is not accepted.
 */
export async function acceptReport(
  { db, trustedKeys }: Pick<CertificationDeps, 'db' | 'trustedKeys'>,
  operator: Pick<StaffPerson, 'name'>,
  { vendor, reason }: Input,
  file: UploadedFile | undefined,
): Promise<Result<VendorCertification>> {
  if (reason === '') return refuse('missingField', { field: 'reason' });
  if (!file) return refuse('missingField', { field: 'file' });
  const signed = readSigned(file.bytes);
  const why = signed ? whyNotAccepted(signed, trustedKeys) : 'the file is no report of a certification';
  if (!signed || why !== undefined) return refuse('settingRefused', { why: why! });
  const digest = reportDigest(signed.report);
  return inTransaction(db, async (tx) => {
    const locked = await lockVendor(tx, vendor);
    if (!locked) return refuse('noSuchThing');
    if (!locked.needsCertification) return refuse('settingRefused', { why: 'this vendor needs no certification' });
    const { version, studio, casino, total, finishedAt } = signed.report;
    const accepted = await insertCertification(
      tx,
      {
        vendor,
        digest,
        version,
        signedBy: signed.signature!.publicKey,
        studio,
        casino,
        cases: total,
        finishedAt: new Date(finishedAt),
        acceptedBy: operator.name,
      },
      file.bytes.toString('utf8'),
    );
    if (!accepted) {
      const earlier = (await findCertification(tx, digest))!;
      if (earlier.vendor === vendor) return ok(certificationWire(earlier));
      return refuse('settingRefused', { why: `the report was accepted for the vendor ${earlier.vendor}` });
    }
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `vendor:${vendor}`,
      command: 'vendor.acceptCertification',
      after: { version, digest, studio, casino, cases: total, signedBy: signed.signature!.publicKey, reason },
    });
    return ok(certificationWire(accepted));
  });
}

/** The report as it was signed, with everything in it; undefined for anything else. */
function readSigned(bytes: Buffer): SignedReport | undefined {
  const read = readReport(bytes.toString('utf8'));
  return inReport.safeParse(read).success ? read : undefined;
}

function whyNotAccepted(signed: SignedReport, trustedKeys: readonly string[]): string | undefined {
  const { version, cases, passed, failed, total } = signed.report;
  const untrusted = whyNotTrusted(signed, trustedKeys);
  if (untrusted) return untrusted.charAt(0).toLowerCase() + untrusted.slice(1, -1);
  if (version !== certificationVersion)
    return `the report is of version ${version}, and the current one is ${certificationVersion}`;
  if (cases !== caseDigest) return 'the report is of other cases than those of the current version';
  if (failed > 0) return `${failed} of ${total} cases failed`;
  if (!passed) return 'the report is of a part of the cases';
  return undefined;
}
