import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { drawer, newColleague, newName, strike, test } from './steps/desk.ts';

test('an administrator composes a role by the keyboard; what it gives more to its holder waits for a second one', async ({
  browser,
}) => {
  const keeper = await newColleague(browser, ['administrator']);
  const second = await newColleague(browser, ['administrator']);
  const nina = await newColleague(browser, ['documents']);
  const desk = keeper.page;
  const name = newName('night-desk');

  await test.step('from a copy of a built-in role, without one of its permissions', async () => {
    await desk.goto('/staff?tab=roles');
    await expect(desk.getByRole('button', { name: 'Cashier' })).toBeVisible();
    await strike(desk, 'j', 'j', 'Enter');
    await expect(drawer(desk).getByRole('heading', { name: 'Documents', level: 2 })).toBeVisible();
    await drawer(desk).getByRole('button', { name: 'Compose a role from this one' }).press('Enter');
    await desk.keyboard.type(name);
    await desk.getByRole('searchbox', { name: 'Search permissions' }).focus();
    await desk.keyboard.type('accept refuse');
    await desk.getByRole('checkbox', { name: 'Accept and refuse documents' }).press('Space');
    await expect(desk.getByText(/^8 of \d+ chosen$/)).toBeVisible();
    await expectAccessible(desk, 'the form of a role');
    await desk.getByLabel('Reason').focus();
    await desk.keyboard.type('The night shift looks, and does not decide');
    await desk.keyboard.press('Control+Enter');
    await expect(drawer(desk).getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(drawer(desk)).toContainText('8 permissions');
  });

  await test.step('two permissions that a rule separates are refused, and nothing is lost', async () => {
    await drawer(desk).getByRole('button', { name: 'Change' }).press('Enter');
    await desk.getByRole('checkbox', { name: 'Credit, close and settle deposits' }).press('Space');
    await desk.getByRole('checkbox', { name: 'Approve, reject, return and mark cash-outs as paid' }).press('Space');
    await expect(desk.getByRole('alert')).toContainText('does not pay it out as well');
    await desk.getByLabel('Reason').fill('Too much');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(/can’t be held together/)).toBeVisible();
    await expect(desk.getByLabel('Reason')).toHaveValue('Too much');
    await desk.getByRole('button', { name: 'Back' }).press('Enter');
  });

  await test.step('it is given, and counts at the next call', async () => {
    await desk.goto(`/staff?id=${nina.id}`);
    await desk.getByRole('button', { name: 'Set roles' }).press('Enter');
    const window = desk.getByRole('dialog');
    await window.getByRole('checkbox', { name: 'Documents' }).press('Space');
    await window.getByRole('checkbox', { name }).press('Space');
    await window.getByLabel('Reason').fill('Night shift');
    await desk.keyboard.press('Control+Enter');
    await expect(window).toHaveCount(0);
    await nina.page.goto('/me');
    await expect(nina.page.getByText(name).first()).toBeVisible();
    const me = await nina.ask('/operator/auth/me', {});
    expect(me.permissions).toContain('documents.read');
    expect(me.permissions).not.toContain('documents.decide');
  });

  await test.step('more for it waits for a second administrator', async () => {
    await desk.goto('/staff?tab=roles');
    await desk.getByRole('button', { name, exact: true }).press('Enter');
    await drawer(desk).getByRole('button', { name: 'Change' }).press('Enter');
    await desk.getByRole('checkbox', { name: 'See held wins and win review thresholds' }).press('Space');
    await expect(desk.getByText(/a second administrator has to approve/)).toBeVisible();
    await desk.getByLabel('Reason').fill('They ask about wins');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Proposed. It waits for a second administrator.')).toBeVisible();
    expect((await nina.ask('/operator/auth/me', {})).permissions).not.toContain('wins.read');
    await second.page.goto('/staff?tab=roles');
    const waiting = second.page.getByRole('listitem').filter({ hasText: name });
    await expect(waiting).toContainText('wins.read');
    await waiting.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(waiting).toHaveCount(0);
    expect((await nina.ask('/operator/auth/me', {})).permissions).toContain('wins.read');
  });

  await test.step('its history says what changed, and it cannot be removed while it is held', async () => {
    await desk.goto('/staff?tab=roles');
    await desk.getByRole('button', { name, exact: true }).press('Enter');
    await expect(drawer(desk)).toContainText('+ See held wins and win review thresholds');
    await expect(drawer(desk).getByRole('button', { name: 'Remove' })).toBeDisabled();
    await expect(drawer(desk)).toContainText(nina.name);
    await expectAccessible(desk, 'a composed role');
  });
});
