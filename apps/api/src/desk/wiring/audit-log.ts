import type { Transaction } from '@fairhouse/database';
import { createSigner } from '@fairhouse/record-proof';
import type { Foundation } from '../../foundation.ts';
import { insertMail, writeLetter } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { deliverHeadsJob } from '../audit-log/deliver-heads.ts';
import { mailCommitmentHeadsJob } from '../audit-log/mail-commitment-heads.ts';
import { placeAuditEventsJob } from '../audit-log/place-audit-events.ts';
import { recordRoutes } from '../audit-log/record.routes.ts';
import { sealRecordJob } from '../audit-log/seal-record.ts';

const minuteMs = 60_000;

/** The audit log: each gets its place, what is there is signed each minute, and the heads leave the casino. */
export function openRecord({ settings, db, log }: Foundation): Service {
  const signer = createSigner(`${new URL(settings.PUBLIC_ORIGIN).host}/record`, settings.AUDIT_LOG_KEY);
  const writeMail = (tx: Transaction, to: string, mail: { subject: string; paragraphs: string[] }) =>
    insertMail(tx, to, writeLetter({ ...mail, language: 'en' }, settings.SITE_NAME));
  return {
    handlers: recordRoutes({ db, signer }),
    jobs: [
      placeAuditEventsJob(db),
      sealRecordJob({
        db,
        signer,
        everyMs: settings.AUDIT_LOG_SEAL_SECONDS * 1_000,
        targets: settings.AUDIT_LOG_HEADS_TO,
        mailEveryMs: settings.AUDIT_LOG_MAIL_MINUTES * minuteMs,
      }),
      deliverHeadsJob({ db, writeMail, log }),
      ...mailCommitmentHeadsJob({
        db,
        studioOrigin: settings.STUDIO_ORIGIN,
        to: settings.FAIR_HEADS_MAIL_TO,
        writeMail,
      }),
    ],
  };
}
