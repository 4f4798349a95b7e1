import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { isCurrency } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import type { SettlementFormat } from './formats/format.ts';
import { settlementFormats } from './formats/formats.ts';
import { type MatchedLine, matchLines } from './match-lines.ts';
import {
  claimsOfDeposits,
  depositsBetween,
  depositsNamed,
  disputesNamed,
  type OurEntry,
  payoutsNamed,
} from './our-side.store.ts';
import { type ReadLine, readLines } from './read-lines.ts';
import type { SettlementDeps } from './settlement.deps.ts';
import { findByHash, insertFile, insertLines, knownKeys, type SettlementFile } from './settlement.store.ts';

/** What was paid just before a file ends may stand in the next one. */
const endMs = 3_600_000;

/** Reads a file, compares each line with our books, and keeps it to be looked at. Nothing of it counts yet. */
export async function importFile(
  { db }: Pick<SettlementDeps, 'db'>,
  operator: Pick<Operator, 'name'>,
  { format: code, provider: asked }: { format: string; provider?: string | undefined },
  file: UploadedFile | undefined,
): Promise<Result<SettlementFile>> {
  const format = settlementFormats.find((one) => one.code === code);
  if (!format) return refuse('invalidField', { field: 'format' });
  const provider = asked ?? format.providers[0]!;
  if (!format.providers.includes(provider)) return refuse('invalidField', { field: 'provider' });
  if (!file || file.bytes.length === 0) return refuse('missingField', { field: 'file' });
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  const lines = readLines(file.bytes, format);
  if ('why' in lines) return refuse('lineUnreadable', { line: lines.line, why: lines.why });
  return inTransaction<Result<SettlementFile>>(db, async (tx) => {
    const known = await findByHash(tx, hash);
    if (known !== undefined) return refuse('alreadyImported', { id: String(known) });
    const moments = lines.flatMap(({ at }) => (at ? [at.getTime()] : [])).sort((a, b) => a - b);
    const stored = await insertFile(tx, {
      format: code,
      provider,
      name: nameOf(file, format),
      hash,
      lines: lines.length,
      firstAt: moments.length > 0 ? new Date(moments[0]!) : null,
      lastAt: moments.length > 0 ? new Date(moments.at(-1)!) : null,
      importedBy: operator.name,
    });
    // Two at once with the same file: one of them has it.
    if (!stored) return refuse('alreadyImported', { id: String(await findByHash(tx, hash)) });
    const matched = await compare(tx, stored, lines);
    await insertLines(tx, stored.id, [...matched, ...(await missingIn(tx, stored, matched))]);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `settlement:${stored.id}`,
      command: 'settlement.import',
      after: { state: 'preview', name: stored.name, provider, hash, lines: lines.length },
    });
    return ok(stored);
  });
}

/** The name that it came with, or what it is; never a path. */
function nameOf({ name }: UploadedFile, { code }: SettlementFormat): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/[^\w .()-]/g, '_').slice(0, 120) || `${code}.csv`;
}

async function compare(
  tx: Transaction,
  { provider }: SettlementFile,
  lines: readonly ReadLine[],
): Promise<MatchedLine[]> {
  const known = await knownKeys(
    tx,
    lines.map(({ ownKey }) => ownKey),
  );
  const named = (kinds: readonly ReadLine['kind'][]) => [
    ...new Set(
      lines
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ reference }) => reference)
        .filter(Boolean),
    ),
  ];
  const deposits = new Map(
    (await depositsNamed(tx, provider, named(['payment', 'refund', 'dispute']))).map((it) => [it.name, it]),
  );
  const claims = await claimsOfDeposits(
    tx,
    [...deposits.values()].map(({ depositId }) => depositId),
  );
  const claimed = new Map(claims.map((it) => [`${it.kind} ${it.depositId}`, it]));
  const disputes = new Map((await disputesNamed(tx, provider, named(['dispute']))).map((it) => [it.name, it]));
  const payouts = new Map((await payoutsNamed(tx, provider, named(['payout']))).map((it) => [it.name, it]));
  const ours = ({ kind, reference }: ReadLine): OurEntry | undefined => {
    if (kind === 'payout') return payouts.get(reference);
    const deposit = deposits.get(reference);
    if (kind === 'payment') return deposit;
    if (!deposit) return kind === 'dispute' ? disputes.get(reference) : undefined;
    return claimed.get(`${kind} ${deposit.depositId}`) ?? { ...deposit, minor: null };
  };
  return matchLines(lines, { ours, known });
}

/** What we have credited in the time of the file's payments, and the provider has not settled in it. */
async function missingIn(
  tx: Transaction,
  { provider }: SettlementFile,
  lines: readonly MatchedLine[],
): Promise<MatchedLine[]> {
  const paid = lines.filter(({ kind }) => kind === 'payment');
  const moments = paid.flatMap(({ at }) => (at ? [at.getTime()] : [])).sort((a, b) => a - b);
  if (moments.length === 0) return [];
  const found = await depositsBetween(tx, provider, {
    from: new Date(moments[0]!),
    to: new Date(moments.at(-1)! - endMs),
    except: paid.flatMap(({ subject }) => (subject ? [BigInt(subject.slice('deposit:'.length))] : [])),
  });
  const last = lines.at(-1)?.line ?? 1;
  return found.flatMap(({ id, reference, currency, minor, createdAt }, at): MatchedLine[] =>
    isCurrency(currency)
      ? [
          {
            line: last + 1 + at,
            kind: 'payment',
            ownKey: `missing:${id}`,
            reference,
            at: createdAt,
            currency,
            gross: 0n,
            fee: 0n,
            net: 0n,
            match: 'missingInFile',
            subject: `deposit:${id}`,
            ours: minor,
          },
        ]
      : [],
  );
}
