import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { addressNotServed } from './steps/site.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': addressNotServed } });

test('a visitor from a country that is not served sees the notice and nothing else', async ({ page }) => {
  await page.goto('/#/login');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'restricted');
  await expect(page.getByText('isn’t available in your location')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Join|Log in|Play/ })).toHaveCount(0);
  // Without a configured address, OK asks again.
  await page.getByRole('link', { name: 'OK' }).click();
  await expect(page.getByText('isn’t available in your location')).toBeVisible();
  await expectAccessible(page, 'the notice');
});

test('the OK of the notice leads to the configured address', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"url":""', '"url":"https://example.com/sorry"');
    await route.fulfill({ response, body: html, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'OK' })).toHaveAttribute('href', 'https://example.com/sorry');
});

test('until the check has answered, a loader stands over a hidden page', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/(<script id="boot"[^>]*>).*?(<\/script>)/s, '$1null$2')
      .replace('data-region="open"', 'data-region="pending"');
    await route.fulfill({ response, body: html, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/sys/ipinfoCloudFlare', async (route) => {
    await held;
    await route.fulfill({ json: { error: 0, message: '', data: { status: true, url: '' } } });
  });
  await page.goto('/');
  const loader = page.getByRole('status').filter({ hasText: 'Loading' }).first();
  await expect(loader).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  answer();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('.opening')).toBeHidden();
});

test('a check that fails leaves the page visible', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script id="boot"[^>]*>).*?(<\/script>)/s, '$1null$2');
    await route.fulfill({ response, body: html, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.route('**/sys/ipinfoCloudFlare', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-region', 'open');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Join' })).toBeVisible();
});
