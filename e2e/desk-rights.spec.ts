import { expect, type Page } from '@playwright/test';
import { callsOfDesk, deskHeading, deskOrigin, drawer, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { memberWhoWaits } from './steps/member-who-waits.ts';
import { Past } from './steps/past.ts';

const queues = (at: Page) => at.getByRole('navigation').getByRole('link');

test('what is no part of somebody’s roles is neither shown nor answered', async ({ browser }) => {
  const giver = await newColleague(browser, ['bonuses']);
  const { page: desk, ask } = giver;
  await desk.goto('/queues');
  await expect(deskHeading(desk, 'Queues')).toBeVisible();
  await expect(queues(desk).filter({ hasText: 'Invitations' })).toBeVisible();
  await expect(queues(desk).filter({ hasText: 'Cash-outs' })).toHaveCount(0);
  await desk.goto('/queue/cashOuts');
  await expect(desk.getByText('Not part of your roles')).toBeVisible();
  await expect(ask('/operator/queue/list', { queue: 'cashOuts' })).rejects.toThrow('not permitted');
  await desk.goto('/staff');
  await expect(desk.getByText('Not part of your roles')).toBeVisible();

  // Support reads cash-outs and decides none, by the page or past it.
  const helper = await newColleague(browser, ['support']);
  await helper.page.goto('/queue/cashOuts');
  await expect(deskHeading(helper.page, 'Cash-outs')).toBeVisible();
  const decision = { queue: 'cashOuts', decision: 'approve', rows: [{ id: 1, contentHash: '0'.repeat(64) }] } as const;
  await expect(helper.ask('/operator/queue/decide', { ...decision, rows: [...decision.rows] })).rejects.toThrow(
    'not permitted',
  );
});

test('bounds of wins, weeks paid again, shared bonuses and verified books are theirs whose work they are', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const [first, second] = [await newMember(page), await newMember(page)];
  const { page: desk, ask } = await newColleague(browser, ['risk', 'bonuses', 'finance']);
  const cashier = await newColleague(browser, ['cashier']);
  const dialog = desk.getByRole('dialog');

  await test.step('a bound', async () => {
    await desk.goto('/queue/heldWins');
    await desk.getByRole('button', { name: 'Win review thresholds' }).click();
    await expect(deskHeading(desk, 'Win review thresholds')).toBeVisible();
    await desk.getByLabel('Game or vendor').fill('nocturne');
    await desk.getByRole('cell', { name: 'Nocturne', exact: true }).click();
    await strike(desk, '1');
    await dialog.getByLabel('Times the stake').fill('6000.5');
    await dialog.getByLabel('Reason').fill('Its paytable says so');
    await strike(desk, 'Control+Enter');
    await expect(dialog.getByRole('alert')).toContainText('“6000.5” is not a whole number');
    await dialog.getByLabel('Times the stake').fill('6000');
    await strike(desk, 'Control+Enter');
    await expect(drawer(desk)).toContainText('Its paytable says so');
    await expect(drawer(desk).getByRole('listitem').first()).toContainText('→ 6,000×');
    await expect(desk.getByRole('row').filter({ hasText: 'Nocturne' })).toContainText('this game');
    await strike(desk, '3');
    await dialog.getByLabel('Reason').fill('Back');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByRole('row').filter({ hasText: 'Nocturne' })).toContainText('default');

    await cashier.page.goto('/win-bounds?row=studio/nocturne');
    await expect(drawer(cashier.page)).toContainText('default');
    await expect(drawer(cashier.page).getByRole('button', { name: 'Set the threshold' })).toHaveCount(0);
    await strike(cashier.page, '1');
    await expect(cashier.page.getByRole('dialog')).toHaveCount(0);
    const bound = { vendor: 'studio', game: 'nocturne', multiple: 7, reason: 'A test' };
    await expect(cashier.ask('/operator/winBound/set', bound)).rejects.toThrow('not permitted');
  });

  await test.step('a week', async () => {
    await desk.goto('/groups?tab=runs');
    await desk.getByRole('button', { name: 'Pay a week again' }).click();
    await dialog.getByLabel('What').selectOption('Friday bonus');
    await dialog.getByLabel(/^Week/).fill('2021-W03');
    await expect(dialog).toContainText('for the deposits of Sun, Jan 17, 2021 to Thu, Jan 21, 2021');
    await dialog.getByLabel('Reason').fill('One was missed');
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click();
    const run = desk.getByRole('row').filter({ hasText: '2021-W03' });
    await expect(run.first()).toContainText('Friday bonus');
    const { content } = await ask('/operator/record/list', {
      command: 'bonus.run',
      subject: 'bonus-run:fridayFun:2021-W03',
    });
    expect(content[0]?.reason).toBe('One was missed');
    const again = { job: 'cashback', week: '2021-W03', reason: 'A test' } as const;
    await expect(cashier.ask('/operator/bonus/run', again)).rejects.toThrow('not permitted');
    // Who sees bonuses sees what was paid, and neither the groups nor a way to pay.
    await cashier.page.goto('/queues');
    await cashier.page.getByRole('navigation').getByRole('link', { name: 'Bonuses' }).click();
    await cashier.page.getByRole('button', { name: 'Runs of the week' }).click();
    await expect(cashier.page.getByRole('row').filter({ hasText: '2021-W03' }).first()).toContainText('Friday bonus');
    await expect(cashier.page.getByRole('button', { name: 'Pay a week again' })).toHaveCount(0);
    await expect(cashier.page.getByRole('button', { name: 'Campaigns' })).toHaveCount(0);
    await cashier.page.goto('/groups?tab=campaigns');
    await expect(cashier.page.getByText('Not part of your roles')).toBeVisible();
    await expect(cashier.ask('/operator/group/list', {})).rejects.toThrow('not permitted');
  });

  await test.step('a shared bonus', async () => {
    const past = await Past.open();
    await past.sharedBonus(second.id, first.id);
    await past.close();
    await desk.goto('/queues');
    await expect(deskHeading(desk, 'Queues')).toBeVisible();
    await strike(desk, 'Control+k');
    await desk.keyboard.type('shared bonuses');
    await desk.keyboard.press('Enter');
    const row = desk.getByRole('row').filter({ hasText: String(second.id) });
    await expect(row).toContainText('•••• 4242');
    await row.getByRole('button', { name: /^Close no/ }).click();
    await dialog.getByLabel('Reason').fill('One family, two cards');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row).toHaveCount(0);
    await desk.getByRole('button', { name: 'All', exact: true }).click();
    await expect(row).toContainText('One family, two cards');
    await cashier.page.goto('/shared-bonuses?stage=all');
    await expect(cashier.page.getByText('One family, two cards')).toBeVisible();
    await expect(cashier.page.getByRole('button', { name: /^Close no/ })).toHaveCount(0);
    await expect(cashier.ask('/operator/bonus/closeShared', { id: 1, reason: 'A test' })).rejects.toThrow(
      'not permitted',
    );
  });

  await test.step('the books', async () => {
    await desk.goto('/health');
    await desk.getByRole('button', { name: 'Verify now' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'everything is right' })).toBeVisible();
    await expect(desk.getByText(/^0 found in/)).toBeVisible();
    await cashier.page.goto('/health');
    await expect(cashier.page.getByText('Verification of all ledgers')).toBeVisible();
    await expect(cashier.page.getByRole('button', { name: 'Verify now' })).toHaveCount(0);
  });
});

