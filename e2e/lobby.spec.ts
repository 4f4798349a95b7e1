import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { logIn, logOut, newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { openRound, spinByCalls } from './steps/play-by-calls.ts';
import { balanceInTopBar, complaintsOf, openHome, takeFromMenu, untilStill } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

const browser = (page: Page) => page.getByRole('dialog', { name: 'Games' });

/** The casino's catalogue with `count` games more in it, as the site would get it: three pages of them and a bit. */
async function withManyGames(page: Page, count: number): Promise<{ pagesAsked: number[] }> {
  const pagesAsked: number[] = [];
  await page.route('**/api/base/game/listPage', async (route) => {
    const { pageNum = 1, pageSize, enabled, playForFun } = route.request().postDataJSON();
    if (enabled !== 1 || playForFun === 1) return route.continue();
    const answer = await (await route.fetch()).json();
    const game = answer.data.content[0] ?? { category: 'Slots', enabled: 1, playForFun: 1, vendorCode: 'studio' };
    const first = (pageNum - 1) * pageSize;
    pagesAsked.push(pageNum);
    answer.data.content = Array.from({ length: Math.min(pageSize, count - first) }, (_, n) => ({
      ...game,
      id: 10_000 + first + n,
      name: `Game ${first + n + 1}`,
    }));
    answer.data = { ...answer.data, number: pageNum - 1, totalElements: count, last: first + pageSize >= count };
    await route.fulfill({ json: answer });
  });
  return { pagesAsked };
}

async function endOf(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!;
  return x + width;
}

test('a visitor browses, searches and finds', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  await openHome(page);
  // The casino's own games are fewer than a row has place for, on wide screens too.
  const row = page.getByRole('region', { name: 'Top games' }).getByRole('list');
  const [end, last] = [await endOf(row), await endOf(row.getByRole('listitem').last())];
  expect(Math.abs(end - last)).toBeLessThan(2);
  await page.getByRole('main').getByRole('button', { name: 'Search games' }).click();
  const games = browser(page);
  const field = games.getByRole('textbox', { name: 'Search games' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Róulette  EURO');
  await expect(games.getByRole('status')).toHaveText('1 game found');
  await expect(games.getByRole('button', { name: 'Play European Roulette', exact: true })).toBeVisible();
  await expect(games.getByRole('button', { name: 'Play Nocturne', exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(games.getByRole('button', { name: 'Play European Roulette', exact: true })).toBeFocused();
  await expectAccessible(page, 'a search');

  await field.fill('blakcjack');
  await expect(games.getByRole('status')).toHaveText('3 games found');
  await games.getByRole('button', { name: 'About Blackjack', exact: true }).click();
  const about = page.getByRole('dialog', { name: 'Blackjack' });
  await expect(about.getByText('$1.00 to $500.00')).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Similar games' })).toBeVisible();
  await about.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(games.getByRole('button', { name: 'About Blackjack', exact: true })).toBeFocused();

  await field.fill('');
  await games.getByRole('button', { name: 'Filter and sort' }).click();
  await games.getByRole('button', { name: /^Type/ }).click();
  // A wheel on phones: what is typed is turned to, and taken.
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.type('slots');
  await page.keyboard.press('Enter');
  await expect(games.getByRole('button', { name: 'Play Nocturne', exact: true })).toBeVisible();
  await expect(games.getByRole('button', { name: 'Play Blackjack', exact: true })).toHaveCount(0);
  await games.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expect(games.getByRole('button', { name: 'Play Blackjack', exact: true })).toBeVisible();

  await field.fill('no such game');
  await expect(games.getByText('No game called “no such game”')).toBeVisible();
  await games.getByRole('button', { name: 'Show all games' }).click();
  await expect(field).toHaveValue('');
  await expect(games.getByRole('button', { name: 'Play Nocturne', exact: true })).toBeVisible();

  const menu = games.getByRole('navigation', { name: 'Category' });
  await expect(menu.getByRole('button')).toHaveText([
    'Top',
    'All',
    'Slots Games',
    'Table Games',
    'Live casino',
    'Play for fun',
  ]);
  await menu.getByRole('button', { name: 'Live Casino' }).click();
  await expect(games.getByRole('button', { name: /^Play Shared / })).toHaveCount(5);
  const reloaded = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/base/game/listPage') && request.postDataJSON().category_NEQ === 'Live Casino',
  );
  await menu.getByRole('button', { name: 'Top' }).click();
  await reloaded;
  const columns = await games
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(page.viewportSize()!.width < 900 ? 3 : 5);
  await expect(games.getByRole('button', { name: /favourite/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a member keeps favourites, and nobody else sees them', async ({ page }) => {
  const [member, other] = [await newMember(page), await newMember(page)];
  await openHomeAs(page, member);
  const heart = page
    .getByRole('region', { name: 'Top games' })
    .getByRole('button', { name: 'Blackjack is a favourite' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // The titles of games are drawn on their covers.
  const cover = page
    .getByRole('region', { name: 'Top games' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Blackjack is a favourite' }) })
    .locator('img');
  const [heartBox, coverBox] = [(await heart.boundingBox())!, (await cover.boundingBox())!];
  expect(heartBox.y).toBeGreaterThanOrEqual(coverBox.y + coverBox.height);
  const kept = page.waitForResponse('**/api/sys/gameFavourite/set');
  await heart.click();
  await kept;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  const shelf = page.getByRole('region', { name: 'Favourites' });
  await expect(shelf.getByRole('button', { name: 'Play Blackjack', exact: true })).toBeVisible();
  await expectAccessible(page, 'the home page with favourites');
  await shelf.getByRole('button', { name: 'See all: Favourites' }).click();
  const games = browser(page);
  await expect(games.getByRole('button', { name: /^Play (?!for fun)/ })).toHaveCount(1);
  await expect(games.getByRole('button', { name: 'Treasure' })).toBeVisible();
  await games.getByRole('button', { name: 'Blackjack is a favourite' }).click();
  await expect(games.getByText('No favourites yet.')).toBeVisible();
  await games.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(shelf).toBeHidden();
  await heart.click();
  await expect(shelf).toBeVisible();

  await logOut(page);
  await expect(shelf).toBeHidden();
  await logIn(page, other);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(shelf).toBeHidden();
});

test('a favourite that the casino does not take is shown as it was', async ({ page }) => {
  await openHomeAs(page, await newMember(page));
  await page.route('**/api/sys/gameFavourite/set', (route) =>
    route.fulfill({
      json: { error: 1302, message: 'You can have up to 200 favourites. Please remove one first.', data: null },
    }),
  );
  const heart = page
    .getByRole('region', { name: 'Top games' })
    .getByRole('button', { name: 'Nocturne is a favourite' });
  await heart.click();
  await expect(page.getByText('You can have up to 200 favourites.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a thousand games scroll to the last one with few of them in the document', async ({ page }) => {
  await openHome(page);
  const { pagesAsked } = await withManyGames(page, 1_000);
  await page.getByRole('button', { name: 'See all: Top games' }).click();
  const games = browser(page);
  await expect(games.getByRole('button', { name: 'Play Game 1', exact: true })).toBeVisible();
  expect(pagesAsked).toEqual([1]);
  const list = games.getByRole('list');
  const last = games.getByRole('button', { name: 'Play Game 1000', exact: true });
  await expect(async () => {
    await list.evaluate((grid) => grid.parentElement!.scrollTo({ top: grid.parentElement!.scrollHeight }));
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(pagesAsked).toEqual([1, 2, 3, 4]);
  expect(await list.getByRole('listitem').count()).toBeLessThan(100);
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^10\d\d$/);

  // Another category begins at its top.
  await games.getByRole('button', { name: 'Slots Games' }).click();
  await expect(games.getByRole('button', { name: 'Play Game 1', exact: true })).toBeInViewport();
});

test('the list for fun is a list of the games, and loads on as its end comes near', async ({ page }) => {
  const pagesAsked: number[] = [];
  await page.route('**/api/base/game/listPage', async (route) => {
    const { pageNum, playForFun } = route.request().postDataJSON();
    if (playForFun !== 1) return route.continue();
    const answer = await (await route.fetch({ postData: { enabled: 1, playForFun: 1 } })).json();
    const games = (answer.data.content as { id: number; name: string }[]).slice(0, 30);
    answer.data.content = games.map((game, n) => ({ ...game, id: 100 * pageNum + n, name: `Fun ${30 * pageNum + n}` }));
    answer.data = { ...answer.data, number: pageNum - 1, totalElements: 60, last: pageNum === 2 };
    await route.fulfill({ json: answer });
    // Once it is answered: the test does not end before.
    pagesAsked.push(pageNum);
  });
  await openHome(page);
  // All games once, and not again for fun.
  expect(pagesAsked).toEqual([]);
  await page.getByRole('button', { name: 'Other games for fun' }).click();
  const games = browser(page);
  await expect(games.getByText('No account needed.')).toBeVisible();
  await expect(games.getByRole('button', { name: 'Play Fun 30 for fun', exact: true })).toBeVisible();
  expect(pagesAsked).toEqual([1]);
  await games
    .getByRole('list')
    .evaluate((list) => list.parentElement!.scrollTo({ top: list.parentElement!.scrollHeight }));
  await expect.poll(() => pagesAsked).toEqual([1, 2]);
});

/** How many screens tall the page is, with all of its parts there. */
async function screensTall(page: Page): Promise<number> {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: 'Live rounds' })).toBeVisible({ timeout: 300 });
  }).toPass();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return tall;
}

test('a visitor tries a game on the first screen, and the page is a few screens tall', async ({ page, isMobile }) => {
  await openHome(page);
  const start = page.getByRole('region', { name: 'Play a round, then check it' });
  await expect(start.getByRole('link', { name: 'How to check a round' })).toHaveAttribute('href', /#\/fair$/);
  const tryNow = start.getByRole('button', { name: 'Play for fun now' });
  await expect(tryNow).toBeInViewport({ ratio: 1 });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await screensTall(page)).toBeLessThanOrEqual(isMobile ? 7 : 5);
  await expectAccessible(page, 'the home page of a visitor');

  await page.route('**/api/sys/game/getTryPlayUrl', (route) => route.abort(), { times: 1 });
  await tryNow.click();
  await start.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const frame = start.locator('iframe');
  await expect(frame).toBeInViewport({ ratio: 0.9 });
  await expect(start.frameLocator('iframe').getByRole('button', { name: 'Rules', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'a game in the home page');
  await start.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tryNow).toBeVisible();
});

test('a member continues an open round, sees the balance, and games like those of own play', async ({
  page,
  isMobile,
}) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 200_00n);
  const ask = callsOf(page, member.token);
  const { content } = await ask('/base/game/listPage', { enabled: 1, pageNum: 1, pageSize: 300 });
  for (const { id } of content.slice(0, 7)) await ask('/sys/gameFavourite/set', { id, favourite: 1 });
  await spinByCalls(page, ask);
  const game = await openRound(page, ask);
  await openHomeAs(page, member);
  const open = page.getByRole('button', { name: `Continue ${game}` });
  await expect(open).toBeInViewport({ ratio: 1 });
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance.getByRole('definition')).toHaveCount(4);
  await expect(balance.getByRole('button', { name: 'Cash out' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Played recently' }).getByRole('listitem')).toHaveCount(2);
  const alike = page.getByRole('region', { name: `Because you play ${game}` });
  await expect(alike.getByText(/^Alike: Video poker/)).toBeVisible();
  await expect(alike.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entry' })).toBeVisible();
  expect(await screensTall(page)).toBeLessThanOrEqual(isMobile ? 7 : 5);
  await expectAccessible(page, 'the home page of a member with history');

  await balance.getByRole('combobox', { name: 'Also show in' }).selectOption('EUR');
  await expect(balance.getByText(/^≈ €\d/)).toBeVisible();
  await expect(balance.getByText('Your money stays in USD.').last()).toBeVisible();

  await open.click();
  await expect(page.getByRole('dialog', { name: game })).toBeVisible();

  // To a member with signs of harm nothing is sold.
  await past.openedHarmCase(member.id);
  await openHomeAs(page, member);
  await expect(open).toBeVisible();
  await expect(page.getByRole('region', { name: 'Favourites' })).toBeVisible();
  await expect(alike).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Entry' })).toHaveCount(0);
});

test('the pictures change every 3 s, and stand still when asked to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Time passes only when this test says so, however busy the machine is.
  const now = Date.now();
  await page.clock.install({ time: now });
  // Later than the clock can have come meanwhile.
  await page.clock.pauseAt(now + 60_000);
  await page.goto('/');
  const dots = page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: /^Picture/ });
  const current = async () =>
    (await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))).indexOf('true');
  const arriving = async () => {
    await page.clock.runFor(50);
    return dots.count();
  };
  await expect.poll(arriving).toBe(3);
  const beside = () => page.mouse.move(5, page.viewportSize()!.height - 5);
  await beside();
  expect(await current()).toBe(0);
  await page.clock.runFor(3_100);
  expect(await current()).toBe(1);
  await page.getByRole('region', { name: 'Highlights' }).hover({ position: { x: 5, y: 5 } });
  await page.clock.runFor(6_500);
  expect(await current()).toBe(1);
  await beside();
  await page.clock.runFor(3_100);
  expect(await current()).toBe(2);
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.getByRole('button', { name: 'Play slideshow' }).blur();
  await beside();
  await page.clock.runFor(9_500);
  expect(await current()).toBe(2);
  const { height } = (await page.getByRole('region', { name: 'Highlights' }).boundingBox())!;
  const { width } = page.viewportSize()!;
  expect(height).toBeCloseTo(width < 900 ? width * 0.37333 : width * 0.2, 0);
});

test('a banner that opens a game asks visitors to join', async ({ page }) => {
  await openHome(page);
  const highlights = page.getByRole('region', { name: 'Highlights' });
  await highlights.getByRole('button', { name: 'Picture 2 of 3' }).click();
  await highlights.getByRole('button', { name: /Nocturne: the garden/ }).click();
  await expect(page.getByRole('dialog', { name: 'Join Fairhouse' })).toBeVisible();
});

test('the game history of a new member is empty, and says so when it cannot be read', async ({ page }) => {
  await openHomeAs(page, await newMember(page));
  await takeFromMenu(page, 'Game history');
  await expect(page.getByRole('dialog', { name: 'Game history' }).getByText('No games')).toBeVisible();
  await page.getByRole('dialog', { name: 'Game history' }).getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await expect(balanceInTopBar(page)).toBeVisible();
  await page.route('**/api/sys/game/history/page', (route) =>
    route.fulfill({ json: { error: 500, message: 'The server is busy. Please try again later.', data: null } }),
  );
  await takeFromMenu(page, 'Game history');
  const history = page.getByRole('dialog', { name: 'Game history' });
  await expect(history.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the game history comes in twenties, the next when its end is 30 px away, and says where it ends', async ({
  page,
}) => {
  const asked: unknown[] = [];
  await page.route('**/api/sys/game/history/page', async (route) => {
    const body = route.request().postDataJSON();
    asked.push(body);
    const content = Array.from({ length: 20 }, (_, n) => ({
      id: 1,
      roundId: `${body.pageNum}-${n}`,
      name: 'Nocturne',
      cover: '/art/games/nocturne.webp',
      createTime: '2026-01-31T09:05:00.000Z',
      amount: 1,
      winAmount: 0,
      currency: 'USD',
      status: 'closed',
    }));
    const data = { content, number: body.pageNum - 1, size: 20, totalElements: 40, last: body.pageNum === 2 };
    await route.fulfill({ json: { error: 0, message: '', data } });
  });
  await openHomeAs(page, await newMember(page));
  await takeFromMenu(page, 'Game history');
  const history = page.getByRole('dialog', { name: 'Game history' });
  const rounds = history.getByRole('article');
  await expect(rounds).toHaveCount(20);
  expect(asked).toEqual([{ amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC' }]);
  await expect(rounds.first()).toContainText('09:05');
  const toEnd = (restPx: number) =>
    rounds.last().evaluate((row, rest) => {
      let scroller = row.parentElement!;
      while (scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement!;
      // Below the rows is what does not belong to the list.
      const { bottom } = scroller.getBoundingClientRect();
      scroller.scrollTop += row.getBoundingClientRect().bottom - bottom - rest;
    }, restPx);
  await toEnd(120);
  await page.waitForTimeout(300);
  expect(asked).toHaveLength(1);
  await toEnd(10);
  await expect(rounds).toHaveCount(40);
  await toEnd(0);
  await expect(history.getByText('That’s everything')).toBeVisible();
  expect(asked).toHaveLength(2);
});

/** How much moved at once, as browsers count it, and what. */
interface Shift {
  value: number;
  moved: string[];
}

for (const when of ['', ', though covers and fonts are late and another game is the most played by then'])
  test(`nothing in sight moves when it is known that a member is here${when}`, async ({ page }) => {
    await expectNothingMoves(page, when !== '');
  });

async function expectNothingMoves(page: Page, late: boolean): Promise<void> {
  const member = await newMember(page);
  const release = late ? await holdBack(page) : () => {};
  const games = await (await page.request.post('/api/base/game/listPage', { data: { enabled: 1, pageNum: 1 } })).json();
  for (const { id } of games.data.content.slice(0, 7)) {
    const headers = { Authorization: member.token };
    await page.request.post('/api/sys/gameFavourite/set', { data: { id, favourite: 1 }, headers });
  }
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName}.${node?.className} "${node?.textContent?.slice(0, 40)}" ${from.y} to ${to.y}, ${from.height} to ${to.height} high`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // It is opened when everything of it has come.
  const opened = openHomeAs(page, member);
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeAttached();
  release();
  await opened;
  await page.waitForLoadState('networkidle');
  await untilStill(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.05);
}

/** Covers and fonts wait until they are released, and in the member's answer the fifth game has become the most played. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/art\/covers\/|\.woff2$/, (route) => held.then(() => route.continue()));
  await page.route('**/api/sys/game/all', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.top.data.unshift(...answer.data.top.data.splice(4, 1));
    await route.fulfill({ json: answer });
  });
  return release;
}
