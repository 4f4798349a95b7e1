import { expect } from '@playwright/test';
import { deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar } from './steps/site.ts';

test('a group is written with its count, tried, started by two people, and the player has the gift once', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const inviter = await newMember(page);
  const guest = await newMember(page, {}, { invitorCode: inviter.invitationCode });
  const maker = await newColleague(browser, ['bonuses']);
  const second = await newColleague(browser, ['bonuses']);
  const desk = maker.page;
  const name = `Guests of ${inviter.username}`;

  await test.step('the group', async () => {
    await desk.goto('/queues');
    await expect(deskHeading(desk, 'Queues')).toBeVisible();
    await strike(desk, 'g', 'b');
    await expect(deskHeading(desk, 'Bonuses and groups')).toBeVisible();
    await desk.getByRole('button', { name: 'New group' }).click();
    await expect(desk.getByText('Fill in every condition')).toBeVisible();
    await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await desk.getByLabel('Condition', { exact: true }).selectOption('Was invited by');
    await desk.getByLabel('Member no.').fill(String(inviter.id));
    await expect(desk.getByText('1 member', { exact: true })).toBeVisible();
    await expect(desk.getByRole('table', { name: 'Those who joined last' })).toContainText(guest.username);
    // Nobody of the bonuses sees an address of mail whole.
    await expect(desk.getByText(guest.email)).toHaveCount(0);
    await desk.getByLabel('Why, for the record').fill('Thanks for the invitation');
    await desk.getByRole('button', { name: 'Save version 1' }).click();
    await expect(drawer(desk).getByText('1 member', { exact: true })).toBeVisible();
  });

  await test.step('the campaign, tried before it can start', async () => {
    await drawer(desk).getByRole('button', { name: 'Campaign to it' }).click();
    await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await desk.getByLabel('Each gets, USD').fill('5');
    await desk.getByLabel('Maximum in total, USD').fill('2500');
    await desk.getByRole('button', { name: 'Save the draft' }).click();
    await expect(drawer(desk).getByRole('button', { name: 'Start' })).toHaveCount(0);
    await drawer(desk).getByRole('button', { name: 'Make a dry run' }).click();
    await expect(drawer(desk).getByRole('table', { name: 'Dry run' })).toContainText('Would be reached');
    await expect(drawer(desk).getByRole('table', { name: 'Dry run' })).toContainText('$5.00');
  });

  const start = async (at: typeof desk) => {
    await drawer(at).getByRole('button', { name: 'Start' }).click();
    await at.getByRole('dialog').getByLabel('Why, for the record').fill('Agreed');
    await at.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  };
  await test.step('two people start it', async () => {
    await start(desk);
    await expect(drawer(desk).getByText('Waits for a second person')).toBeVisible();
    await second.page.goto(new URL(desk.url()).pathname + new URL(desk.url()).search);
    await start(second.page);
    await expect(drawer(second.page).getByText('finished', { exact: true })).toBeVisible();
    await expect(drawer(second.page).getByText('1 of 1')).toBeVisible();
  });

  await test.step('the player has it', async () => {
    await openHomeAs(page, guest);
    await expect(balanceInTopBar(page)).toContainText('5.00');
    await page.getByRole('banner').getByRole('button', { name: 'Messages, 1 unread' }).click();
    await expect(page.getByText('A gift of $5.00 has been added to your balance.')).toBeVisible();
  });
});
