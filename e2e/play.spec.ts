import { readFile } from 'node:fs/promises';
import { checkRoundFile } from '@fairhouse/games/check-round-file';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { dealWished, wishForCards } from './steps/cards.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { Past } from './steps/past.ts';
import { byKey, openForFun, sitDown, spinSlot } from './steps/play.ts';
import { arriveAs, balanceInTopBar, openHome } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';
import { words } from './steps/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

const isPhone = (page: Page) => page.viewportSize()!.width < 900;
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Top games' }).getByRole('button', { name, exact: true });
const gameWindow = (page: Page, name = 'Nocturne') => page.getByRole('dialog', { name });

/** The calls of the site from now on, by their path. */
function callsOf(page: Page): { path: string; body: Record<string, unknown> }[] {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() !== 'POST') return;
    const body = request.headers()['content-type'] === 'application/json' ? request.postDataJSON() : {};
    calls.push({ path: pathname.slice('/api'.length), body });
  });
  return calls;
}

test('a game for fun asks for nothing but its address', async ({ page }) => {
  await openHome(page);
  const calls = callsOf(page);
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(
    (url) => url.pathname === '/launch',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await openForFun(page, 'Nocturne');
  const window = gameWindow(page);
  // Until the frame has loaded, a loader stands in its place.
  await expect(window.getByText('Loading your game')).toBeVisible();
  await expect(window.locator('iframe')).toBeAttached();
  await expect(window.locator('iframe')).not.toHaveAttribute('data-loaded');
  arrive();
  await expect(window.locator('iframe')).toHaveAttribute('data-loaded');
  await expect(window.getByText('Loading your game')).toBeHidden();
  await expect(window.getByText('Play for fun')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  const tried = calls.find(({ path }) => path === '/sys/game/getTryPlayUrl');
  expect(tried?.body).toEqual({ id: expect.any(Number), channel: isPhone(page) ? 'mobile' : 'pc' });
  expect(calls.map(({ path }) => path)).not.toContain('/sys/sysSetting/checkBlock');
  await window.getByRole('button', { name: 'Close game' }).click();
  await expect(window).toBeHidden();
});

const journeys = (['en', 'fil'] as const).flatMap((language, place) =>
  phonesFor(place).map((phone, nth) => ({ language, phone, nth })),
);
for (const { language, phone, nth } of journeys) {
  const say = words[language];
  test(`by keyboard in ${language}, on a phone of ${phone.join('×')}: the player types his seed, plays, changes it, and the round is proved by what this device saw`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && nth > 0, 'A desktop has one size.');
    await takeSize(page, isMobile, phone);
    const { fairnessSheet: seeds, checkSheet: checks, deviceRecord: device, roundsSheet: list, rounds } = say.games;
    await arriveAs(page, undefined, language);
    const table = await sitDown(page, 'Nocturne', { forFun: true, fast: true, press: byKey, say });
    const { game } = table;
    const button = (name: string | RegExp) => game.getByRole('button', { name, exact: true });
    const type = async (label: string, seed: string) => {
      await game.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(seed);
    };
    const closed = () => expect(game.getByRole('dialog')).toHaveCount(0);

    await byKey(button(say.games.fairness));
    const first = await game.locator('.hash-text__value').first().textContent();
    const next = await game.locator('.hash-text__value').nth(1).textContent();
    await type(seeds.clientSeed, 'the first of mine');
    await page.keyboard.press('Enter');
    await expect(game.getByText(seeds.saved, { exact: true })).toBeVisible();
    // Until the first round it can be replaced.
    await type(seeds.clientSeed, 'the second of mine');
    await page.keyboard.press('Enter');
    await expect(button(seeds.save)).toBeDisabled();
    await expectAccessible(page, `fairness in ${language}`);
    await page.keyboard.press('Escape');
    await closed();
    await spinSlot(table, undefined, say.games.slot.spin);

    await byKey(button(say.games.fairness));
    await expect(game.getByText(seeds.clientSeedFixed)).toBeVisible();
    await expect(game.getByText('the second of mine', { exact: true })).toBeVisible();
    // The next one is typed, or is the one that the device has generated.
    const nextField = game.getByLabel(seeds.nextClientSeed, { exact: true });
    await nextField.focus();
    const generated = await nextField.inputValue();
    expect(generated).toMatch(/^\S{16,64}$/);
    if (language === 'en') await type(seeds.nextClientSeed, 'the third of mine');
    await page.keyboard.press('Enter');
    await expect(game.getByText(seeds.revealedRounds(1))).toBeVisible();
    // What was shown as the next is in use, with the seed that was typed; and it can still be replaced.
    await expect(game.locator('.hash-text__value').first()).toHaveText(next!);
    await expect(game.getByLabel(seeds.clientSeed, { exact: true })).toHaveValue(
      language === 'en' ? 'the third of mine' : generated,
    );
    const record = page.waitForEvent('download');
    await byKey(button(device.save));
    const seen = await readFile((await (await record).path())!, 'utf8');
    await page.keyboard.press('Escape');
    await closed();

    await byKey(button(rounds));
    await byKey(game.getByRole('button', { name: new RegExp(`^${list.check('')}`) }).first());
    await expect(game.getByText(checks.proved)).toBeVisible();
    await expect(game.getByText(checks.lines.committed.proved)).toBeVisible();
    const saved = page.waitForEvent('download');
    await byKey(button(checks.save));
    const file = await readFile((await (await saved).path())!, 'utf8');
    expect(JSON.parse(file).proof).toMatchObject({ serverSeedHash: first, clientSeed: 'the second of mine', nonce: 0 });
    expect(await checkRoundFile(file, seen)).toMatchObject({ readable: true, standing: 'proved', game: 'nocturne' });
    expect(await checkRoundFile(file)).toMatchObject({ readable: true, standing: 'not_provable' });
  });
}

