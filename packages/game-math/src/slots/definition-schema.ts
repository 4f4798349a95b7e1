import { z } from 'zod';
import { code, declaredFigures, name, potRules } from '../definition-parts.ts';
import { potShare } from '../pot.ts';
import {
  columnAt,
  type FormerSlotRules,
  freeStrips,
  type ModelessSlotRules,
  type PotlessSlotRules,
  rulesInMode,
  rulesOf,
  type SlotDefinition,
  type SlotRules,
} from './slot.ts';

const symbol = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);
const three = <T extends z.ZodType>(part: T) => z.tuple([part, part, part]);
const coins = z.int().min(0).max(1_000_000);
const symbols = z.array(symbol).min(3).max(32);
const strip = z.array(symbol).min(3).max(256);
const maxWin = z.int().min(1).max(100_000);
const multiplier = z.int().min(1).max(1_000);

/** Of the first kind: five reels of three rows. */
const firstShape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  reels: z.literal(5),
  rows: z.literal(3),
  symbols,
  wild: symbol,
  scatter: symbol,
  pays: z.record(symbol, three(coins.min(1))),
  scatterPays: three(coins),
  lines: z
    .array(z.array(z.int().min(0).max(2)).length(5))
    .min(1)
    .max(100),
  strips: z.array(strip).length(5),
  freeSpins: z.strictObject({
    awards: three(z.int().min(1).max(100)),
    multiplier: z.int().min(1).max(100),
    maxPerRound: z.int().min(1).max(1_000),
  }),
  maxWin,
  declared: declaredFigures,
});

type Wrong = (message: string) => void;

const lineSlot = firstShape.superRefine((slot, context) => {
  const wrong: Wrong = (message) => context.addIssue({ code: 'custom', message });
  const known = new Set(slot.symbols);
  if (known.size !== slot.symbols.length) wrong('a symbol is named twice');
  const paying = Object.keys(slot.pays);
  const expected = slot.symbols.filter((one) => one !== slot.wild && one !== slot.scatter);
  if (slot.wild === slot.scatter || !known.has(slot.wild) || !known.has(slot.scatter))
    wrong('wild or scatter is no symbol');
  if (paying.length !== expected.length || expected.some((one) => !paying.includes(one)))
    wrong('every symbol but wild and scatter pays, and nothing else does');
  for (const [one, [few, more, all]] of Object.entries(slot.pays))
    if (few > more || more > all) wrong(`more of ${one} pay less`);
  if (new Set(slot.lines.map(String)).size !== slot.lines.length) wrong('a line is there twice');
  if (Number(slot.declared.return) >= 100 || slot.declared.maxWin !== slot.maxWin)
    wrong('the declared figures do not fit');
  for (const [reel, own] of slot.strips.entries()) {
    if (own.some((one) => !known.has(one))) wrong(`reel ${reel + 1} shows an unknown symbol`);
    if (reel === 0 && own.includes(slot.wild)) wrong('a line cannot begin with the wild');
    const far = (place: number) =>
      own
        .slice(place + 1)
        .concat(own)
        .slice(0, slot.rows - 1);
    if (own.some((one, place) => one === slot.scatter && far(place).includes(slot.scatter)))
      wrong(`two scatters of reel ${reel + 1} can be seen together`);
  }
});

const weight = z.int().min(1).max(10_000);
const strips = z.array(strip).max(8);
const book = z.strictObject({
  pages: z.int().min(1_000).max(4_000_000),
  salt: z.int().min(0).max(1),
  weights: z.record(symbol, weight),
});

