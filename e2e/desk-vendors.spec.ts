import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { deskHeading, drawer, newColleague, sizes, test } from './steps/desk.ts';
import { complaintsOf } from './steps/site.ts';

test('two people set what promotions of a vendor may cost; both see what is in force', async ({ browser, request }) => {
  const name = `Studio ${Date.now().toString(36)}`;
  const made = await request.post('/sandbox/vendors', { data: { name, studio: 'http://localhost:4000' } });
  const { vendorId } = (await made.json()).data;
  const first = await newColleague(browser, ['finance']);
  const second = await newColleague(browser, ['finance'], { size: 'phone' });
  const desk = first.page;
  const complaints = complaintsOf(desk.context());
  const inEuro = (page = desk) =>
    drawer(page).getByRole('table', { name: 'Its promotions' }).getByRole('row').filter({ hasText: 'EUR' });

  await test.step('the panel of the vendor shows its promotions by currency', async () => {
    await desk.goto('/vendors');
    await expect(deskHeading(desk, 'Vendors')).toBeVisible();
    await desk.getByRole('row').filter({ hasText: name }).click();
    await expect(inEuro()).toContainText('10,000.00');
    await expectAccessible(desk, 'a vendor with its promotions');
  });

  await test.step('a change waits for the second person', async () => {
    await inEuro().getByRole('button', { name: 'Set', exact: true }).press('Enter');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Free rounds').selectOption('no');
    await dialog.getByLabel(/^Largest win/).fill('250');
    await dialog.getByLabel(/^Budget of a day/).fill('2,500');
    await dialog.getByLabel(/^Reason/).fill('A tournament in December');
    await expectAccessible(desk, 'the window that sets promotions');
    await dialog.getByRole('button', { name: 'Set', exact: true }).press('Enter');
    await expect(desk.getByText('It waits for a second person, under Approvals.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(inEuro()).toContainText('10,000.00');
  });

  await test.step('the second person approves it, and it is in force', async () => {
    const { rows } = await second.ask('/operator/approval/list', { command: 'vendor.setPromotion' });
    const { id, proposedHash } = rows.find(({ subject }) => subject === `vendor:${vendorId}/EUR`)!;
    await second.ask('/operator/approval/approve', { id, proposedHash });
    await second.page.goto(`/vendors?row=${vendorId}`);
    await expect(inEuro(second.page)).toContainText('2,500.00');
    await expectAccessible(second.page, 'a vendor with its promotions on a phone');
    expect(second.page.viewportSize()).toEqual(sizes.phone.viewport);
  });
  expect(complaints).toEqual([]);
});
