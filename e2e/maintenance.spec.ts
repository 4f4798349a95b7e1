import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown } from './steps/play.ts';
import { openRound } from './steps/play-by-calls.ts';
import { takeFromMenu } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

const launchPath = '/sys/game/getLaunchUrl';

test('maintenance is announced, stops new bets, lets an open round and a cash-out be finished, and goes by itself', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  const ask = callsOf(page, member.token);
  const name = await openRound(page, ask);
  const keeper = await newColleague(browser, ['administrator']);
  const { page: desk } = keeper;
  const colleague = await newColleague(browser, ['support']);
  const notice = page.getByRole('region', { name: 'Maintenance' });
  const local = (minutes: number) => {
    const moment = new Date(Date.now() + minutes * 60_000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };

  await test.step('an administrator plans it, and players read it calmly', async () => {
    await openHomeAs(page, member);
    await expect(notice).toHaveCount(0);
    await desk.goto('/maintenance');
    await expect(desk.getByText('No maintenance is planned')).toBeVisible();
    await desk.getByRole('button', { name: 'Plan maintenance' }).click();
    const form = desk.getByRole('dialog', { name: 'Plan maintenance' });
    await form.getByLabel('Start').fill(local(120));
    await form.getByLabel('Expected end').fill(local(180));
    await form.getByLabel('Sentence for players, in English').fill('We move to new machines.');
    await form.getByLabel('Reason').fill('New machines');
    await expectAccessible(desk, 'the form that plans maintenance');
    await form.getByRole('button', { name: 'Plan maintenance' }).click();
    await expect(desk.getByText('Planned', { exact: true })).toBeVisible();
    await page.reload();
    await expect(notice).toContainText('We move to new machines.');
    await expect(notice.getByRole('button')).toHaveCount(0);
    await expectAccessible(page, 'the announcement of maintenance');
  });

  await test.step('it is switched on, which all staff see without a reload', async () => {
    await colleague.page.goto('/queues');
    await expect(colleague.page.getByText('Maintenance is on until')).toHaveCount(0);
    await desk.getByRole('button', { name: 'Start now' }).click();
    const form = desk.getByRole('dialog', { name: 'Start maintenance now' });
    await form.getByLabel('Reason').fill('The supplier is early');
    await form.getByRole('button', { name: 'Start now' }).click();
    await expect(desk.getByText('On', { exact: true })).toBeVisible();
    await expect(colleague.page.getByText('Maintenance is on until')).toBeVisible();
    await expectAccessible(colleague.page, 'the desk during maintenance');
  });

  await test.step('no game starts, and the way to the cash-out is there', async () => {
    await page.reload();
    await expect(notice).toContainText('Maintenance until about');
    await expect(notice).toContainText('Your money and open rounds are safe');
    await expect(ask(launchPath, { id: 1, channel: 'pc' })).rejects.toThrow('Your money and open rounds are safe');
    await expect(ask('/sys/deposit/cpay/depositOrder', { amount: 25 })).rejects.toThrow('you can cash out');
    await notice.getByRole('button', { name: 'Cash out' }).click();
    const form = page.getByRole('dialog', { name: 'Cash out', exact: true });
    await expect(form.getByLabel('Other amount')).toBeVisible();
    await form.getByRole('button', { name: 'Close', exact: true }).first().click();
    await takeFromMenu(page, 'Cash out', 'Cashier');
    await expect(form.getByLabel('Other amount')).toBeVisible();
    await form.getByRole('button', { name: 'Close', exact: true }).first().click();
  });

  await test.step('the open round is finished, and the next one is refused with the reason', async () => {
    const table = await sitDown(page, name, { fast: true });
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'a game during maintenance');
    const { game } = table;
    await game.getByRole('button', { name: 'Draw', exact: true }).click();
    await game.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(game.getByRole('alert')).toContainText('No new rounds during maintenance');
    await table.close();
  });

  await test.step('it is ended, and the casino is as before', async () => {
    await desk.getByRole('button', { name: 'End now' }).click();
    const form = desk.getByRole('dialog', { name: 'End maintenance now' });
    await form.getByLabel('Reason').fill('Done');
    await form.getByRole('button', { name: 'End now' }).click();
    await expect(desk.getByText('No maintenance is planned')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Past maintenance' }).getByText('New machines')).toBeVisible();
    await expect(colleague.page.getByText('Maintenance is on until')).toHaveCount(0);
    // By itself: the page asks now and then.
    await expect(notice).toHaveCount(0, { timeout: 90_000 });
    await ask(launchPath, { id: 1, channel: 'pc' });
  });
});
