import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@fairhouse/testing';
import { CasinoCalls, type Member } from '../../../test-kit/casino-calls.ts';
import { sitAtSlot } from '../../../test-kit/slot-player.ts';
import { sitAtTable } from '../../../test-kit/table-player.ts';
import { sitAtVendor } from '../../../test-kit/wallet-player.ts';
import { openCashOuts } from './cash-out-player.ts';
import type { FaultJournal } from './fault-journal.ts';

const depositPauseMs = 2_500;

export interface People {
  atVendor: Member[];
  atSlot: Member[];
  atTable: Member[];
  paying: Member;
  cashingOut: Member;
  everybody: Member[];
  /** All of them at once, until told to stop. */
  play(isOver: () => boolean): Promise<void>;
}

/** Who is at the casino while something happens to it: they come through the balancer, as everybody does. */
export async function gatherPeople(
  origins: { casino: string; studio: string; sandbox: string },
  walletSecret: string,
  { firstNumber, journal, random }: { firstNumber: number; journal: FaultJournal; random: Random },
): Promise<People> {
  const casino = new CasinoCalls(origins.casino, journal);
  const join = async (from: number, count: number) => {
    const joined: Member[] = [];
    for (let number = from; number < from + count; number++) joined.push(await casino.join(firstNumber + number));
    return joined;
  };
  const atVendor = await join(0, 8);
  const atSlot = await join(8, 3);
  const atTable = await join(11, 2);
  const [paying, cashingOut] = (await join(13, 2)) as [Member, Member];
  const players = [...atVendor, ...atSlot, ...atTable];
  for (const member of players) await casino.deposit(member, 1_000, origins.sandbox);
  const common = ({ id }: Member) => ({ memberId: id, journal, random: random.branch(Number(id)) });

  const games: ((isOver: () => boolean) => Promise<void>)[] = [];
  for (const member of atVendor) {
    const { searchParams } = await casino.launch(member, 'Nocturne');
    const [gameCode, launchToken] = [searchParams.get('game')!, searchParams.get('token')!];
    const place = { casinoOrigin: origins.casino, secret: walletSecret, gameCode, launchToken };
    games.push(await sitAtVendor({ ...common(member), ...place }));
  }
  for (const member of atSlot) {
    const launch = await casino.launch(member, 'Nocturne');
    const seat = await sitAtSlot({ ...common(member), studioOrigin: origins.studio, launch });
    games.push(seat.play);
  }
  for (const member of atTable) {
    const place = { launch: await casino.launch(member, 'Shared Wheel'), studioOrigin: () => origins.studio };
    const table = await sitAtTable({
      ...common(member),
      ...place,
      bet: { stake: 100, mode: 'field-2' },
      cashesOut: false,
    });
    games.push(async (isOver) => void journal.bets.push(...(await table(isOver))));
  }
  games.push(async (isOver) => {
    for (let number = 0; !isOver(); number++) {
      await casino.deposit(paying, 10 + number, origins.sandbox);
      await sleep(depositPauseMs);
    }
  });
  games.push(await openCashOuts(casino, cashingOut, origins, journal));
  return {
    atVendor,
    atSlot,
    atTable,
    paying,
    cashingOut,
    everybody: [...players, paying, cashingOut],
    play: async (isOver) => void (await Promise.all(games.map((game) => game(isOver)))),
  };
}
