import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { addressNotServed } from './steps/site.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': addressNotServed } });

test('a visitor from a country that is not served sees the notice and nothing else', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'restricted');
  await expect(page.getByText('we do not provide services in your location')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Join|Log in|Play/ })).toHaveCount(0);
  await expectAccessible(page, 'the notice');
});
