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

  /** Of one player: others of this casino play as well. */
  const ofPlayer = (id: bigint, type?: string) =>
    received.filter(({ body }) => {
      const event = JSON.parse(body);
      return event.data.playerId === Number(id) && (type === undefined || event.type === type);
    });
  await page.goto('/');
  const member = await newMember(page);

  await test.step('a deposit arrives after its player, signed by the secret', async () => {
    await payIn(page, callsOf(page, member.token), 25, 'approve');
    await expect.poll(() => typesOf(ofPlayer(member.id))).toEqual(['player.joined', 'deposit.credited']);
    const { body, headers } = ofPlayer(member.id, 'deposit.credited')[0]!;
    expect(verifyWebhook(body, headers, secret)).toMatchObject({
      type: 'deposit.credited',
      data: { playerId: Number(member.id), amount: '25.00', currency: 'USD' },
    });
  });

  await test.step('the desk shows the delivery, and sends it again', async () => {
    const row = new URL(desk.url()).searchParams.get('row');
    await desk.goto(`/webhooks?row=${row}&member=${member.id}&kind=deposit.credited`);
    await drawer(desk).getByRole('button', { name: 'Deposit credited' }).click();
    const window = desk.getByRole('dialog');
    await expect(window).toContainText('"amount":"25.00"');
    await expect(window.getByRole('cell', { name: '204' })).toBeVisible();
    await expectAccessible(desk, 'a delivery of a webhook');
    await window.getByRole('button', { name: 'Replay', exact: true }).click();
    const replay = desk.getByRole('dialog', { name: 'Replay this event?' });
    await replay.getByLabel('Reason').fill('The receiver lost it');
    await replay.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect.poll(() => ofPlayer(member.id, 'deposit.credited').length).toBe(2);
    const [first, second] = ofPlayer(member.id, 'deposit.credited');
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
  });
  receiver.closeAllConnections();
  receiver.close();
});

const typesOf = (received: readonly { body: string }[]) => received.map(({ body }) => JSON.parse(body).type);