/** Of the first slots by features, without what came later. */
const formerShape = z.strictObject({
  code,
  version: z.int().min(1),
  name,
  reels: z.int().min(3).max(8),
  rows: z.int().min(3).max(8),
  symbols,
  stakeCoins: z.int().min(1).max(100),
  way: z.enum(['lines', 'both', 'ways', 'clusters', 'anywhere']),
  lines: z.array(z.array(z.int().min(0))).max(100),
  tiers: z.array(z.int().min(2).max(64)).min(1).max(12),
  pays: z.record(symbol, z.array(coins.min(1))),
  wilds: z.record(symbol, multiplier),
  scatter: z.strictObject({ symbol, from: z.int().min(2).max(8), pays: z.array(coins).min(1).max(6) }).nullable(),
  strips,
  book: book.nullable(),
  freeSpins: z
    .strictObject({
      awards: z.array(z.int().min(0).max(100)),
      multiplier,
      maxPerRound: z.int().min(1).max(1_000),
      strips,
      book: book.nullable(),
      expanding: z.array(symbol).max(10),
    })
    .nullable(),
  respins: z.strictObject({ most: z.int().min(1).max(8) }).nullable(),
  hold: z
    .strictObject({
      symbol,
      from: z.int().min(2).max(30),
      respins: z.int().min(1).max(10),
      oneIn: z.int().min(2).max(1_000),
      values: z.array(z.tuple([coins.min(1), weight])).min(1),
      full: coins,
    })
    .nullable(),
  tumble: z
    .strictObject({
      mostOfCell: multiplier,
      bombs: z.strictObject({ symbol, values: z.array(z.tuple([multiplier, weight])).min(1) }).nullable(),
    })
    .nullable(),
  maxWin,
  declared: declaredFigures,
});

const potlessShape = formerShape.extend({
  mystery: z
    .strictObject({
      symbol,
      becomes: z
        .array(z.tuple([symbol, weight]))
        .min(2)
        .max(16),
    })
    .nullable(),
  colossal: z
    .strictObject({
      reels: z.tuple([z.int().min(0).max(7), z.int().min(0).max(7)]),
      oneIn: z.int().min(2).max(1_000),
      symbols: z.array(symbol).min(2).max(64),
    })
    .nullable(),
  wheel: z.strictObject({ parts: z.array(z.int().min(1).max(10_000)).min(4).max(36) }).nullable(),
  sticky: z.boolean(),
  heights: z
    .array(z.tuple([z.int().min(1).max(8), weight]))
    .min(2)
    .max(8)
    .nullable(),
  rising: multiplier,
});
const modelessShape = potlessShape.extend({ pot: potRules });
const rate = z.string().regex(/^\d{1,3}\.\d{2}$/);
const shape = potlessShape.extend({
  pot: potRules.nullable(),
  modes: z
    .array(
      z.strictObject({
        id: z.enum(['ante', 'buy']),
        cost: z.int().min(1).max(1_000_000),
        strips,
        declared: z.strictObject({
          return: rate,
          hitRate: rate,
          profitRate: rate,
          deviation: z.string().regex(/^\d{1,4}\.\d{2}$/),
          largestWinOneIn: z.number().min(1),
        }),
      }),
    )
    .min(1)
    .max(2),
});

const checked = (
  read: FormerSlotRules | PotlessSlotRules | ModelessSlotRules | SlotRules,
  context: { addIssue(issue: { code: 'custom'; message: string }): void },
) => {
  const wrong: Wrong = (message) => context.addIssue({ code: 'custom', message });
  const slot = rulesOf(read);
  checkSymbols(slot, wrong);
  checkReels(slot, wrong);
  checkFeatures(slot, wrong);
  checkLater(slot, wrong);
  checkModes(slot, wrong);
  if (Number(slot.declared.return) >= 100 || slot.declared.maxWin !== slot.maxWin)
    wrong('the declared figures do not fit');
  if (potShare(slot.pot) * 100 >= Number(slot.declared.return)) wrong('the pot returns more than all together');
};
const formerRules = formerShape.superRefine(checked);
const potlessRules = potlessShape.superRefine(checked);
const modelessRules = modelessShape.superRefine(checked);
const slotRules = shape.superRefine(checked);

function checkSymbols(slot: SlotRules, wrong: Wrong): void {
  const known = new Set(slot.symbols);
  if (known.size !== slot.symbols.length) wrong('a symbol is named twice');
  const others = [
    ...Object.keys(slot.wilds),
    ...[slot.scatter, slot.hold, slot.tumble?.bombs, slot.mystery].flatMap((one) => (one ? [one.symbol] : [])),
  ];
  if (others.some((one) => !known.has(one))) wrong('wild, scatter, coin, bomb or mystery is no symbol');
  const expected = slot.symbols.filter((one) => !others.includes(one));
  const paying = Object.keys(slot.pays);
  if (paying.length !== expected.length || expected.some((one) => !paying.includes(one)))
    wrong('every symbol but wild, scatter, coin, bomb and mystery pays, and nothing else does');
  for (const [one, pays] of Object.entries(slot.pays))
    if (pays.length !== slot.tiers.length || pays.some((pay, i) => i > 0 && pay < pays[i - 1]!))
      wrong(`the pays of ${one} do not rise with what they are for`);
  if (slot.tiers.some((tier, i) => i > 0 && tier <= slot.tiers[i - 1]!)) wrong('what pays are for does not rise');
  if (slot.freeSpins?.expanding.some((one) => !paying.includes(one))) wrong('a symbol expands that does not pay');
}