test('a role that is taken away and a session that is ended count at once, in a page that is open', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const waiting = await memberWhoWaits(page, 1, 25);
  const [id] = waiting.cashOuts;
  const cashier = await newColleague(browser, ['cashier']);
  const owner = await newColleague(browser, ['administrator']);
  const desk = cashier.page;

  await test.step('a role', async () => {
    await desk.goto(`/queue/cashOuts?member=${waiting.id}&row=${id}`);
    await expect(drawer(desk).getByRole('button', { name: 'Approve' })).toBeEnabled();
    const reason = 'moves to support';
    await owner.ask('/operator/staff/setRoles', { id: cashier.id, roles: ['support'], reason });
    await strike(desk, '1');
    await expect(desk.getByText('You are not permitted to do this.').first()).toBeVisible();
    expect((await cashier.ask('/operator/queue/get', { queue: 'cashOuts', id: id! })).decision).toBeNull();
    await desk.reload();
    await expect(drawer(desk).getByText(waiting.username)).toBeVisible();
    await expect(drawer(desk).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('a session, ended by another on the page of the staff', async () => {
    await owner.page.goto(`/staff?id=${cashier.id}`);
    await owner.page.getByRole('button', { name: 'End it' }).click();
    await expect(owner.page.getByText('Nobody is signed in.')).toBeVisible();
    await strike(desk, 'g', 'd');
    await expect(desk.getByText('Your session has ended.')).toBeVisible();
    await expect(desk.getByText(waiting.username)).toHaveCount(0);
  });

  await test.step('the way back leads to where one was', async () => {
    await desk.getByRole('textbox', { name: 'Name' }).fill(cashier.name);
    await desk.getByLabel(/^Password/).fill(cashier.password);
    await desk.getByLabel('Code of your authenticator app').fill(await cashier.app.code());
    await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(deskHeading(desk, 'Documents')).toBeVisible();
  });
});

test('nothing of the desk answers on the players’ port, and nothing of the players’ at the desk', async ({ page }) => {
  const answerOf = async (url: string, origin: string) =>
    (await page.request.post(url, { data: {}, headers: { origin } })).status();
  const casino = process.env.CASINO_ORIGIN!;
  for (const path of ['/operator/auth/me', '/operator/queue/summary', '/operator/staff/list', '/operator/find']) {
    expect(await answerOf(`${casino}/api${path}`, casino), path).toBe(404);
    expect(await answerOf(`${casino}/api${path}`, deskOrigin()), path).toBe(404);
  }
  expect(await answerOf(`${deskOrigin()}/api/sys/auth/login`, deskOrigin())).toBe(404);
  // Its page in a frame of another site, and its calls from there.
  const framed = await page.request.get(`${deskOrigin()}/queues`);
  expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(callsOfDesk(page.context(), { origin: casino })('/operator/auth/me', {})).rejects.toThrow(
    '/operator/auth/me',
  );
});
