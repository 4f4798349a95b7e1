import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { drawer, newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';
import { takeFromMenu } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('two people open a mission; a member joins, fulfils it and has the points once', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(6)[0]!);
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  const maker = await newColleague(browser, ['bonuses']);
  const second = await newColleague(browser, ['bonuses']);
  const names = { slot: `One slot ${member.username}`, read: `Read ${member.username}` };
  const times = {
    beginTime: new Date(Date.now() - 60_000).toISOString(),
    endTime: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const write = (name: string, what: { kind: 'roundInCategory'; category: 'Slots' } | { kind: 'readSaferPlay' }) =>
    maker.ask('/operator/mission/create', {
      mission: { english: name, filipino: name, points: 50, ...times, ...what },
      reason: 'A test',
    });
  const slot = await write(names.slot, { kind: 'roundInCategory', category: 'Slots' });
  const read = await write(names.read, { kind: 'readSaferPlay' });

  await test.step('the second person agrees to exactly what was written', async () => {
    for (const { id } of [slot, read]) {
      for (const colleague of [maker, second]) {
        await colleague.page.goto(`/missions?row=${id}`);
        const panel = drawer(colleague.page);
        await panel.getByRole('button', { name: 'Open to players' }).click();
        const dialog = colleague.page.getByRole('dialog');
        await expect(dialog).toContainText('50 points, once');
        await dialog.getByLabel('Reason').fill('It asks for nothing that costs much');
        await dialog.getByRole('button', { name: 'Open to players' }).click();
        await expect(dialog).toBeHidden();
        if (colleague === maker) await expect(panel.getByText('waits for a second person')).toBeVisible();
        else await expect(panel.getByText('Open', { exact: true }).first()).toBeVisible();
      }
    }
  });

  const card = (name: string) => page.getByRole('article', { name });
  await test.step('the member joins and plays one round', async () => {
    await openHomeAs(page, member);
    await takeFromMenu(page, 'Missions');
    await expect(card(names.slot)).toContainText('Any bet counts, also the smallest.');
    await card(names.slot).getByRole('button', { name: 'Join' }).click();
    await expect(card(names.slot).getByRole('link', { name: 'To the games' })).toBeVisible();
    await expectAccessible(page, 'missions');
    await spinByCalls(page, callsOf(page, member.token));
    await page.reload();
    await card(names.slot).getByRole('button', { name: 'Collect points' }).click();
    await expect(page.getByText('50 points added.')).toBeVisible();
    await expect(card(names.slot)).toContainText('The points are yours.');
  });

  await test.step('the page on playing safely is read and confirmed', async () => {
    await card(names.read).getByRole('button', { name: 'Join' }).click();
    await card(names.read).getByRole('button', { name: 'Play safely' }).click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await card(names.read).getByRole('button', { name: 'I’ve read it' }).click();
    await card(names.read).getByRole('button', { name: 'Collect points' }).click();
    await expect(card(names.read)).toContainText('The points are yours.');
    await page.goto('/#/levels');
    await expect(page.getByRole('region', { name: 'Your level' })).toContainText('Available points: 100');
  });

  await test.step('limits come first', async () => {
    const ask = callsOf(page, member.token);
    await ask('/sys/protection/setLimit', { kind: 'stake', period: 'day', most: 0.01 });
    const { id, contentHash } = await write(`Another ${member.username}`, {
      kind: 'roundInCategory',
      category: 'Slots',
    });
    await maker.ask('/operator/mission/open', { id, contentHash, reason: 'A test' }).catch(() => {});
    await second.ask('/operator/mission/open', { id, contentHash, reason: 'A test' });
    await page.goto('/#/missions');
    await expect(card(`Another ${member.username}`)).toContainText('Your own limits come first');
    await expect(card(`Another ${member.username}`).getByRole('button')).toHaveCount(0);
  });
});

test('a member sees the session round by round and the own bests, from the game history', async ({
  page,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(6)[0]!);
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await openHomeAs(page, member);
  const ask = callsOf(page, member.token);
  // What pays more than its stake is not known before.
  const bests = async () => (await ask('/sys/ownPlay/get', {})).bests?.highest.length ?? 0;
  await expect
    .poll(async () => {
      if ((await bests()) === 0) await spinByCalls(page, ask);
      return bests();
    })
    .toBe(1);
  const { session } = await ask('/sys/ownPlay/get', {});
  await takeFromMenu(page, 'Game history');
  await page.getByRole('link', { name: 'This session and personal bests' }).click();
  const part = page.getByRole('region', { name: 'This session' });
  await expect(part.getByRole('img')).toHaveAccessibleName(/^Net result after \d+ rounds?: /);
  await expect(part.getByRole('definition').first()).toHaveText(String(session.rounds));
  await part.getByText('As a table').click();
  await expect(part.getByRole('row')).toHaveCount(Math.min(25, session.rounds) + 1);
  await expectAccessible(page, 'own play');
  await page.getByRole('button', { name: 'See and verify: Nocturne' }).click();
  await expect(page.getByRole('dialog', { name: 'Nocturne' })).toBeVisible();
});

test('a visitor reads the levels and what they bring', async ({ page, isMobile }) => {
  await takeSize(page, isMobile, phonesFor(6)[0]!);
  await page.goto('/#/levels');
  const levels = page.getByRole('region', { name: 'Levels' });
  await expect(levels.locator('ol > li').nth(1)).toContainText('Friday bonus of $10.00 for deposits of $100.00');
  await expect(page.getByRole('region', { name: 'Your level' })).toHaveCount(0);
  await expectAccessible(page, 'the levels');
});
