import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { specimenOf } from '../../../scripts/demo/specimen.ts';
import type { CasinoCalls, Member } from '../../../test-kit/casino-calls.ts';
import type { AcknowledgedCashOut, FaultJournal } from './fault-journal.ts';

/** In whole units: the least that is paid out. */
const amount = 25;
const pauseMs = 1_500;
/** Somebody can hold as much as was paid in; the rest of a load only takes back. */
const mostKept = 20;

/** Applies for cash-outs one after the other and takes half of them back, until told to stop. */
export async function openCashOuts(
  casino: CasinoCalls,
  member: Member,
  origins: { casino: string; sandbox: string },
  journal: FaultJournal,
): Promise<(isOver: () => boolean) => Promise<void>> {
  await casino.deposit(member, amount * (mostKept + 1), origins.sandbox);
  const proofs = {
    idcardProofId: await upload(origins.casino, member, 'idcardProof'),
    paymentProofId: await upload(origins.casino, member, 'paymentProof'),
  };
  const takeBack = (id: string) =>
    casino.call('/sys/withdraw/cancel', { id: Number(id) }, member.token).catch((error: Error) => {
      // An earlier try whose answer was lost has done it; the comparison looks whether it has.
      if (!error.message.includes(`: ${errorCodes.cannotCancel} `)) throw error;
    });
  return async (isOver) => {
    for (let kept = 0; !isOver() && kept < mostKept; ) {
      const asked = {
        amount,
        paymentMethod: 'PAYPAL',
        email: 'survivor@example.com',
        ...proofs,
        requestKey: randomUUID(),
      };
      const { id } = await casino.call('/sys/withdraw/apply', asked, member.token);
      const entry = { memberId: member.id, id: String(id), amount: amount * 100, takenBack: false };
      journal.cashOuts.push(entry);
      await sleep(pauseMs);
      if (journal.cashOuts.length % 2 === 0) {
        await takeBack(entry.id);
        entry.takenBack = true;
      } else {
        kept++;
      }
    }
  };
}

/** Every difference between the cash-outs that were told and their postings; none is right. */
export async function compareCashOuts(
  db: Database,
  memberId: bigint,
  reported: readonly AcknowledgedCashOut[],
): Promise<string[]> {
  const { rows } = await db.query<{ type: string; externalId: string; amount: bigint }>(
    `select type, external_id as "externalId", amount from posting
     where member_id = $1 and source = 'cash-out' order by seq`,
    [memberId],
  );
  const line = (type: string, id: string, minor: bigint) => `${memberId}: ${type} ${id} of ${minor}`;
  const stored = rows.map(({ type, externalId, amount: minor }) => line(type, externalId, minor));
  const promised = reported
    .filter((cashOut) => cashOut.memberId === memberId)
    .flatMap(({ id, amount: minor, takenBack }) => [
      line('WITHDRAW', id, BigInt(minor)),
      ...(takenBack ? [line('WITHDRAW_ROLLBACK', `${id}:back`, BigInt(minor))] : []),
    ]);
  const twice = stored.filter((each, at) => stored.indexOf(each) !== at);
  return [
    ...promised.filter((each) => !stored.includes(each)).map((each) => `${each} was acknowledged and is not there`),
    ...stored.filter((each) => !promised.includes(each)).map((each) => `${each} was never acknowledged`),
    ...twice.map((each) => `${each} is there twice`),
  ];
}

async function upload(origin: string, { id, token }: Member, kind: 'idcardProof' | 'paymentProof'): Promise<string> {
  const form = new FormData();
  form.set(
    'file',
    new Blob([new Uint8Array(await specimenOf(kind, [`No. ${id}`]))], { type: 'image/png' }),
    'proof.png',
  );
  const answer = await fetch(`${origin}/api/sys/file/upload`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  const { error, message, data } = (await answer.json()) as { error: number; message: string; data: { id: number } };
  if (error !== 0) throw new Error(`a proof was not taken: ${message}`);
  return String(data.id);
}
