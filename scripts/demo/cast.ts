import { createHash } from 'node:crypto';
import type { Random } from '@fairhouse/testing';

/** Nobody is called like this. */
const trees =
  'Alder Aspen Baobab Beech Birch Cedar Cypress Elm Fir Hazel Hornbeam Larch Linden Maple Narra Oak Pine Poplar Rowan Spruce Sycamore Tamarind Willow Yew'.split(
    ' ',
  );
const minerals =
  'Agate Apatite Basalt Beryl Calcite Dolomite Feldspar Flint Fluorite Galena Garnet Granite Gypsum Jasper Marble Mica Olivine Onyx Opal Pumice Quartz Schist Slate Talc Topaz Zircon'.split(
    ' ',
  );
const rivers = 'Abra Agno Danube Elbe Loire Madeira Oder Paraguay Pasig Rhine Tagus Tiber Xingu'.split(' ');

type Home = {
  currency: 'USD' | 'EUR' | 'BRL';
  countryCode: string;
  stateCode: string;
  city: string;
  postalCode: string;
};
const philippines: Home = {
  currency: 'USD',
  countryCode: 'PH',
  stateCode: 'PH-00',
  city: 'Manila',
  postalCode: '1000',
};
const homes: Home[] = [
  ...Array<Home>(6).fill(philippines),
  { ...philippines, currency: 'EUR' },
  { ...philippines, currency: 'EUR' },
  { ...philippines, currency: 'BRL' },
  { ...philippines, currency: 'BRL' },
];

export interface CastMember {
  number: number;
  /** Of the month, from 0. */
  joinsOnDay: number;
  registration: ReturnType<typeof registrationOf>;
  /** Whose invitation it follows: an earlier number. */
  invitedBy: number | undefined;
  /** From where it calls, out of the blocks that belong to nobody (RFC 5737). */
  address: string;
  /** Of 100 days, those with a visit. */
  visits: number;
  /** How much it pays in at a time, in whole units. */
  purse: readonly number[];
  random: Random;
}

const purses = [
  [10, 25, 30],
  [25, 50, 100],
  [50, 100, 200],
  [500, 1_000, 2_000, 5_000],
] as const;
export const password = 'a demonstration only';

/** The members of a demonstration: the same for the same seed. */
export function castOf(random: Random, members: number, days: number): CastMember[] {
  const cast: CastMember[] = [];
  for (let number = 0; number < members; number++) {
    const own = random.branch(number);
    // The first is the one whose log-in is told: there from the start, and at home here.
    const isGuide = number === 0;
    const joinsOnDay = isGuide ? 0 : Math.floor((number * days) / members);
    // By somebody of an earlier day, who is there whatever order a day's visits come in.
    const before = cast.filter((other) => other.joinsOnDay < joinsOnDay).length;
    const invitedBy = own.chance(0.18) && before > 0 ? own.below(before) : undefined;
    // Some are invited by themselves, under another name.
    const sharesWith = invitedBy !== undefined && own.chance(0.3) ? cast[invitedBy] : undefined;
    const deviceId = sharesWith?.registration.deviceId ?? deviceOf(own.below(2 ** 31));
    cast.push({
      number,
      joinsOnDay,
      invitedBy,
      registration: registrationOf(number, own, deviceId, isGuide ? philippines : homes[own.below(homes.length)]!),
      address: sharesWith?.address ?? addressOf(number),
      visits: isGuide ? 40 : 3 + own.below(18),
      purse: isGuide ? purses[2] : purses[own.chance(0.06) ? 3 : own.below(3)]!,
      random: own.branch(1),
    });
  }
  return cast;
}

function registrationOf(number: number, random: Random, deviceId: string, home: Home) {
  const firstName = trees[random.below(trees.length)]!;
  const lastName = minerals[random.below(minerals.length)]!;
  const username = `${firstName}.${lastName}.${number}`.toLowerCase();
  const year = 1_950 + random.below(55);
  return {
    ...home,
    username,
    email: `${username}@example.com`,
    password,
    repassword: password,
    mobilePrefix: '63',
    mobile: `9170${String(100_000 + number)}`,
    firstName,
    lastName,
    gender: random.chance(0.5) ? ('MALE' as const) : ('FEMALE' as const),
    birthday: `${year}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`,
    address: `${1 + random.below(90)} ${rivers[random.below(rivers.length)]} Street`,
    receiveExclusive: random.chance(0.7),
    agreed: true,
    deviceId,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const deviceOf = (chosen: number) => createHash('sha256').update(`device ${chosen}`).digest('hex').slice(0, 32);

function addressOf(number: number): string {
  const block = ['192.0.2', '198.51.100', '203.0.113'][Math.floor(number / 250) % 3];
  return `${block}.${1 + (number % 250)}`;
}
