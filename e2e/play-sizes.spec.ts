import { catalogue } from '@fairhouse/games/catalogue';
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { isLong, sampleSeed } from '../scripts/test/extent.ts';
import { dealWished, wishForCards } from './steps/cards.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { begin } from './steps/rounds.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Small laptops, phones with the browser's own bars, a phone on its side, and a desktop at 200 %. */
const sizes = [
  [1280, 720],
  [1366, 657],
  [390, 664],
  [375, 667],
  [360, 640],
  [844, 390],
  [720, 450],
] as const;

/** Each run looks at another quarter of the slots, whose screens are one; `npm run test:long` at all. */
const isSampled = (_slot: string, place: number) => isLong || place % 4 === Math.floor(sampleSeed / 4) % 4;

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

/** What stands in the way of a pointer, or off the screen. */
function inTheWay(game: FrameLocator): Promise<string[]> {
  return game.locator('body').evaluate(async () => {
    // The new size is laid out by then.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    const boxOf = (element: Element) => element.getBoundingClientRect();
    for (const button of document.querySelectorAll('button:not([data-spot])')) {
      const { left, top, width, height } = boxOf(button);
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!button.contains(there)) found.push(`${button.textContent} is under ${there?.className}`);
    }
    const dock = boxOf(document.querySelector('.dock')!);
    for (const hand of document.querySelectorAll('.hand')) {
      const { left, right, top, bottom: end } = boxOf(hand);
      // A table that scrolls shows a hand as far as its own lower edge.
      const bottom = Math.min(end, boxOf(hand.closest('.blackjack__table')!).bottom);
      if (left < dock.right && right > dock.left && top < dock.bottom && bottom > dock.top + 1)
        found.push(`a hand reaches ${Math.round(bottom - dock.top)} px into the dock`);
      if (left < 0 || right > innerWidth || top < 0) found.push('a hand leaves the screen');
    }
    return found;
  });
}

test('at every size, each button is there to be pressed and no card lies on it', async ({ page, isMobile }) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 200_00n);
  await openHomeAs(page, member);

  const atEachSize = async (game: FrameLocator, what: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => inTheWay(game), `${what} at ${width}×${height}`).toEqual([]);
    }
  };

  /** For some frames after a resize, the browser sends a pointer to where the game's frame was before. */
  const press = async (control: Locator, timeout?: number) => {
    await expect(async () => {
      await control.hover({ timeout: 5_000 });
      expect(await control.evaluate((element) => element.matches(':hover')), 'the pointer is on it').toBe(true);
    }).toPass({ timeout });
    await (isMobile ? control.tap({ timeout }) : control.click({ timeout }));
  };

  await test.step('blackjack', async () => {
    const { game, close } = await sitDown(page, 'Blackjack', { fast: true });
    const button = (name: string) => game.getByRole('button', { name, exact: true });
    const felt = game.locator('.blackjack');
    await atEachSize(game, 'the chips');
    // A pair that becomes three hands; the first can be doubled, and the second takes a card and is not done.
    await wishForCards(member.id, { stake: 5_00 }, (play) => {
      const taken: string[] = [];
      for (const next of ['split', 'split', 'double', 'hit']) {
        const { phase, actions } = play(...taken);
        if (phase !== 'PLAYER' || !actions.some(({ action }) => action === next)) return false;
        taken.push(next);
      }
      return play(...taken.slice(0, 3)).activeHand === 1 && play(...taken).activeHand === 1;
    });
    await dealWished(game, press);
    await expect(button('Split')).toBeEnabled();
    await atEachSize(game, 'one hand');
    for (const [hands, [width, height]] of [
      [2, [1280, 720]],
      [3, [375, 667]],
    ] as const) {
      await page.setViewportSize({ width, height });
      await press(button('Split'));
      await expect(game.locator('.blackjack__hands')).toHaveAttribute('data-hands', String(hands));
      await expect(button('Stand')).toBeEnabled();
      await atEachSize(game, `${hands} hands`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await press(button('Double'));
    await expect(game.getByRole('region', { name: 'Hand 1' })).toContainText('$10.00');
    await page.setViewportSize({ width: 375, height: 667 });
    await press(button('Hit'));
    await expect(game.getByRole('region', { name: 'Hand 2' }).getByRole('listitem')).toHaveCount(3);
    await page.setViewportSize({ width: 844, height: 390 });
    // The third hand may be finished by its cards.
    await expect(async () => {
      // While the dealer draws, and afterwards, nothing is left to press.
      if (await button('Stand').isVisible()) await press(button('Stand'), 1_000);
      await expect(felt).toHaveAttribute('data-phase', 'betting', { timeout: 1_000 });
    }).toPass();
    await atEachSize(game, 'the results');
    await close();
  });

  const slots = catalogue.filter(({ category }) => category === 'Slots').map(({ name }) => name);
  const sampled = slots.filter(isSampled);
  process.stdout.write(`Of ${slots.length} slots, by SAMPLE_SEED=${sampleSeed}: ${sampled.join(', ')}\n`);
  for (const name of ['European Roulette', ...sampled]) {
    await test.step(name, async () => {
      const table = await sitDown(page, name, { fast: true });
      await atEachSize(table.game, name);
      if (slots.includes(name)) await spinSlot({ ...table, press });
      await table.close();
    });
  }
});

