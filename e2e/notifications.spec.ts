import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '../apps/api/src/players/messages/push/push-service.fixture.ts';
import { expectAccessible } from './steps/accessible.ts';
import { newColleague } from './steps/desk.ts';
import { logOut, newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { closeDialog, takeFromMenu } from './steps/site.ts';

async function write(memberId: bigint, english: string): Promise<void> {
  const file = test.info().outputPath('en.txt');
  await writeFile(file, english);
  await operator('message', String(memberId), '--file', file);
}

const switchOf = (page: Page, topic: string, channel: string) =>
  page.getByRole('checkbox', { name: `${topic}: ${channel}` });
/** The box itself is not seen; its label is what is tapped. */
const turn = (page: Page, topic: string, channel: string) => switchOf(page, topic, channel).locator('xpath=..').click();

test('a member chooses kinds and channels, and sets quiet hours', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true }).click();
  await page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: 'Notification settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row', { name: /^Security/ })).toContainText('Always');
  await expect(switchOf(page, 'Security', 'Email')).toHaveCount(0);
  await expect(page.getByText('You haven’t agreed to offers')).toBeVisible();
  await expectAccessible(page, 'notification settings');
  await page.screenshot({ path: test.info().outputPath('settings.png'), fullPage: true });

  await expect(switchOf(page, 'Levels', 'On the site')).toBeChecked();
  await turn(page, 'Levels', 'On the site');
  await turn(page, 'Levels', 'Email');
  await expect(switchOf(page, 'Levels', 'Email')).toBeChecked();

  await page.getByText('Use quiet hours').click();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByLabel('Until', { exact: true }).fill('21:30');
  await expect(page.getByText('Choose two different times.')).toBeVisible();
  await page.getByLabel('Until', { exact: true }).fill('06:15');
  await page.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByText('Your quiet hours are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:15');
  await expect(switchOf(page, 'Levels', 'On the site')).not.toBeChecked();
  await expect(switchOf(page, 'Levels', 'Email')).toBeChecked();
  await page.screenshot({ path: test.info().outputPath('quiet.png'), fullPage: true });
});

test('all messages are marked as read at once, and one leads to what it is about', async ({ page }) => {
  const member = await newMember(page);
  for (const text of ['First.', 'Second.']) await write(member.id, text);
  await openHomeAs(page, member);
  await page.getByRole('banner').getByRole('button', { name: 'Messages, 2 unread' }).click();
  await page.screenshot({ path: test.info().outputPath('messages.png') });
  await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('dialog').getByText('Unread', { exact: true })).toHaveCount(0);
  await closeDialog(page, 'Messages');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
});

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
  let service: PushService;
  test.beforeAll(async () => {
    service = await startPushService();
  });
  test.afterAll(() => service.close());

  test('is turned on by a tap, arrives encrypted, is shown, opens its page, and ends with the log-out', async ({
    page,
    context,
    browser,
    isMobile,
  }) => {
    const name = isMobile ? 'phone' : 'desktop';
    const device = service.device(name);
    // Chromium's own push service is out of reach of a test: only the subscription is made up.
    await context.addInitScript((made) => {
      let subscribed = false;
      Object.assign(window, { subscriptions: 0 });
      const subscription = {
        endpoint: made.endpoint,
        options: {},
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
        unsubscribe: async () => {
          subscribed = false;
          return true;
        },
      };
      PushManager.prototype.subscribe = async function (this: PushManager) {
        subscribed = true;
        (window as unknown as { subscriptions: number }).subscriptions += 1;
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async function (this: PushManager) {
        return subscribed ? (subscription as unknown as PushSubscription) : null;
      };
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
    }, device);
    const member = await newMember(page);
    await openHomeAs(page, member);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await takeFromMenu(page, 'Notifications', 'Account settings');
    expect(await page.evaluate(() => (window as unknown as { subscriptions: number }).subscriptions)).toBe(0);
    await page.getByRole('button', { name: 'Turn on for this device' }).click();
    await expect(page.getByText('Push is on for this device.')).toBeVisible();
    const devices = page.getByRole('list', { name: 'Devices with push' });
    await expect(devices.getByRole('listitem')).toContainText('This device');
    await expectAccessible(page, 'push is on');
    await page.screenshot({ path: test.info().outputPath('push.png'), fullPage: true });

    await write(member.id, 'Your documents are fine.');
    await expect.poll(() => service.received.filter((got) => got.device === name).length).toBe(1);
    const { payload } = service.received.find((got) => got.device === name)!;
    expect(payload).toMatchObject({ body: 'You have a new message.', path: '/#/?popup=messages' });

    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    // A browser without a screen shows no notifications: the worker keeps them instead.
    await worker.evaluate((data) => {
      const scope = self as unknown as { registration: object; shown: unknown[] };
      scope.shown = [];
      Object.assign(scope.registration, {
        showNotification: async (title: string, { body, tag }: NotificationOptions) => {
          scope.shown.push({ title, body, tag });
        },
      });
      const event = new Event('push');
      Object.assign(event, { data: { json: () => data }, waitUntil: (work: Promise<unknown>) => void work });
      dispatchEvent(event);
    }, payload);
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
      .toEqual([{ title: payload.title, body: payload.body, tag: `notification-${payload.id}` }]);
    // The page counts it at once rather than with its next look.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();

    await worker.evaluate((path) => {
      const event = new Event('notificationclick');
      Object.assign(event, {
        notification: { close: () => {}, data: { path } },
        waitUntil: (work: Promise<unknown>) => void work,
      });
      dispatchEvent(event);
    }, payload.path);
    await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('Your documents are fine.');
    await closeDialog(page, 'Messages');

    const { page: desk } = await newColleague(browser, ['support']);
    await desk.goto(`/member/${member.id}?tab=notifications`);
    await expect(desk.getByRole('row', { name: /Message from staff.*Push.*Accepted/ })).toBeVisible();
    await desk.screenshot({ path: test.info().outputPath('desk.png') });
    await desk.context().close();

    await logOut(page);
    await write(member.id, 'Nobody is sent this.');
    await openHomeAs(page, await loggedInAgain(page, member));
    await takeFromMenu(page, 'Notifications', 'Account settings');
    await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
    await expect(devices).toHaveCount(0);
    expect(service.received.filter((got) => got.device === name)).toHaveLength(1);
  });
});

async function loggedInAgain(page: Page, { username, password }: { username: string; password: string }) {
  const answer = await page.request.post('/api/sys/auth/login', { data: { username, password, type: 'MEMBER' } });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data;
}
