import { inTransaction } from '@fairhouse/database';
import { createSigner, readPublicKey, type Signer, type Verifier } from '@fairhouse/record-proof';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { type AuditEvent, recordAuditEvents } from '../../db/audit-events.store.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import type { HeadRow } from './head.store.ts';
import { placeAuditEvents } from './place-audit-events.ts';
import { sealRecord } from './seal-record.ts';
import { type RecordFault, verifyPart } from './verify-record.ts';

export interface RecordCasino extends TestDatabase {
  signer: Signer;
  verifier: Verifier;
  /** Writes audit events, and answers the ids of all there are. */
  write(count: number, event?: Partial<AuditEvent>): Promise<bigint[]>;
  /** Places all that wait. */
  place(): Promise<void>;
  seal(at?: Date, targets?: string[]): Promise<HeadRow | undefined>;
  /** The first fault of the whole record, checked in parts of this length. */
  verify(most?: number): Promise<RecordFault | undefined>;
  /** What the owner of the database can do: change rows that nobody changes. */
  tamper(sql: string): Promise<void>;
}

/** A casino's tables without the casino: audit events, and a record of them. */
export async function openRecordCasino(connections = 4): Promise<RecordCasino> {
  const database = await testDatabase({ schema: casinoSchema, connections, migrations: casinoMigrations });
  const { pool: db } = database;
  const signer = createSigner('casino.example/record', 'a secret of the tests that is long enough');
  return {
    ...database,
    signer,
    verifier: readPublicKey(signer.publicKey)!,
    async write(count, event = {}) {
      const auditEvents = Array.from({ length: count }, (_, at) => ({
        actor: 'operator:anna',
        subject: `cash-out:${at}`,
        command: 'cashOut.approve',
        before: { status: 'pending' },
        after: { status: 'passed', amount: '12.50', reason: 'Ñandú “ok”' },
        ...event,
      }));
      await inTransaction(db, (tx) => recordAuditEvents(tx, auditEvents));
      const { rows } = await db.query<{ id: bigint }>('select id from audit_event order by id');
      return rows.map(({ id }) => id);
    },
    async place() {
      while ((await placeAuditEvents(db)) > 0);
    },
    seal: (at = new Date(), targets = []) => sealRecord({ db, signer, targets, mailEveryMs: 86_400_000 }, at),
    async verify(most) {
      for (let mark = { position: 0, eventId: 0 }; ; ) {
        const { next, fault } = await verifyPart(db, mark, most);
        if (!next) return fault;
        mark = next;
      }
    },
    async tamper(sql) {
      await inTransaction(db, async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(sql);
      });
    },
  };
}