test('a sheet that cannot be loaded is tried again, and opens again when the page is reloaded', async ({ page }) => {
  const sheets = /\/assets\/sheets-[^/]*\.js/;
  await page.route(sheets, (route) => route.abort());
  await openHome(page);
  const { game } = await sitDown(page, 'Nocturne', { forFun: true, fast: true });
  await game.getByRole('button', { name: 'Fairness', exact: true }).click();
  const sheet = game.getByRole('dialog', { name: 'Fairness' });
  await expect(sheet.getByRole('alert')).toContainText('Check your connection and try again.');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await page.unroute(sheets);
  await sheet.getByRole('button', { name: 'Reload' }).click();
  await expect(sheet.getByText('Your seed', { exact: false }).first()).toBeVisible();
  await expect(sheet.locator('.hash-text')).not.toHaveCount(0);
});

test('a game for money: log-in, checks in their order, the lock that ends it, and the way to the cash-out', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHome(page);
  await tile(page, 'Play Nocturne').click();
  // A guest logs in first, and the game opens after that.
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  const calls = callsOf(page);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  const window = gameWindow(page);
  await expect(window.locator('iframe')).toHaveAttribute('data-loaded');
  const launching = ['/base/game/get', '/sys/sysSetting/checkBlock', '/sys/gameVendor/wrapper/domain'];
  const toLaunch = calls.findIndex(({ path }) => path === '/sys/game/getLaunchUrl');
  const before = calls.slice(0, toLaunch).map(({ path }) => path);
  expect(before.filter((path) => launching.includes(path))).toEqual(launching);
  expect(calls[toLaunch]!.body).toEqual({ id: expect.any(Number), channel: isPhone(page) ? 'mobile' : 'pc' });
  const looks = () => calls.filter(({ path }) => path === '/sys/sysSetting/checkBlock').length;
  const looksSoFar = looks();
  await expect.poll(looks).toBeGreaterThan(looksSoFar + 1);

  await test.step('a deposit above the game', async () => {
    await window.getByRole('button', { name: 'Deposit' }).click();
    const panel = page.getByRole('dialog', { name: 'Deposit' });
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(window.getByRole('button', { name: 'Close game' })).toBeVisible();
  });

  await test.step('closing it refreshes the session and stops the looking', async () => {
    const refreshed = page.waitForRequest('**/api/sys/auth/token/refresh');
    await window.getByRole('button', { name: 'Close game' }).click();
    await refreshed;
    await expect(window).toBeHidden();
    const atClosing = looks();
    await page.waitForTimeout(3_500);
    expect(looks()).toBe(atClosing);
  });

  const alert = page.getByRole('alertdialog');
  const cashOut = page.getByRole('dialog', { name: 'Cash out' });
  try {
    await test.step('a balance that is locked meanwhile', async () => {
      await tile(page, 'Play Nocturne').click();
      await expect(window.locator('iframe')).toHaveAttribute('data-loaded');
      // Anyone who plays with the keys has the focus in the game.
      await window.locator('iframe').focus();
      await operator('block', String(member.id), '--reason', 'a look at the account', '--because', 'payment');
      await expect(alert).toContainText('We’re reviewing one of your payments.');
      await expectAccessible(page, 'the lock');
      await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(window).toBeHidden();
      await expect(cashOut).toBeVisible();
      await cashOut.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(alert).toBeHidden();
    });
    await test.step('and that is locked beforehand', async () => {
      const launches = calls.filter(({ path }) => path === '/sys/game/getLaunchUrl').length;
      await tile(page, 'Play Nocturne').click();
      await expect(alert).toContainText('We’re reviewing one of your payments.');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(cashOut).toBeVisible();
      expect(calls.filter(({ path }) => path === '/sys/game/getLaunchUrl').length).toBe(launches);
    });
  } finally {
    await operator('allow', String(member.id));
  }
});

