import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { drawer, newColleague, test } from './steps/desk.ts';

test('an administrator sends incidents to Slack, whose address is never shown again, and tries it out', async ({
  browser,
}) => {
  const received: { path: string; body: string }[] = [];
  let code = 404;
  const slack = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url!, body: Buffer.concat(chunks).toString() });
    response.writeHead(code).end(code === 200 ? 'ok' : 'channel_not_found');
  });
  await new Promise<void>((done) => slack.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(slack.address() as AddressInfo).port}/services/T0/B0/very-secret`;
  const { page: desk } = await newColleague(browser, ['administrator']);

  await test.step('the destination', async () => {
    await desk.goto('/webhooks');
    await desk.getByRole('button', { name: 'New destination of alerts' }).press('Enter');
    await desk.getByLabel('Address of the incoming webhook').fill('https://10.0.0.7/services/x');
    await desk.getByLabel('Description').fill('Channel of the night shift');
    await desk.getByRole('checkbox', { name: 'Critical' }).press('Space');
    await desk.getByLabel('Reason').fill('A test');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('alert')).toContainText('Please check the address');
    await desk.getByLabel('Address of the incoming webhook').fill(address);
    await expectAccessible(desk, 'the form of a destination of alerts');
    await desk.keyboard.press('Control+Enter');
    await expect(drawer(desk).getByText('Active', { exact: true })).toBeVisible();
    await expect(drawer(desk)).toContainText('Critical');
    expect(await desk.content()).not.toContain('very-secret');
  });

  await test.step('a test that is refused stands there with its answer, and arrives by a replay', async () => {
    await drawer(desk).getByRole('button', { name: 'Send a test event' }).press('Enter');
    await expect(drawer(desk).getByRole('cell', { name: 'Dead' })).toBeVisible();
    await drawer(desk).getByRole('button', { name: 'Test event', exact: true }).press('Enter');
    await expect(desk.getByRole('dialog')).toContainText('channel_not_found');
    await expectAccessible(desk, 'a delivery of an alert');
    code = 200;
    await desk.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true }).press('Enter');
    const replay = desk.getByRole('dialog', { name: 'Replay this event?' });
    await replay.getByLabel('Reason').fill('The channel is there again');
    await desk.keyboard.press('Control+Enter');
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]!.path).toBe('/services/T0/B0/very-secret');
    expect(JSON.parse(received[1]!.body).text).toContain('Nothing has happened.');
  });
  slack.closeAllConnections();
  slack.close();
});
