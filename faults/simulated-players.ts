import type { Database } from '@fairhouse/database';
import type { Random } from '@fairhouse/testing';
import type { CasinoCalls, Member } from '../test-kit/casino-calls.ts';
import { type Acknowledged, compareDeposits, compareInstructions, compareRounds } from '../test-kit/compare.ts';
import type { Journal } from '../test-kit/journal.ts';
import { type SlotSeat, sitAtMines, sitAtSlot } from '../test-kit/slot-player.ts';
import { sitAtVendor } from '../test-kit/wallet-player.ts';

export interface SimulatedPlayersOptions {
  casino: CasinoCalls;
  origins: { casino: string; studio: string; sandbox: string };
  /** Signs the calls of the outside vendor. */
  walletSecret: string;
  /** How many sit at the vendor, at our slots, the first of those at the slot with the shared pot, and at the mines; the rest only pays in. */
  sizes: { vendor: number; slot: number; pot: number; mines?: number; paying: number };
  /** What each of those who play pays in first, in whole units. */
  purse: number;
  /** Members are called by numbers from here on; 1 by default. */
  firstNumber?: number;
  journal: Journal;
  random: Random;
}

/** Members who play for money, all of whose acknowledged instructions are in one journal. */
export interface SimulatedPlayers {
  members: Member[];
  paying: Member[];
  seats: SlotSeat[];
  /** Everybody at the vendor and at the slots plays until told to stop. */
  play(isOver: () => boolean): Promise<void>[];
  /** Every difference between what was told and what stands in the casino's books; none is right. */
  differencesFrom(db: Database, reported: Acknowledged): Promise<string[]>;
}

export async function addMembers(options: SimulatedPlayersOptions): Promise<SimulatedPlayers> {
  const { casino, origins, walletSecret, sizes, purse, firstNumber = 1, journal, random } = options;
  const members: Member[] = [];
  const ofStudio = sizes.slot + (sizes.mines ?? 0);
  const count = sizes.vendor + ofStudio + sizes.paying;
  for (let number = firstNumber; number < firstNumber + count; number++) members.push(await casino.join(number));
  const atVendor = members.slice(0, sizes.vendor);
  const atStudio = members.slice(sizes.vendor, sizes.vendor + ofStudio);
  const atSlot = atStudio.slice(0, sizes.slot);
  await Promise.all([...atVendor, ...atStudio].map((member) => casino.deposit(member, purse, origins.sandbox)));
  const common = ({ id }: Member) => ({ memberId: id, journal, random: random.branch(Number(id)) });
  const vendors = await Promise.all(
    atVendor.map(async (member) => {
      const { searchParams } = await casino.launch(member, 'Nocturne');
      const [gameCode, launchToken] = [searchParams.get('game')!, searchParams.get('token')!];
      const at = { casinoOrigin: origins.casino, secret: walletSecret, gameCode, launchToken };
      return sitAtVendor({ ...common(member), ...at });
    }),
  );
  const seats = await Promise.all(
    atSlot.map(async (member, at) => {
      const launch = await casino.launch(member, at < sizes.pot ? 'Glass Blower' : 'Nocturne');
      return sitAtSlot({ ...common(member), studioOrigin: origins.studio, launch });
    }),
  );
  const miners = await Promise.all(
    atStudio.slice(sizes.slot).map(async (member) => {
      const launch = await casino.launch(member, 'Mines');
      return sitAtMines({ ...common(member), studioOrigin: origins.studio, launch });
    }),
  );
  return {
    members,
    paying: members.slice(sizes.vendor + ofStudio),
    seats,
    play: (isOver) => [
      ...vendors.map((play) => play(isOver)),
      ...[...seats, ...miners].map((seat) => seat.play(isOver)),
    ],
    async differencesFrom(db, reported) {
      const checks = [
        ...atVendor.map(({ id }) => compareInstructions(db, id, reported)),
        ...atStudio.map(({ id }) => compareRounds(db, id, reported)),
        ...members.map(({ id }) => compareDeposits(db, id, reported)),
      ];
      return (await Promise.all(checks)).flat();
    },
  };
}