function checkReels(slot: SlotRules, wrong: Wrong): void {
  const known = new Set(slot.symbols);
  const byLines = slot.way === 'lines' || slot.way === 'both';
  const tumbles = slot.way === 'clusters' || slot.way === 'anywhere' || slot.heights !== null;
  if (byLines !== slot.lines.length > 0) wrong('lines are there exactly where lines pay');
  if (slot.lines.some((rows) => rows.length !== slot.reels || rows.some((row) => row >= slot.rows)))
    wrong('a line leaves the window');
  if (new Set(slot.lines.map(String)).size !== slot.lines.length) wrong('a line is there twice');
  const byReels = byLines || slot.way === 'ways';
  if (byReels && slot.tiers.some((tier) => tier > slot.reels)) wrong('a pay is for more than there are reels');
  if (tumbles !== (slot.book !== null) || tumbles !== (slot.tumble !== null)) wrong('what tumbles falls by a book');
  const sets = tumbles ? [] : [slot.strips, ...(slot.freeSpins?.strips.length ? [slot.freeSpins.strips] : [])];
  if (tumbles && slot.strips.length > 0) wrong('what tumbles has no strips');
  for (const set of sets) {
    if (set.length !== slot.reels) wrong('every reel has one strip');
    for (const [reel, own] of set.entries()) {
      if (own.length < slot.rows || own.some((one) => !known.has(one))) wrong(`reel ${reel + 1} cannot be shown`);
      // Where the wild is not the scatter too, a run of wilds could break off at a scatter; from either side it could be two.
      const [first, last] = [reel === 0, reel === slot.reels - 1];
      const apart = slot.scatter !== null && !(slot.scatter.symbol in slot.wilds);
      const closed = slot.way === 'both' ? first || last : first && apart;
      if (closed && own.some((one) => one in slot.wilds)) wrong('a line cannot begin with the wild');
    }
  }
  for (const own of [slot.book, slot.freeSpins?.book])
    if (own && Object.keys(own.weights).some((one) => !known.has(one))) wrong('an unknown symbol falls');
}

function checkFeatures(slot: SlotRules, wrong: Wrong): void {
  const { freeSpins, respins, hold, scatter, tumble } = slot;
  if ([freeSpins, respins, hold, slot.wheel].filter((one) => one !== null).length > 1)
    wrong('one thing at most follows a spin');
  if (freeSpins && freeSpins.awards.length !== scatter?.pays.length) wrong('free spins are awarded by scatters');
  if (freeSpins && freeSpins.expanding.length > 0 && (slot.way !== 'lines' || slot.reels > 7))
    wrong('a symbol expands on lines of seven reels at the most');
  if (freeSpins && freeSpins.book !== null && slot.book === null)
    wrong('free spins have a book where the paid spin has one');
  if (respins) {
    const wilds = slot.strips.filter((own) => own.some((one) => one in slot.wilds)).length;
    if (Object.keys(slot.wilds).length !== 1 || wilds === 0 || wilds > 4 || respins.most < wilds || scatter)
      wrong('one wild fills reels, a few of them, for as long as it does');
    if (slot.way === 'ways') wrong('reels are filled where lines pay');
  }
  if (slot.way === 'both' && Object.values(slot.wilds).some((times) => times > 1))
    wrong('no wild multiplies what pays both ways');
  if (hold && (hold.from > slot.reels * slot.rows || scatter)) wrong('coins are held where there is room for them');
  if (tumble?.bombs && slot.way !== 'anywhere') wrong('bombs fall where symbols pay anywhere');
  if (tumble && tumble.mostOfCell > 1 && slot.way !== 'clusters') wrong('cells multiply clusters');
  if (tumble && Object.keys(slot.wilds).length > 0) wrong('nothing takes another’s place where symbols fall');
}

