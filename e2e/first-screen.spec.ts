import { expect, type Page, test } from '@playwright/test';
import { deskOrigin } from './steps/desk.ts';
import { newMember } from './steps/login.ts';

/** Holds back the app itself, but not what draws the first screen, until told to let it through. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/(?!start-|old-browser-)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const ways = [
  ['Menu', 'Menu'],
  ['Search games', 'Games'],
  ['See all: Slots', 'Games'],
] as const;

for (const [tapped, opened] of ways) {
  test(`anyone who taps “${tapped}” before the app is there is answered once it is`, async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/');
    await page.getByRole('button', { name: tapped, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: opened })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Once only: the next one is the app's own.
    await page.getByRole('button', { name: tapped, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('an early tap on Join opens the form for a visitor, and nothing for a member', async ({ page, context }) => {
  test.skip(test.info().project.name === 'desktop', 'the drawn desktop shows no Join');
  const release = await holdApp(page);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('button', { name: 'Join', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Join' })).toBeVisible();

  const { token } = await newMember(page);
  await page.evaluate((kept) => localStorage.setItem('fairhouse.token', kept), token);
  const second = await context.newPage();
  const releaseSecond = await holdApp(second);
  await second.goto('/');
  await second.getByRole('navigation').getByRole('button', { name: 'Join', exact: true }).click();
  releaseSecond();
  await expect(second.getByRole('banner').locator('data')).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Join' })).toHaveCount(0);
});

test('each font and the picture of the first screen, head and all, fit into ten packets', async ({ page, request }) => {
  test.skip(test.info().project.name === 'desktop', 'the desktop has a larger picture');
  await page.goto('/');
  const fonts = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')!));
  const picture = await page.locator('img[elementtiming]').evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(fonts).toHaveLength(2);
  for (const address of [...fonts, picture]) {
    const answer = await request.get(address);
    const head = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const bytes = `HTTP/1.1 200 OK\r\n${head.join('')}\r\n`.length + (await answer.body()).length;
    expect.soft(bytes, address).toBeLessThanOrEqual(10 * 1_460);
    expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(answer.headers()).not.toHaveProperty('content-security-policy');
  }
  expect((await request.get('/')).headers()).toHaveProperty('content-security-policy');
  expect((await request.get('/art/mark.svg')).headers()).toHaveProperty('content-security-policy');
});

for (const [whose, address] of [
  ['the site', () => '/'],
  ['a game', () => `${process.env.STUDIO_ORIGIN}/game/nocturne`],
  ['the desk', () => deskOrigin()],
] as const) {
  test(`a browser that is too old is shown so in both languages by ${whose}`, async ({ page }) => {
    await page.goto(address());
    await expect(page.locator('#old-browser')).toBeHidden();
    // As in Chrome 109, or Safari 15.
    await page.addInitScript('delete Array.prototype.toSorted');
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old for Fairhouse' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Masyadong luma ang browser na ito');
    await expect(notice).toContainText('Safari 16.4');
  });
}
