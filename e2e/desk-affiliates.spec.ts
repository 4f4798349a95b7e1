import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { AuthenticatorApp } from './steps/authenticator-app.ts';
import { decide, orderDeposit } from './steps/deposit.ts';
import { deskHeading, drawer, newColleague, newName, strike, test } from './steps/desk.ts';
import { join, newPerson } from './steps/join.ts';
import { mailedLink } from './steps/mails.ts';
import { complaintsOf } from './steps/site.ts';

// A browser of tests names itself as one, and programs are not counted as visitors.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('a partner is added by keyboard, gets terms by two people, and a visitor of its link joins, deposits and stands in its portal', async ({
  page,
  browser,
}) => {
  const [maker, second] = [await newColleague(browser, ['bonuses']), await newColleague(browser, ['cashier'])];
  const desk = maker.page;
  const complaints = [complaintsOf(desk.context()), complaintsOf(second.page.context())];
  const company = newName('partner');
  const email = `${company.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`;
  const submit = async (fields: Record<string, string>) => {
    const dialog = desk.getByRole('dialog');
    for (const [label, value] of Object.entries(fields))
      await dialog.getByLabel(label, { exact: false }).first().fill(value);
    await desk.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  };

  await test.step('a plan is written', async () => {
    await desk.goto('/affiliates?tab=plans&edit=new');
    await expect(deskHeading(desk, 'Affiliates')).toBeVisible();
    await desk.getByLabel('Name', { exact: false }).fill(`${company} plan`);
    await desk.getByLabel('Percent', { exact: false }).fill('25');
    await desk.getByLabel('Reason').fill('For the first partners');
    await expectAccessible(desk, 'the editor of an affiliate plan');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('cell', { name: `${company} plan` })).toBeVisible();
  });

  await test.step('the partner is added, and its terms are proposed', async () => {
    await desk.goto('/affiliates');
    await press(desk, 'New partner');
    await submit({
      Company: company,
      Contact: 'Carla Cruz',
      Email: email,
      Country: 'DE',
      'Version of the terms': '2026-1',
      Reason: 'A blog',
    });
    await expect(desk.getByRole('heading', { name: company })).toBeVisible();
    await press(desk, 'Set terms');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Paid by').selectOption('PAYPAL');
    await submit({ 'Email of the account': 'pay@example.com', Reason: 'As agreed' });
    await expect(desk.getByRole('button', { name: 'Activate' })).toBeHidden();
  });

  const { rows } = await maker.ask('/operator/affiliate/list', { pageSize: 200 });
  const { id } = rows.find((one) => one.company === company)!;
  await test.step('a second person approves exactly this', async () => {
    const waiting = await second.ask('/operator/approval/list', { subject: `affiliate:${id}`, state: ['waiting'] });
    await second.page.goto(`/queue/approvals?row=${waiting.rows[0]!.id}`);
    await expect(drawer(second.page)).toContainText(`Affiliate ${id}`);
    const decided = second.page.waitForResponse((answer) => answer.url().endsWith('/operator/queue/decide'));
    await strike(second.page, '1');
    expect((await (await decided).json()).error).toBe(0);
    await expect
      .poll(async () => (await maker.ask('/operator/affiliate/get', { id })).deals.length, { timeout: 60_000 })
      .toBe(1);
  });

  await test.step('it is activated, gets a link, and is invited to the portal', async () => {
    await desk.goto(`/affiliates?row=${id}`);
    await press(desk, 'Activate');
    await submit({ Reason: 'The terms are agreed' });
    await press(desk, 'New link');
    await submit({ 'Name of the link': 'Blog' });
    await press(desk, 'Invite to portal');
    await submit({ Reason: 'For its figures' });
    await expect(desk.getByText(/#\/\?aff=/)).toBeVisible();
    await expectAccessible(desk, 'a partner');
  });

  const { links } = await maker.ask('/operator/affiliate/get', { id });
  await test.step('a visitor comes by the link, joins and deposits', async () => {
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/sys/affiliate/click'));
    await page.goto(`/#/?aff=${links[0]!.code}&sub=click-1`);
    expect((await (await counted).json()).data.token).not.toBeNull();
    await join(page, newPerson(), async () => {});
    expect(await page.evaluate(() => localStorage.getItem('fairhouse.partnerClick'))).toBeNull();
    await page.reload();
    await orderDeposit(page, '50');
    await decide(page, 'Approve');
    const figures = async () => (await maker.ask('/operator/affiliate/get', { id })).figures;
    await expect.poll(figures).toMatchObject({ clicks: 1, registrations: 1 });
    // Behind the watermark of the finance sums, which moves each minute.
    await expect.poll(figures, { timeout: 240_000 }).toMatchObject({ firstDeposits: 1 });
  });

  await test.step('the partner enters the portal and sees the same, under a pseudonym', async () => {
    const context = await browser.newContext();
    const portal = await context.newPage();
    const complaintsThere = complaintsOf(context);
    await portal.goto(new URL(await mailedLink(page, email, 'partners')).hash.replace(/^/, '/'));
    await portal.getByLabel('New password').fill('a long word of the partner');
    await portal.getByRole('button', { name: 'Continue' }).click();
    const secret = await portal.locator('form code').textContent();
    await portal.getByLabel('Code of the authenticator app').fill(await new AuthenticatorApp(secret!).code());
    await portal.getByRole('button', { name: 'Continue' }).click();
    await expect(portal.getByRole('heading', { name: company })).toBeVisible();
    await portal.getByRole('button', { name: 'Accept the terms' }).click();
    await expect(portal.getByRole('button', { name: 'Accept the terms' })).toBeHidden();
    await expect(portal.getByRole('row').filter({ hasText: links[0]!.code })).toHaveCount(1);
    await expectAccessible(portal, 'the partner portal');
    await portal.getByRole('button', { name: 'Sign out' }).click();
    await expect(portal.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(complaintsThere).toEqual([]);
    await context.close();
  });
  expect(complaints.flat()).toEqual([]);
});

/** By the keyboard alone. */
async function press(desk: Page, button: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).focus();
  await desk.keyboard.press('Enter');
}