function checkLater(slot: SlotRules, wrong: Wrong): void {
  const { mystery, colossal, wheel, sticky, heights, rising, freeSpins, scatter } = slot;
  const pays = (one: string) => one in slot.pays;
  const special = freeSpins && freeSpins.expanding.length > 0;
  if ((mystery || colossal || sticky) && (slot.way !== 'lines' || slot.respins || slot.hold || special))
    wrong('what is drawn beside the stops is drawn where lines pay, and where nothing else fills reels');
  if ([mystery, colossal, sticky].filter(Boolean).length > 1) wrong('one thing at most is drawn beside the stops');
  if (mystery?.becomes.some(([one]) => !pays(one))) wrong('what is not known becomes a symbol that pays');
  if (mystery && new Set(mystery.becomes.map(([one]) => one)).size !== mystery.becomes.length)
    wrong('a symbol is named twice');
  if (colossal) {
    const [first, last] = colossal.reels;
    if (first < 1 || last <= first || last >= slot.reels) wrong('reels are joined behind the first one');
    if (colossal.symbols.some((one) => !pays(one) && !(one in slot.wilds)))
      wrong('an unknown symbol fills joined reels');
  }
  if (wheel && !scatter) wrong('a wheel is turned by scatters');
  if (sticky) {
    const strips = freeSpins ? freeStrips(slot) : [];
    const reels = strips.filter((own) => own.some((one) => one in slot.wilds)).length;
    if (Object.values(slot.wilds).join() !== '1' || reels === 0 || reels * slot.rows > 6)
      wrong('one wild stays, on six cells at the most');
    if (strips.some((own) => scatter && own.includes(scatter.symbol)))
      wrong('no more free spins are won where wilds stay');
    if (freeSpins?.awards.some((award) => award > freeSpins.maxPerRound))
      wrong('all free spins are played where wilds stay');
  }
  if (heights && (slot.way !== 'ways' || heights.some(([rows]) => rows > slot.rows)))
    wrong('rows vary where ways pay, up to those of the window');
  if (rising > 1 && slot.tumble === null) wrong('wins rise where symbols fall');
}

/** By how much the return of a mode may differ from that of the plain spin, in hundredths of a point. */
const mostApart = 50;

function checkModes(slot: SlotRules, wrong: Wrong): void {
  const { modes, freeSpins, book, colossal, scatter } = slot;
  if (new Set(modes.map(({ id }) => id)).size !== modes.length) wrong('a mode is there twice');
  if (modes.length > 0 && (!freeSpins || !scatter || book || colossal))
    wrong('a mode changes the strips of a paid spin that free spins can follow');
  for (const mode of modes) {
    if (mode.cost <= slot.stakeCoins) wrong('a mode costs more than a stake');
    checkReels(rulesInMode(slot, mode), wrong);
    const apart = Math.round((Number(mode.declared.return) - Number(slot.declared.return)) * 100);
    if (Math.abs(apart) > mostApart) wrong('the return of a mode is within half a point of the slot');
    const least = (own: readonly string[]) =>
      Math.min(...own.map((_, stop) => columnAt(own, stop, slot.rows).filter((one) => one === scatter?.symbol).length));
    const seen = mode.strips.reduce((sum, own) => sum + least(own), 0);
    if (mode.id === 'buy' && scatter && seen < scatter.from) wrong('what is bought comes with every spin');
  }
}

/** The two forms of a slot's definition, for docs/fairness.md, which names every field: the first, and the last with all that came later. */
export const slotForms: readonly z.ZodType[] = [firstShape, shape];

/** Reads a slot's definition as its folder holds it; says what is wrong with one that no engine could play. */
export const slotDefinition: z.ZodType<SlotDefinition> = z.unknown().transform((data, context): SlotDefinition => {
  const has = (part: string) => data !== null && typeof data === 'object' && part in data;
  const kind = has('modes')
    ? slotRules
    : has('pot')
      ? modelessRules
      : has('rising')
        ? potlessRules
        : has('way')
          ? formerRules
          : lineSlot;
  const read = kind.safeParse(data);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: 'custom', path: path as (string | number)[], message });
  return z.NEVER;
}) as unknown as z.ZodType<SlotDefinition>;
