import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { balanceInTopBar } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';
import { words } from './steps/words.ts';

const press = 'Enter';

test('support gives free rounds at the desk; the player chooses them, plays them, is credited, and checks a round', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(6)[0]!);
  await page.goto('/');
  const member = await newMember(page);
  const support = await newColleague(browser, ['bonuses', 'support']);
  const { page: desk } = support;

  await test.step('support fills in the form by keyboard', async () => {
    await desk.goto(`/member/${member.id}`);
    await desk.getByRole('button', { name: 'Actions', exact: true }).press(press);
    await desk.getByRole('menuitem', { name: 'Give free rounds' }).press(press);
    const form = desk.getByRole('dialog');
    const fields = { Game: 'nocturne', Stake: '0.2', Rounds: '2', Wagering: '0', Maximum: '50', Reason: 'A test' };
    await form.getByLabel('Game, with its stakes').selectOption(fields.Game);
    for (const [label, text] of [
      [/^Stake of each round/, fields.Stake],
      [/^Rounds/, fields.Rounds],
      [/^Wagering of the winnings/, fields.Wagering],
      [/^Maximum credited/, fields.Maximum],
      [/^Reason/, fields.Reason],
    ] as const) {
      await form.getByLabel(label).focus();
      await desk.keyboard.press('ControlOrMeta+a');
      await desk.keyboard.type(text);
    }
    await expectAccessible(desk, 'the form that gives free rounds');
    await form.getByRole('button', { name: 'Give free rounds', exact: true }).press(press);
    await expect(form).toHaveCount(0);
  });

  await test.step('the terms stand on the home page and about the game before it is opened', async () => {
    await openHomeAs(page, member);
    const own = page.getByRole('region', { name: 'Your free rounds' });
    await expect(own).toContainText('2 of 2 free rounds, $0.20 each');
    await expect(own).toContainText('At most $50.00 is credited.');
    await expectAccessible(page, 'free rounds on the home page');
    await expect(page.getByRole('button', { name: 'Play Nocturne', exact: true }).first()).toContainText(
      '2 free rounds, $0.20',
    );
    await page.getByRole('button', { name: 'About Nocturne' }).first().press(press);
    const about = page.getByRole('dialog', { name: 'Nocturne' });
    await expect(about.getByRole('region', { name: 'Your free rounds' })).toContainText('At most $50.00 is credited.');
    await expect(about.getByRole('button', { name: 'Play with my money' })).toBeVisible();
    await about.getByRole('button', { name: 'Close', exact: true }).first().press(press);
    await expect(about).toHaveCount(0);
  });

  const choose = (name: string) => async () => {
    const choice = page.getByRole('dialog', { name: 'Nocturne' });
    await expect(choice).toContainText('The casino pays the stakes.');
    await expectAccessible(page, 'the choice before the game');
    await choice.getByRole('button', { name, exact: true }).press(press);
  };
  const manner = { fast: true, press: (control: Locator) => control.press(press) };

  await test.step('with own money the stakes are those of the game, and the free rounds wait', async () => {
    const { game, close } = await sitDown(page, 'Nocturne', { ...manner, choose: choose('Play with my money') });
    const waiting = game.getByRole('region', { name: 'Free rounds' });
    await expect(waiting).toContainText('2 free rounds of $0.20 left');
    await expect(waiting.getByRole('button', { name: 'Use them' })).toBeVisible();
    await expect(game.getByRole('button', { name: 'Raise stake' })).toBeEnabled();
    await close();
  });

  const table = await sitDown(page, 'Nocturne', { ...manner, choose: choose('Play free rounds') });
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

  await test.step('the player reveals the seed and verifies a free round', async () => {
    const { fairness, fairnessSheet, rounds, roundsSheet, checkSheet } = words.en.games;
    await table.game.getByRole('button', { name: fairness, exact: true }).press(press);
    await table.game.getByLabel(fairnessSheet.nextClientSeed, { exact: true }).press(press);
    await expect(table.game.getByText(fairnessSheet.revealedRounds(2))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(table.game.getByRole('dialog')).toHaveCount(0);
    await table.game.getByRole('button', { name: rounds, exact: true }).press(press);
    await expect(table.game.getByRole('dialog').getByText('$0.20').first()).toBeVisible();
    const checks = table.game.getByRole('button', { name: new RegExp(`^${roundsSheet.check('')}`) });
    await checks.first().press(press);
    await expect(table.game.getByText(checkSheet.proved)).toBeVisible();
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

  await test.step('the desk marks the rounds that were played free', async () => {
    await desk.goto(`/member/${member.id}?tab=rounds`);
    const list = desk.getByRole('table', { name: 'Rounds' });
    await expect(list.getByText('free', { exact: true })).toHaveCount(2);
  });
});
