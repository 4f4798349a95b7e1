import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomFrom } from '@fairhouse/testing';
import { specimenOf } from '../../../scripts/demo/specimen.ts';
import { CasinoCalls, type Member } from '../../../test-kit/casino-calls.ts';
import type { TestCasino } from '../../../test-kit/open-test-casino.ts';
import { sitAtSlot } from '../../../test-kit/slot-player.ts';
import { sitAtVendor } from '../../../test-kit/wallet-player.ts';
import { cashOutEntry, pictureEntry, type TimedJournal, takenBackEntry } from './timed-journal.ts';

const seed = 15;
const vendorPlayers = 8;
const slotPlayers = 3;
const cashiers = 2;
const firstDeposit = 5_000;
/** The casino takes at most 60 orders an hour of one member, and 60 pictures a day. */
const mostTurns = 25;
const turnPauseMs = 2_000;

export interface SimulatedPlayers {
  atVendor: Member[];
  atSlot: Member[];
  atCashier: Member[];
}

/** Joins everybody who is to play, and has them pay in. */
export async function gather(system: TestCasino, journal: TimedJournal): Promise<SimulatedPlayers> {
  const casino = new CasinoCalls(system.origins.casino, journal);
  const members: Member[] = [];
  for (let number = 1; number <= vendorPlayers + slotPlayers + cashiers; number++)
    members.push(await casino.join(number));
  for (const member of members) await casino.deposit(member, firstDeposit, system.origins.sandbox);
  return {
    atVendor: members.slice(0, vendorPlayers),
    atSlot: members.slice(vendorPlayers, vendorPlayers + slotPlayers),
    atCashier: members.slice(vendorPlayers + slotPlayers),
  };
}

/** Sits everybody down; the answer has them all play until told to stop. */
export async function sitDown(
  system: TestCasino,
  { atVendor, atSlot, atCashier }: SimulatedPlayers,
  journal: TimedJournal,
  secret: string,
): Promise<(isOver: () => boolean) => Promise<void>> {
  const random = randomFrom(seed);
  const casino = new CasinoCalls(system.origins.casino, journal);
  const common = ({ id }: Member) => ({ memberId: id, journal, random: random.branch(Number(id)) });
  const plays: ((isOver: () => boolean) => Promise<void>)[] = [];
  for (const member of atVendor) {
    const { searchParams } = await casino.launch(member, 'Nocturne');
    const [gameCode, launchToken] = [searchParams.get('game')!, searchParams.get('token')!];
    plays.push(
      await sitAtVendor({ ...common(member), casinoOrigin: system.origins.casino, secret, gameCode, launchToken }),
    );
  }
  for (const member of atSlot) {
    const launch = await casino.launch(member, 'Nocturne');
    const seat = await sitAtSlot({ ...common(member), studioOrigin: system.origins.studio, launch });
    plays.push((isOver) => seat.play(isOver));
  }
  for (const member of atCashier) {
    plays.push((isOver) => stayAtCashier(system, casino, member, journal, random.branch(Number(member.id)), isOver));
  }
  return async (isOver) => {
    await Promise.all(plays.map((play) => play(isOver)));
  };
}

/** Pays in, hands in papers, asks for money, and now and then takes that back. */
async function stayAtCashier(
  { origins }: TestCasino,
  casino: CasinoCalls,
  member: Member,
  journal: TimedJournal,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; turn < mostTurns && !isOver(); turn++) {
    await casino.deposit(member, 50, origins.sandbox);
    const proof = await handIn(origins.casino, member, turn);
    journal.note(pictureEntry(proof));
    const asked = await casino.call(
      '/sys/withdraw/apply',
      {
        amount: 25,
        paymentMethod: 'PAYPAL',
        email: `drill.${member.id}@example.com`,
        idcardProofId: String(proof),
        paymentProofId: String(proof),
        requestKey: randomUUID(),
      },
      member.token,
    );
    journal.note(cashOutEntry(asked.id));
    if (random.chance(0.5)) {
      await casino.call('/sys/withdraw/cancel', { id: asked.id }, member.token);
      journal.note(takenBackEntry(asked.id));
    }
    await sleep(turnPauseMs);
  }
}

/** Answers the number of the picture. */
async function handIn(casinoOrigin: string, member: Member, turn: number): Promise<number> {
  const picture = await specimenOf('idcardProof', [`No. ${member.id}`, `Turn ${turn}`]);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'specimen.png');
  const answer = await fetch(`${casinoOrigin}/api/sys/file/upload`, {
    method: 'POST',
    headers: { authorization: member.token },
    body: form,
  });
  const { error, message, data } = (await answer.json()) as { error: number; message: string; data: { id: number } };
  if (error !== 0) throw new Error(`/sys/file/upload: ${error} ${message}`);
  return data.id;
}
