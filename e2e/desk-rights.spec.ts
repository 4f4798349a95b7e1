import { expect, type Page, test } from '@playwright/test';
import { callsOfDesk, deskHeading, deskOrigin, drawer, newColleague, strike } from './steps/desk.ts';
import { memberWhoWaits } from './steps/member-who-waits.ts';

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
    await expect(desk.getByText('Your session has ended.')).toBeVisible({ timeout: 30_000 });
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
