import { type Browser, expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import { isLong, sampleSeed } from '../scripts/test/extent.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { byKey, type Press, sitDown, type Table } from './steps/play.ts';
import { arriveAs } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';
import { type Language, words } from './steps/words.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

const isPhone = (page: Page) => page.viewportSize()!.width < 900;
const screen = ({ game }: Table) => game.locator('.live');
const button = ({ game }: Table, name: string | RegExp) => game.getByRole('button', { name, exact: true });

/** A member with money at a table. */
async function sitWithMoney(
  page: Page,
  name: string,
  language: Language = 'en',
  press?: Press,
): Promise<Table & { username: string }> {
  const member = await newMember(page);
  await past.paidIn(member.id, 200_00n);
  await arriveAs(page, member.token, language);
  const table = await sitDown(page, name, { say: words[language], ...(press && { press }) });
  await expect(screen(table)).not.toHaveAttribute('data-state', 'RESTS');
  return { ...table, username: member.username };
}

/** Another member, on a device of their own of the same size. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, viewport: page.viewportSize() });
  return context.newPage();
}

/** Until a round has only just opened. */
async function freshRound(table: Table): Promise<void> {
  await expect(screen(table)).not.toHaveAttribute('data-state', 'OPEN');
  await expect(screen(table)).toHaveAttribute('data-state', 'OPEN');
}

/** Who is at the table, as the page shows it: beside the game, or on a sheet of its own. */
async function seePeople(table: Table, page: Page, look: (people: Locator) => Promise<void>): Promise<void> {
  if (!isPhone(page)) return look(table.game.locator('.live__aside').getByRole('list', { name: 'At this table' }));
  await button(table, 'At this table').click();
  await look(table.game.getByRole('dialog').getByRole('list', { name: 'At this table' }));
  await table.game.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

interface Revealed {
  cards: (string | null)[];
  said: string;
}

/** In the page: the cards and the sentence of a round, once it is shown. Empty while another is shown. */
function whenRevealed(screen: Element, number: string | null): Promise<Revealed> {
  return new Promise((done) => {
    const look = () => {
      const { round, revealed } = (screen as HTMLElement).dataset;
      const said = screen.querySelector('.play-screen__caption')?.textContent ?? '';
      // The result of the own bets may arrive a moment after the cards are shown.
      const isShown = revealed === 'true' && /You won|returned|No win/.test(said);
      if (round === number && !isShown) return setTimeout(look, 50);
      const cards = [...screen.querySelectorAll('.table-hand .card[role="img"]')].map((card) =>
        card.getAttribute('aria-label'),
      );
      done(round === number ? { cards, said } : { cards: [], said: '' });
    };
    look();
  });
}

/** Two members at one table see each other's bets by masked names, and both are settled. */
async function betBeside(page: Page, browser: Browser): Promise<void> {
  const other = await another(browser, page);
  const [mine, theirs] = await Promise.all([
    sitWithMoney(page, 'Shared Baccarat'),
    sitWithMoney(other, 'Shared Baccarat'),
  ]);
  await freshRound(mine);
  const number = await screen(mine).getAttribute('data-round');
  await button(mine, /^Player, 1 : 1/).click();
  await button(theirs, /^Banker, 0\.95 : 1/).click();
  await Promise.all([button(mine, 'Place bets').click(), button(theirs, 'Place bets').click()]);
  await expect(button(mine, 'Take back')).toBeEnabled();
  await expect(button(theirs, 'Take back')).toBeEnabled();
  await expect.poll(() => mine.balance()).toBe('$199.00');

  // Asked in the page from now on: on a busy machine the next round may be shown before a question from outside.
  const shown = Promise.all([mine, theirs].map((table) => screen(table).evaluate(whenRevealed, number)));

  // Two characters of the name, and no more; both see both.
  for (const [table, at] of [
    [mine, page],
    [theirs, other],
  ] as const)
    await seePeople(table, at, async (people) => {
      await expect(people.getByRole('listitem').filter({ hasText: '$1.00' })).toHaveCount(2);
      await expect(people).not.toContainText(mine.username);
      await expect(people).not.toContainText(theirs.username);
    });

  const [seen, seenByOther] = (await shown) as [Revealed, Revealed];
  // Everybody sees the same cards.
  expect(seenByOther.cards).toEqual(seen.cards);
  expect(seen.cards.length).toBeGreaterThanOrEqual(4);
  // What was shown is what was paid: 1 : 1, a tie that gives the stake back, or nothing.
  const paid = /You won \$2\.00/.test(seen.said)
    ? '$201.00'
    : /\$1\.00 returned/.test(seen.said)
      ? '$200.00'
      : '$199.00';
  await expect.poll(() => mine.balance()).toBe(paid);
  await mine.close();
  await expect.poll(() => balanceOf(page)).toBe(paid);
  await other.context().close();
}

const balanceOf = (page: Page) => page.getByRole('banner').locator('text=/^\\$[\\d,.]+$/').first().textContent();

/**
 * In the page: takes the second of two bets as soon as that can be done, and tells what came of both. Asked from outside, question by
 * question, a curve that breaks off at once may be over before the next one.
 */
function takeSecond(screen: Element): Promise<string[]> {
  return new Promise((done) => {
    const look = () => {
      const [, second] = screen.querySelectorAll('.crash-bet');
      second?.querySelector<HTMLButtonElement>('.crash-bet__action--take:enabled')?.click();
      const came = [...screen.querySelectorAll('.crash-bet__came')].map(({ textContent }) => textContent ?? '');
      if (came.length === 2) done(came);
      else setTimeout(look, 50);
    };
    look();
  });
}

/**
 * In the page: places both bets as soon as the table opens, takes the second back and places it again. Answers false when the table closed
 * before that was done: a busy machine may be too late, and another round follows.
 */
async function placeTwo(screen: Element): Promise<boolean> {
  const isOpen = () => (screen as HTMLElement).dataset.state === 'OPEN';
  const until = (is: () => boolean, mayClose = false) =>
    new Promise<boolean>((done) => {
      const look = () => {
        if (is()) done(true);
        else if (!mayClose && !isOpen()) done(false);
        else setTimeout(look, 20);
      };
      look();
    });
  const named = (place: number, name: string) => {
    const action = screen
      .querySelectorAll('.crash-bet')
      [place]?.querySelector<HTMLButtonElement>('.crash-bet__action:enabled');
    return action?.textContent?.startsWith(name) ? action : undefined;
  };
  await until(() => !isOpen(), true);
  await until(isOpen, true);
  const presses = [
    [0, 'Place bet'],
    [1, 'Place bet'],
    [1, 'Take back'],
    [1, 'Place bet'],
  ] as const;
  for (const [place, name] of presses) {
    if (!(await until(() => named(place, name) !== undefined))) return false;
    named(place, name)!.click();
  }
  return until(() => named(1, 'Take back') !== undefined);
}

/** Two bets on one curve: one is taken by its target, the other by hand. */
async function betOnCurve(page: Page): Promise<void> {
  const table = await sitWithMoney(page, 'Shared Crash');
  for (const [place, target] of [
    [1, '1.02'],
    [2, '50'],
  ] as const) {
    const bet = table.game.getByRole('region', { name: `Bet ${place}` });
    await bet.getByRole('textbox', { name: /^Auto cash-out at/ }).fill(target);
    await bet.getByRole('textbox', { name: /^Auto cash-out at/ }).press('Enter');
  }
  // A curve may break off at once, and then nothing can be taken: another round follows.
  for (let round = 0; round < 20; round++) {
    if (!(await screen(table).evaluate(placeTwo))) continue;
    const [first = '', second = ''] = await screen(table).evaluate(takeSecond);
    expect(first).toMatch(/^Cashed out at 1\.02×|^Not cashed out/);
    expect(second).toMatch(/^Cashed out at|^Not cashed out/);
    if (first.startsWith('Cashed') && second.startsWith('Cashed')) return;
  }
  throw new Error('in twenty rounds no curve rose far enough');
}

/** A bet that comes too late is told so, and its chips stay laid; one that stands is there after a reload. */
async function betLate(page: Page): Promise<void> {
  const table = await sitWithMoney(page, 'Shared Dragon Tiger');
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(
    (url) => url.pathname === '/play/place',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await freshRound(table);
  await button(table, /^Dragon, 1 : 1/).click();
  await button(table, 'Place bets').click();
  await expect(screen(table)).not.toHaveAttribute('data-state', 'OPEN');
  letGo();
  await expect(
    table.game.getByText('Too late for this round. Your chips stay on the table for the next one.'),
  ).toBeVisible();
  await expect(button(table, /^Dragon, \$1\.00 on it/)).toBeVisible();
  expect(await table.balance()).toBe('$200.00');

  const frame = page.frames().find((one) => one.url().includes('/game/live-dragon-tiger'))!;
  await betNext(table, frame);

  await frame.evaluate(() => location.reload());
  await expect(button(table, /^Dragon, \$1\.00 on it/)).toBeVisible();
  await expect(screen(table)).toHaveAttribute('data-revealed', 'true');
  await expect(table.game.locator('.play-screen__caption')).toContainText(/You won|returned|No win/);
}

/**
 * In the page, from the moment in which the table closes: asks for the next round, takes that back, asks again, and looks away. Asked from
 * outside, click by click, a busy machine is so late that the table opens and takes the bet.
 */
async function askTwiceAndLookAway(
  screen: Element,
  { waiting, left }: Record<'waiting' | 'left', string>,
): Promise<void> {
  const isOpen = () => (screen as HTMLElement).dataset.state === 'OPEN';
  const until = (is: () => boolean, whileClosed = true) =>
    new Promise<void>((done, fail) => {
      const look = () => {
        if (is()) done();
        else if (whileClosed && isOpen()) fail(new Error('the table opened before the end'));
        else setTimeout(look, 20);
      };
      look();
    });
  await until(isOpen, false);
  await until(() => !isOpen(), false);
  const says = (text: string) => document.body.textContent?.includes(text) === true;
  const waits = () => says(waiting);
  const press = async (name: string) => {
    const named = () => [...screen.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    await until(() => named()?.disabled === false);
    named()!.click();
  };
  await press('Next round');
  await until(waits);
  await press('Take back');
  await until(() => !waits());
  await press('Next round');
  await until(waits);
  // The page listens for it a moment after it shows that the bet waits.
  await until(() => {
    if (!says(left)) dispatchEvent(new Event('blur'));
    return says(left);
  });
}

/** What is laid waits for the next round: until it is taken back, or nobody looks; and is placed once. */
async function betNext(table: Table, frame: Frame): Promise<void> {
  const asked: string[] = [];
  frame.page().on('request', (request) => {
    if (request.url().endsWith('/play/place')) asked.push(request.url());
  });
  const left = 'You left this page, so your bet for the next round is not placed.';
  await screen(table).evaluate(askTwiceAndLookAway, { waiting: '$1.00 waits for the next round.', left });
  await expect(table.game.getByText(left)).toBeVisible();
  expect(asked).toEqual([]);

  await expect(screen(table)).not.toHaveAttribute('data-state', 'OPEN');
  await button(table, 'Next round').click();
  await expect(screen(table)).toHaveAttribute('data-state', 'OPEN');
  await expect.poll(() => table.balance()).toBe('$199.00');
  await expect(button(table, 'Take back')).toBeEnabled();
  expect(asked).toHaveLength(1);
}

// Most of it is waiting for rounds, so they wait together.
test('members at a table see each other’s bets, two bets on a curve are taken, and a late one is told so', async ({
  page,
  browser,
}) => {
  const [curve, late] = await Promise.all([another(browser, page), another(browser, page)]);
  await Promise.all([betBeside(page, browser), betOnCurve(curve), betLate(late)]);
  await Promise.all([curve.context().close(), late.context().close()]);
});

/** Each run reads it in one of the languages. */
const languages = isLong ? (['en', 'fil'] as const) : ([(['en', 'fil'] as const)[sampleSeed % 2]!] as const);
const chainsRead = languages.flatMap((language) => phonesFor(3).map((phone, nth) => ({ language, phone, nth })));
for (const { language, phone, nth } of chainsRead) {
  const say = words[language];
  test(`by keyboard in ${language}: the chain of a table is shown, and a round of it is checked down to its end in the page, on a phone of ${phone.join('×')}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && nth > 0, 'A desktop has one size.');
    await takeSize(page, isMobile, phone);
    const { fairness, fairnessSheet, roundsSheet, checkSheet } = say.games;
    const table = await sitWithMoney(page, 'Shared Dragon Tiger', language, byKey);
    await freshRound(table);
    await byKey(button(table, /^Dragon, 1 : 1/));
    await byKey(table.game.locator('.round-button'));
    await expect(screen(table)).toHaveAttribute('data-revealed', 'true');
    await byKey(button(table, fairness));
    const sheet = table.game.getByRole('dialog', { name: fairness });
    // The end of the chain, and how many rounds it is for.
    await expect(sheet.locator('.hash-text').first()).toBeVisible();
    await expect(sheet.getByText('1,000,000')).toBeVisible();
    // The link of the round before, with its number.
    await expect(sheet.locator('.hash-text__name').filter({ hasText: /\d$/ })).toBeVisible();
    await byKey(sheet.getByRole('button', { name: fairnessSheet.check }));
    await byKey(table.game.getByRole('button', { name: new RegExp(`^${roundsSheet.check('')}`) }).first());
    // The beacon of development is not drand, so one line stays open.
    await expect(table.game.getByText(checkSheet.not_provable)).toBeVisible();
    await expect(table.game.getByText(checkSheet.lines.chain.proved)).toBeVisible();
    await expect(table.game.getByText(checkSheet.lines.saltSigned.not_provable)).toBeVisible();
  });
}
