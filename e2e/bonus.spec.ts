import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { decide, orderDeposit } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { balanceInTopBar, closeDialog, takeFromMenu } from './steps/site.ts';

const bonuses = (page: Page) => page.getByRole('dialog', { name: 'Bonuses' });

/** Somebody whose name and home nobody else in this casino has. */
async function somebodyAlone(page: Page) {
  const own = randomUUID();
  const member = await newMember(page, { firstName: `Maria ${letters(own)}` }, { address: `${own} Street` });
  await openHomeAs(page, member);
  return member;
}

const letters = (text: string) => text.replace(/[^a-f]/g, '') || 'a';

test('the first-deposit bonus: claimed, played, explained bet by bet, and given up for the way to one’s own money', async ({
  page,
}) => {
  const member = await somebodyAlone(page);
  await takeFromMenu(page, 'Bonuses');
  await expect(bonuses(page)).toContainText('Confirm your email address first');
  await expect(bonuses(page)).toContainText('100 % of your first deposit, up to $200.00. Minimum deposit $10.00.');
  await expectAccessible(page, 'bonuses before a deposit');
  await closeDialog(page, 'Bonuses');

  await orderDeposit(page, '50');
  await decide(page, 'Approve');
  const paid = page.getByRole('dialog', { name: 'Deposit' });
  await expect(paid).toContainText('Deposit complete');
  await paid.getByRole('button', { name: 'Done' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$50.00');

  await takeFromMenu(page, 'Bonuses');
  await bonuses(page).getByRole('button', { name: 'Get $50.00' }).click();
  const meter = bonuses(page).getByRole('progressbar', { name: 'Wagering progress' });
  await expect(meter).toHaveAttribute('aria-valuetext', '$0.00 of $5,000.00 wagered');
  await bonuses(page).getByText('How bets count').click();
  await expect(bonuses(page)).toContainText('Table games: 10 % counts.');
  await expectAccessible(page, 'a bonus with its meter');
  await closeDialog(page, 'Bonuses');
  await expect(balanceInTopBar(page)).toHaveText('$100.00');

  await takeFromMenu(page, 'Cash out', 'Cashier');
  const notice = page.getByRole('dialog', { name: 'Cash out' });
  await expect(notice).toContainText('You still need to wager $5,000.00');
  await expect(notice.getByRole('radio')).toHaveCount(0);
  await expect(notice).toContainText('Invite friends and earn cash rewards');
  await notice.getByRole('button', { name: 'Invite friends' }).click();
  await closeDialog(page, 'Invitation and rewards');
  await expectAccessible(page, 'still need to wager');
  await notice.getByRole('button', { name: 'See your bonus' }).click();
  await closeDialog(page, 'Bonuses');
  await closeDialog(page, 'Cash out');

  const table = await sitDown(page, 'Nocturne', { fast: true });
  await spinSlot(table);
  await table.close();
  const books = await Books.open();
  const { staked } = await books.lastRound(member.id);

  await takeFromMenu(page, 'Bonuses');
  await expect(meter).toHaveAttribute('aria-valuetext', `${staked} of $5,000.00 wagered`);
  await bonuses(page).getByRole('button', { name: 'How your bets counted' }).click();
  const bets = page.getByRole('dialog', { name: 'How your bets counted' });
  await expect(bets.getByRole('article')).toContainText(['Nocturne']);
  await expect(bets).toContainText(`Counts ${staked}`);
  await expect(bets).toContainText('The full bet counted.');
  await expectAccessible(page, 'what bets counted');
  await bets.getByRole('button', { name: 'Back' }).click();

  await bonuses(page).getByRole('button', { name: 'Give up the bonus' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Give up this bonus?' });
  await sure.getByRole('button', { name: 'Keep bonus' }).click();
  await expect(meter).toBeVisible();
  await bonuses(page).getByRole('button', { name: 'Give up the bonus' }).click();
  await sure.getByRole('button', { name: 'Give up bonus' }).click();
  await expect(meter).toBeHidden();
  await expect(bonuses(page)).toContainText('Given up');
  await closeDialog(page, 'Bonuses');
  await expect(balanceInTopBar(page)).toHaveText(await books.balanceOf(member.id));
  expect(await books.faultsOf(member.id)).toEqual([]);
  await books.close();
  await takeFromMenu(page, 'Cash out', 'Cashier');
  await expect(notice.getByText('Bank', { exact: false }).first()).toBeVisible();
});

test('one from the casino: by keyboard, with its message, and ended by the desk', async ({ page }) => {
  const member = await somebodyAlone(page);
  expect(await operator('bonus', 'give', String(member.id), '5', '--reason', 'a test')).toContain('Given.');
  await page.goto('/');
  await expect(balanceInTopBar(page)).toHaveText('$5.00');
  await page.getByRole('button', { name: 'Menu', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Bonuses', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(bonuses(page)).toContainText('Bonus from Fairhouse of $5.00');
  await expect(bonuses(page)).toContainText('You can have one bonus at a time');
  const giveUp = bonuses(page).getByRole('button', { name: 'Give up the bonus' });
  await giveUp.focus();
  await page.keyboard.press('Enter');
  // A key before the focus has come would go to what lies behind.
  await expect(page.getByRole('alertdialog', { name: 'Give up this bonus?' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const listed = await operator('bonus', 'list');
  const [, id] = new RegExp(`(\\d+)\\s+\\S+ \\S+\\s+${member.id} `).exec(listed)!;
  await operator('bonus', 'cancel', String(member.id), id!, '--reason', 'a test');
  await page.goto('/');
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  await takeFromMenu(page, 'Bonuses');
  await expect(bonuses(page)).toContainText('Ended by us');
});
