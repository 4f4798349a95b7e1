import { readFile } from 'node:fs/promises';
import { formatAmount, parseAmount } from '@fairhouse/money';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { administrator, countPointing, deskHeading, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { complaintsOf } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('figures change by themselves, and keys lead to their lists, their chart and its files', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 1_000_00n);
  const { page: desk, ask } = await newColleague(browser, ['finance']);
  const complaints = complaintsOf(desk.context());
  const sumUp = () =>
    administrator(desk.context())('/operator/health/runJob', { name: 'financeSums', reason: 'a test waits for it' });
  const depositsNow = async () => {
    const { figures } = await ask('/operator/home/figures', {});
    const inUsd = figures.find(({ name }) => name === 'deposits')!.values.find(({ currency }) => currency === 'USD');
    return inUsd?.now ? formatAmount(parseAmount(inUsd.now, 'USD')!, 'en') : undefined;
  };
  const cards = desk.getByRole('region', { name: 'Figures of the day' });
  const deposits = cards
    .getByRole('article')
    .filter({ has: desk.getByRole('link', { name: 'Deposits', exact: true }) });

  await test.step('the desk begins with them, and a deposit shows without a reload', async () => {
    await desk.goto('/');
    await expect(deskHeading(desk, 'Home')).toBeVisible();
    await sumUp();
    await expect.poll(depositsNow).toBeDefined();
    await desk.goto('/home?currency=USD');
    await expect(deposits).toContainText((await depositsNow())!);
    const before = await depositsNow();
    await past.paidIn(member.id, 123_45n);
    await expect
      .poll(async () => {
        await sumUp();
        return depositsNow();
      })
      .not.toBe(before);
    await expect(deposits).toContainText((await depositsNow())!);
    await expectAccessible(desk, 'the home page');
  });

  const pointed = await countPointing(desk);

  await test.step('X charts a figure; the chart is read as a table, and saved as a picture and as CSV', async () => {
    await strike(desk, 'j', 'j');
    await expect(cards.getByRole('link', { name: 'Cash-outs paid' })).toBeFocused();
    await strike(desk, 'k', 'x');
    const chart = desk.getByRole('figure', { name: 'Deposits by hour, USD' });
    await expect(chart.locator('canvas')).toBeVisible();
    const files = [];
    for (const name of ['Image', 'CSV']) {
      const download = desk.waitForEvent('download');
      await chart.getByRole('button', { name, exact: true }).press('Enter');
      files.push(await download);
    }
    expect(files.map((file) => file.suggestedFilename())).toEqual([
      expect.stringMatching(/^home-deposits-USD-[\d-]+\.png$/),
      expect.stringMatching(/^home-deposits-USD-[\d-]+\.csv$/),
    ]);
    const [picture, csv] = await Promise.all(files.map(async (file) => readFile(await file.path())));
    expect(picture!.subarray(1, 4).toString()).toBe('PNG');
    expect(csv!.toString().split('\r\n')[0]).toBe('day,hourUtc,figure,unit,today,weekAgo');
    await chart.getByRole('button', { name: 'Table', exact: true }).press('Enter');
    await expect(chart.getByRole('row')).toHaveCount(25);
    await expectAccessible(desk, 'the table of the chart');
  });

  await test.step('Enter opens the list of a figure, with the day in its address', async () => {
    await cards.getByRole('link', { name: 'Deposits', exact: true }).press('Enter');
    await expect(deskHeading(desk, 'Money')).toBeVisible();
    await expect(desk).toHaveURL(/\/money\?tab=breakdown&by=method&from=([\d-]+)&to=\1$/);
    await strike(desk, 'g', 'g');
    await expect(deskHeading(desk, 'Home')).toBeVisible();
    await strike(desk, '?');
    await expect(desk.getByRole('dialog').getByText('Home', { exact: true })).toBeVisible();
    await strike(desk, 'Escape');
    expect(await pointed()).toBe(0);
  });

  await test.step('another role sees what it may open, and no money report', async () => {
    const { page: other } = await newColleague(browser, ['support'], { size: 'phone' });
    await other.goto('/home');
    const seen = other.getByRole('region', { name: 'Figures of the day' }).getByRole('heading', { level: 2 });
    await expect(seen).toHaveText([
      'Cash-outs paid',
      'Cash-outs requested',
      'Median time to payout',
      'Automatic payouts',
      'Bonus cost',
      'Messages from players',
      'Median time to the first answer',
    ]);
    await expectAccessible(other, 'the home page of support on a phone');
    await other.route('**/operator/home/figures', (route) => route.abort());
    await other.reload();
    await expect(other.getByRole('alert')).toBeVisible();
    await other.unroute('**/operator/home/figures');
    await other.getByRole('button', { name: 'Try again' }).click();
    await expect(seen).toHaveCount(7);
  });
  expect(complaints).toEqual([]);
});