test('a long balance leaves room for the rest on the narrowest of phones', async ({ page }) => {
  test.skip(!isPhone(page), 'a wide screen has room for it');
  await page.setViewportSize({ width: 320, height: 568 });
  const member = await newMember(page);
  await past.paidIn(member.id, 1_234_567_89n);
  await openHomeAs(page, member);
  await expect(balanceInTopBar(page)).toHaveText('$1,234,567.89');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Messages/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await sitDown(page, 'Nocturne');
  const bar = gameWindow(page);
  await expect(bar.getByRole('button', { name: 'Close game' })).toBeInViewport({ ratio: 1 });
  // One word stands on one line, cut short where it must be.
  const lines = await bar.getByRole('heading', { name: 'Nocturne' }).evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('what goes wrong while a game opens is said, and the game closes', async ({ page }) => {
  await openHomeAs(page, await newMember(page));
  const refuse = (path: string, message: string) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ json: { error: 500, message, data: null } }), { times: 1 });
  for (const [path, text] of [
    ['/base/game/get', 'The game couldn’t start.'],
    ['/sys/sysSetting/checkBlock', 'The server is busy. Please try again later.'],
    ['/sys/gameVendor/wrapper/domain', 'The server is busy. Please try again later.'],
  ] as const) {
    await refuse(path, 'not for players');
    await tile(page, 'Play Nocturne').click();
    await expect(page.getByRole('status').filter({ hasText: text }).last(), path).toBeVisible();
    await expect(gameWindow(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await refuse('/sys/game/getLaunchUrl', 'This table is being cleaned.');
  await tile(page, 'Play Nocturne').click();
  await expect(page.getByRole('alertdialog')).toContainText('This table is being cleaned.');
  await expect(gameWindow(page)).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  // The vendor's map of hosts goes for games played for money.
  const { host } = new URL(process.env.STUDIO_ORIGIN!);
  await page.route('**/api/sys/gameVendor/wrapper/domain', (route) =>
    route.fulfill({ json: { error: 0, message: '', data: { [host]: 'games.elsewhere.example' } } }),
  );
  await page.route('http://games.elsewhere.example/**', (route) => route.abort());
  await tile(page, 'Play Nocturne').click();
  await expect(gameWindow(page).locator('iframe')).toHaveAttribute(
    'src',
    /^http:\/\/games\.elsewhere\.example\/launch\?/,
  );
});

test('blackjack: insurance, a split with a double, and a double, each paid to the cent', async ({ page }) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 200_00n);
  await openHomeAs(page, member);
  const table = await sitDown(page, 'Blackjack', { fast: true });
  const { game } = table;
  const bar = gameWindow(page, 'Blackjack');
  const bet = { stake: 5_00 };
  const button = (name: string) => game.getByRole('button', { name, exact: true });
  const felt = game.locator('.blackjack');
  const rests = () => expect(felt).toHaveAttribute('data-phase', 'betting');

  await test.step('insurance against a blackjack that is there', async () => {
    // The dealer shows an ace and has blackjack; the player has not.
    await wishForCards(member.id, bet, (play) => {
      const { phase, hands } = play();
      return phase === 'INSURANCE' && hands[0]!.total < 20 && play('insure').dealer.blackjack;
    });
    await expect(game.locator('.readout', { hasText: 'Stake' }).first()).toContainText('$5.00');
    await dealWished(game);
    await expect(game.getByText('Insurance costs $2.50 and pays 2 to 1')).toBeVisible();
    await expectAccessible(page, 'the offer of insurance');
    await button('Insurance').click();
    await rests();
    await expect(game.locator('.blackjack__caption')).toContainText('Insurance paid $7.50.');
    // Stake lost, insurance returned with twice its price: nothing won, nothing lost.
    await expect.poll(() => table.balance()).toBe('$200.00');
    await expect(bar).toContainText('Net $0.00');
  });

  await test.step('a pair becomes two hands, and the first is doubled', async () => {
    // Both hands of the pair win, the first after its double.
    await wishForCards(member.id, bet, (play) => {
      const { phase, actions } = play();
      if (phase !== 'PLAYER' || !actions.some(({ action }) => action === 'split')) return false;
      const split = play('split');
      if (split.phase !== 'PLAYER' || split.activeHand !== 0) return false;
      const doubled = play('split', 'double');
      if (doubled.phase !== 'PLAYER' || doubled.activeHand !== 1) return false;
      return play('split', 'double', 'stand').hands.every(({ result }) => result === 'WIN');
    });
    await dealWished(game);
    await button('Split').click();
    await expect(game.locator('.blackjack__hands')).toHaveAttribute('data-hands', '2');
    await expect(game.getByRole('region', { name: 'Hand 1' })).toBeVisible();
    await expect.poll(() => table.balance()).toBe('$190.00');
    await expect(bar).toContainText('Net −$10.00');
    await button('Double').click();
    await expect.poll(() => table.balance()).toBe('$185.00');
    await expect(bar).toContainText('Net −$15.00');
    await button('Stand').click();
    await rests();
    for (const [hand, win] of [
      ['Hand 1', 'Win $20.00'],
      ['Hand 2', 'Win $10.00'],
    ] as const) {
      await expect(game.getByRole('region', { name: hand })).toContainText(win);
    }
    await expect.poll(() => table.balance()).toBe('$215.00');
    await expect(bar).toContainText('Net +$15.00');
    await expectAccessible(page, 'two hands');
  });

  await test.step('a double that is lost', async () => {
    await wishForCards(member.id, bet, (play) => {
      const { phase, hands } = play();
      return phase === 'PLAYER' && hands[0]!.total === 11 && play('double').hands[0]!.result === 'LOSE';
    });
    await dealWished(game);
    await button('Double').click();
    await rests();
    await expect(game.getByRole('region', { name: 'Your hand' })).toContainText('Lost');
    await expect.poll(() => table.balance()).toBe('$205.00');
    await expect(bar).toContainText('Net +$5.00');
  });
  await test.step('a hand is shown again from the list of rounds, its actions in their order, and nothing is wagered', async () => {
    await button('Rounds').click();
    const list = game.getByRole('dialog', { name: 'Rounds', exact: true });
    // The hand before the last: the pair.
    const show = list.getByRole('button', { name: 'Replay round' }).nth(1);
    await show.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await show.click();
    const replay = game.getByRole('dialog', { name: 'Replay of round' });
    const again = replay.getByRole('button', { name: 'Play again' });
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await expect(replay.locator('.replay__figures')).toContainText('Stake$15.00Win$30.00ResultWin, Win');
    await expect(replay.locator('.blackjack__hands')).toHaveAttribute('data-hands', '2');
    await expectAccessible(page, 'a replay');

    // From the start by steps: the bet, the pair, two hands, and then the space bar continues.
    await replay.getByRole('button', { name: 'Step' }).press('Enter');
    const waits = replay.locator('[data-waits="true"]');
    const hands = replay.locator('.blackjack__hands');
    for (const [dealt, count] of [
      ['no', '0'],
      ['the pair', '1'],
      ['two hands', '2'],
    ] as const) {
      await expect(waits, dealt).toBeVisible();
      await expect(hands, dealt).toHaveAttribute('data-hands', count);
      await page.keyboard.press('Space');
    }
    await page.keyboard.press('Escape');
    await expect(replay).toHaveCount(0);
    await expect(show).toBeFocused();
    expect(asked.filter((path) => path.startsWith('/play/'))).toEqual(['/play/replay']);
    await page.keyboard.press('Escape');
    expect(await table.balance()).toBe('$205.00');
  });
  await table.close();
});
