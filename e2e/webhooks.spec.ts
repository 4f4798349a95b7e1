import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { verifyWebhook } from '../scripts/docs/webhooks/verify-webhook.ts';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf, payIn } from './steps/calls.ts';
import { drawer, newColleague, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';

test('an administrator subscribes another system, which is sent a deposit and once more what is replayed', async ({
  page,
  browser,
}) => {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const { page: desk } = await newColleague(browser, ['administrator']);
  let secret = '';

  await test.step('the secret is shown once', async () => {
    await desk.goto('/webhooks');
    await desk.getByRole('button', { name: 'New subscription' }).click();
    await desk.getByLabel('Address').fill('https://10.0.0.7/hook');
    await desk.getByLabel('Description').fill('Data warehouse');
    await desk.getByLabel('Deposit credited').check();
    await desk.getByLabel('Player joined').check();
    await desk.getByLabel('Reason').fill('A test');
    await desk.getByRole('button', { name: 'Create' }).click();
    await expect(desk.getByRole('alert')).toContainText('Please check the address');
    await desk.getByLabel('Address').fill(url);
    await desk.getByRole('button', { name: 'Create' }).click();
    const window = desk.getByRole('dialog', { name: 'The secret of this subscription' });
    secret = (await window.getByText(/^whsec_/).textContent())!;
    await expectAccessible(desk, 'the secret of a webhook');
    await window.getByRole('button', { name: 'I have copied it' }).click();
    await expect(drawer(desk).getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('a test event arrives', async () => {
    await drawer(desk).getByRole('button', { name: 'Send a test event' }).click();
    await expect.poll(() => typesOf(received)).toContain('webhook.test');
  });

  await test.step('a deposit arrives after its player, signed by the secret', async () => {
    await page.goto('/');
    const member = await newMember(page);
    await payIn(page, callsOf(page, member.token), 25, 'approve');
    const own = () =>
      received
        .map(({ body }) => JSON.parse(body))
        .filter(({ data }) => data.playerId === Number(member.id))
        .map(({ type }) => type);
    await expect.poll(own).toEqual(['player.joined', 'deposit.credited']);
    const { body, headers } = received.at(-1)!;
    expect(verifyWebhook(body, headers, secret)).toMatchObject({
      type: 'deposit.credited',
      data: { playerId: Number(member.id), amount: '25.00', currency: 'USD' },
    });
  });

  await test.step('the desk shows the delivery, and sends it again', async () => {
    const before = received.length;
    await drawer(desk).getByRole('button', { name: 'Deposit credited' }).first().click();
    const window = desk.getByRole('dialog');
    await expect(window).toContainText('"amount":"25.00"');
    await expect(window.getByRole('cell', { name: '204', exact: true })).toBeVisible();
    await window.getByRole('button', { name: 'Replay', exact: true }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('The receiver lost it');
    await desk.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true }).click();
    await expect.poll(() => received.length).toBe(before + 1);
    expect(received.at(-1)!.headers['webhook-id']).toBe(received[before - 1]!.headers['webhook-id']);
  });
  receiver.closeAllConnections();
  receiver.close();
});

const typesOf = (received: readonly { body: string }[]) => received.map(({ body }) => JSON.parse(body).type);
