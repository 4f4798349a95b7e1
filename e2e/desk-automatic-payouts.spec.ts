import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf, payIn } from './steps/calls.ts';
import { type Colleague, deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { complaintsOf } from './steps/site.ts';
import { uploadPicture } from './steps/upload-picture.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('two cashiers switch a rule on that was tried, a cash-out pays itself, its review is wrong, and one of them stops it all', async ({
  page,
  browser,
}) => {
  const [maker, second] = [await newColleague(browser, ['cashier']), await newColleague(browser, ['cashier'])];
  const desk = maker.page;
  const complaints = [complaintsOf(desk.context()), complaintsOf(second.page.context())];
  const reasoned = async (of: Colleague, button: string, name: string) => {
    const dialog = of.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Reason').fill(name);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the first writes a rule and tries it', async () => {
    await desk.goto('/automatic-payouts');
    await expect(deskHeading(desk, 'Automatic payouts')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Automatic approval is off' })).toBeVisible();
    await desk.getByRole('button', { name: 'USD', exact: true }).click();
    await strike(desk, '2');
    const dialog = desk.getByRole('dialog', { name: 'Rule of USD' });
    for (const [label, value] of [
      ['One cash-out, at most', '100'],
      ['In 24 hours, at most', '150'],
      ['In 7 days, at most', '300'],
      ['Reviewed afterwards, percent', '100'],
    ] as const) {
      await dialog.getByLabel(label).fill(value);
    }
    await dialog.getByLabel("The player's own account").selectOption('usedOrNamed');
    await reasoned(maker, 'Save', 'Small ones');
    await expect(drawer(desk).getByRole('button', { name: 'Propose to switch on' })).toBeDisabled();
    await drawer(desk).getByRole('button', { name: 'Try', exact: true }).click();
    await expect(drawer(desk).getByRole('status')).toBeVisible();
    await expectAccessible(desk, 'automatic payouts');
  });

  await test.step('both switch on the rule, and all of it', async () => {
    await strike(desk, '1');
    await reasoned(maker, 'Propose to switch on', 'It was tried');
    await expect(drawer(desk).getByText('Waits for a second person.', { exact: true })).toBeVisible();
    await desk.goto('/automatic-payouts');
    await expect(desk.getByRole('button', { name: 'Switch on' })).toBeVisible();
    await strike(desk, '3');
    await reasoned(maker, 'Switch on', 'We begin');
    const { rows } = await second.ask('/operator/queue/list', { queue: 'approvals' });
    const own = rows.filter(({ kind }) => kind === 'payoutRule.switchOn');
    expect(own).toHaveLength(2);
    for (const approval of own) {
      await second.page.goto(`/queue/approvals?row=${approval.id}`);
      await expect(drawer(second.page)).toContainText(/Automatic payouts: (USD|all)/);
      const decided = second.page.waitForResponse((answer) => answer.url().endsWith('/operator/queue/decide'));
      await strike(second.page, '1');
      expect((await (await decided).json()).error).toBe(0);
    }
    // Until then it can be taken back.
    const state = () => second.ask('/operator/payoutRule/list', {});
    await expect.poll(async () => (await state()).on, { timeout: 60_000 }).toBe(true);
    const usd = async () => (await state()).rules.find(({ currency }) => currency === 'USD')?.state;
    await expect.poll(usd, { timeout: 60_000 }).toBe('on');
  });

  let id = 0;
  await test.step('a cash-out of a player who is known pays itself', async () => {
    await page.goto('/');
    const member = await newMember(page);
    const ask = callsOf(page, member.token);
    await payIn(page, ask, 90, 'approve');
    const fileId = await uploadPicture(page, member.token);
    const accountName = await past.knownForLong(member.id);
    const asked = await ask('/sys/withdraw/apply', {
      ...{
        amount: 60,
        paymentMethod: 'BANK_CARD',
        routingNumber: '021000021',
        accountNumber: '1234567890',
        accountName,
      },
      ...{ idcardProofId: fileId, paymentProofId: fileId, requestKey: randomUUID() },
    });
    id = asked.id;
    await expect
      .poll(async () => (await maker.ask('/operator/cashOut/get', { id })).status)
      .toMatch(/^(payed|completed)$/);
    // The player sees the same words as of any other.
    const { status } = await ask('/sys/withdraw/find', { id });
    expect([30, 40]).toContain(status);
  });

  await test.step('a cashier finds its review wrong, which the cash-out shows', async () => {
    await second.page.goto(`/queue/payoutReviews?row=${id}`);
    await expect(drawer(second.page)).toContainText('Approved automatically by version');
    await strike(second.page, '3');
    await second.page.getByRole('dialog').getByRole('textbox').fill('The account is not the player’s');
    await strike(second.page, 'Control+Enter');
    await expect
      .poll(async () => (await second.ask('/operator/cashOut/get', { id })).automatic?.review, { timeout: 60_000 })
      .toBe('wrong');
  });

  await test.step('one person stops it all', async () => {
    await desk.goto('/automatic-payouts');
    await expect(desk.getByRole('region', { name: 'Automatic approval is on' })).toBeVisible();
    await strike(desk, '3');
    await reasoned(maker, 'Stop all now', 'A test ends');
    await expect(desk.getByRole('region', { name: 'Automatic approval is off' })).toBeVisible();
  });
  expect(complaints).toEqual(complaints.map(() => []));
});