/** The sizes of phones, upright and on their side, less the bar that the site has above a game's frame. */
const frames = [
  [320, 568 - 72],
  [360, 640 - 72],
  [375, 560 - 72],
  [390, 664 - 72],
  [390, 844 - 72],
  [568, 320 - 57],
  [844, 390 - 57],
] as const;

/** Each layout of cards, and the tables with small fields. Those with cards are measured in a round. */
const measured = {
  cards: [
    'casino-holdem',
    'caribbean-stud',
    'let-it-ride',
    'three-card-poker',
    'three-box-blackjack',
    'blackjack',
    'baccarat',
    'dragon-tiger',
    'casino-war',
    'andar-bahar',
    'red-dog',
    'hi-lo',
    'jacks-or-better',
  ],
  fields: ['sic-bo', 'craps', 'keno-80', 'keno', 'european-roulette'],
} as const;

/** Cards that cannot be read or are covered, and controls that a finger would miss. */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = new Set<string>();
    for (const card of document.querySelectorAll('.card, .hi-lo__pack')) {
      card.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = card.getBoundingClientRect();
      if (Math.min(width, height) < 39.5) found.add(`a card of ${Math.round(width)}×${Math.round(height)}`);
      const there = document.elementFromPoint(left + 8, top + 8);
      if (!there?.closest('.card, .hi-lo__pack')) found.add(`a card is under ${there?.className}`);
    }
    for (const control of document.querySelectorAll('button:not(.betting__spot), .betting__spot--field')) {
      const { width, height } = control.getBoundingClientRect();
      // Twelve columns of numbers and the ends share the width of a phone on its side.
      const least = control.matches('.betting__spot--field') && innerWidth > innerHeight ? 37.5 : 43.5;
      // What is not shown has no size.
      if (width > 0 && Math.min(width, height) < least)
        found.add(`${control.className} is ${Math.round(width)}×${Math.round(height)}`);
    }
    return [...found];
  });
}

test('at every size of a phone, cards can be read and controls can be touched', async ({ page }) => {
  const listed = await page.request.get(`${process.env.STUDIO_ORIGIN}/games`);
  const kinds = new Map<string, string>(
    (await listed.json()).data.map(({ code, kind }: { code: string; kind: string }) => [code, kind]),
  );
  const open = async (code: string) => {
    await page.setViewportSize({ width: 390, height: 772 });
    const query = new URLSearchParams({ fun: '1', game: code, currency: 'USD', lang: 'en', speed: 'fast' });
    await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
  };
  const atEachSize = async (code: string) => {
    for (const [width, height] of frames) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => tooSmall(page), { message: `${code} in ${width}×${height}` }).toEqual([]);
    }
  };
  for (const code of measured.cards) {
    await open(code);
    await begin(page, kinds.get(code)!);
    await page.locator('.card, .hi-lo__pack').first().waitFor();
    await atEachSize(code);
  }
  for (const code of measured.fields) {
    await open(code);
    await atEachSize(code);
  }
  await page.setViewportSize({ width: 390, height: 592 });
  const table = page.locator('.betting');
  await expect(table, 'an arrow says that the table continues').toHaveAttribute('data-further', 'true');
  await table.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(table).toHaveAttribute('data-further', 'false');
});
