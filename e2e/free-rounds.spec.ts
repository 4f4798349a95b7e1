import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { balanceInTopBar } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

const press = 'Enter';

test('support gives free rounds; the player sees the terms, plays them, is credited, and checks a round', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(6)[0]!);
  await page.goto('/');
  const member = await newMember(page);
  const support = await newColleague(browser, ['bonuses']);
  const memberId = Number(member.id);
  await support.ask('/operator/freeRounds/give', {
    ...{ memberId, game: 'nocturne', stake: 0.2, count: 2, days: 7, wagering: 0, winMost: 50, reason: 'A test' },
  });

  await test.step('the terms stand on the home page before the game is opened', async () => {
    await openHomeAs(page, member);
    const own = page.getByRole('region', { name: 'Your free rounds' });
    await expect(own).toContainText('2 of 2 free rounds, $0.20 each');
    await expect(own).toContainText('At most $50.00 is credited.');
    await expectAccessible(page, 'free rounds on the home page');
  });

  const table = await sitDown(page, 'Nocturne', { fast: true, press: (control) => control.press(press) });
  const bar = table.game.getByRole('region', { name: 'Free rounds' });

  await test.step('the game counts them, with the stake locked and the balance as it was', async () => {
    await expect(bar).toContainText('Free rounds: 2 of 2 left, $0.20 each');
    await expect(table.game.getByRole('button', { name: 'Raise stake' })).toBeDisabled();
    await expect(table.game.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);
    const before = await table.balance();
    await spinSlot(table);
    await expect(bar).toContainText('Free rounds: 1 of 2 left');
    expect(await table.balance()).toBe(before);
  });

  await test.step('after the last one the page says what was won, and stakes no money', async () => {
    await spinSlot(table);
    const end = table.game.getByRole('dialog', { name: 'Free rounds played' });
    await expect(end).toContainText('Your free rounds won');
    await expect(end.getByRole('button', { name: 'Play with my money' })).toBeVisible();
    await end.getByRole('button', { name: 'Close' }).press(press);
    await expect(bar).toContainText('Free rounds played');
  });

  await test.step('a round is checked like any other', async () => {
    await table.game.getByRole('button', { name: 'Rounds', exact: true }).press(press);
    await expect(table.game.getByRole('dialog').getByText('$0.20').first()).toBeVisible();
  });

  await test.step('the winnings are credited once, and the statement names the free rounds', async () => {
    const ask = callsOf(page, member.token);
    await expect.poll(async () => (await ask('/sys/freeRounds/list', {})).freeRounds[0]?.paid ?? null).not.toBeNull();
    const [rounds] = (await ask('/sys/freeRounds/list', {})).freeRounds;
    expect(rounds).toMatchObject({ state: 'usedUp', used: 2, paid: Math.min(rounds!.won, 50) });
    const { content } = await ask('/sys/member/transaction/page', { pageNum: 1, createTime_0: 'ASC' });
    expect(content.filter(({ type }) => type === 'FREE_BET')).toHaveLength(2);
    expect(content.filter(({ type }) => type === 'GAME_BET')).toHaveLength(0);
    await openHomeAs(page, member);
    await expect(page.getByRole('region', { name: 'Your free rounds' })).toHaveCount(0);
    await expect(balanceInTopBar(page)).toBeVisible();
  });
});
