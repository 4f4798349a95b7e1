import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { drawer, newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';
import { balanceInTopBar, takeFromMenu } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('a member joins, plays and sees the own place and round, and two people have the prize paid', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(5)[0]!);
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 1_000_00n);
  const maker = await newColleague(browser, ['bonuses']);
  const second = await newColleague(browser, ['bonuses']);
  const name = `Nocturne ${member.username}`;
  const amount = (value: string) => [{ currency: 'USD' as const, amount: value }];
  const { id } = await maker.ask('/operator/competition/create', {
    ...{ english: name, filipino: name, kind: 'race', measure: 'multiple', rounds: 50, games: ['nocturne'] },
    beginTime: new Date(Date.now() - 60_000).toISOString(),
    endTime: new Date(Date.now() + 86_400_000).toISOString(),
    ...{ minimumStakes: amount('0.01'), prizes: [amount('25')], reason: 'A test' },
  });

  await test.step('the member joins and plays', async () => {
    await openHomeAs(page, member);
    await takeFromMenu(page, 'Competitions');
    await page.getByRole('link', { name: `See ${name}` }).click();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
    await expectAccessible(page, 'a competition');
    const ask = callsOf(page, member.token);
    // A spin that pays nothing scores nothing, and whether one pays is not known before.
    const placed = async () => (await ask('/sys/competition/get', { id })).competition.own?.place ?? null;
    await expect
      .poll(async () => {
        if ((await placed()) === null) await spinByCalls(page, ask);
        return placed();
      })
      .toBe(1);
  });

  await test.step('the own place stands there, and a round that counts is seen again', async () => {
    await expect(page.getByRole('region', { name: 'Standings' }).getByRole('row', { name: /^1 You/ })).toContainText(
      '$25.00',
    );
    const rounds = page.getByRole('region', { name: 'Your rounds that count' });
    await rounds
      .getByRole('button', { name: /^See and verify: Nocturne/ })
      .first()
      .click();
    const replay = page.getByRole('dialog', { name: 'Nocturne' });
    await expect(
      replay
        .frameLocator('iframe')
        .getByText(/^\d+\.\d\d×$/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(replay).toBeHidden();
  });

  await test.step('and on the home page, which leads back', async () => {
    await page.goto('/#/');
    const running = page.getByRole('region', { name: 'Competitions that run' });
    await expect(running.getByRole('link', { name: `See ${name}` })).toContainText('Place 1');
    await running.getByRole('link', { name: `See ${name}` }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  });

  await test.step('two people have the prize paid', async () => {
    const balance = (await callsOf(page, member.token)('/sys/auth/token/info', {})).availableBalance;
    await past.endedCompetition(id);
    for (const colleague of [maker, second]) {
      await colleague.page.goto(`/competitions?row=${id}`);
      const panel = drawer(colleague.page);
      await panel.getByRole('button', { name: 'Pay prizes' }).click();
      const dialog = colleague.page.getByRole('dialog');
      await expect(dialog).toContainText('$25.00');
      await dialog.getByLabel('Reason').fill('The standings are right');
      await dialog.getByRole('button', { name: 'Pay prizes' }).click();
      await expect(dialog).toBeHidden();
      if (colleague === maker) await expect(panel.getByText('waits for a second person')).toBeVisible();
    }
    await expect(drawer(second.page).getByText('Prizes: 1. Paid: 1.')).toBeVisible();
    await drawer(second.page).getByRole('button', { name: 'Check again' }).click();
    await expect(drawer(second.page).getByText('everything matches')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Paid to your balance')).toBeVisible();
    const after = (await callsOf(page, member.token)('/sys/auth/token/info', {})).availableBalance;
    expect(after).toBeCloseTo(balance + 25, 2);
    await expect(balanceInTopBar(page)).toBeVisible();
  });
});
