import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { administrator, type Colleague, deskOrigin, drawer, newColleague, newName, test } from './steps/desk.ts';

const call = async (key: string, path: string, data: object = {}) => {
  const answer = await fetch(`${deskOrigin()}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
};

/** Proves presence in the window that asks for it, and copies the key from the next. */
async function confirmed({ page: desk, password, app }: Colleague): Promise<void> {
  const window = desk.getByRole('dialog', { name: 'Confirm it’s you' });
  await window.getByLabel('Your password').fill(password);
  await window.getByLabel('Code of your authenticator app').fill(await app.code());
  await desk.keyboard.press('Enter');
}

async function copied({ page: desk }: Colleague): Promise<string> {
  const window = desk.getByRole('dialog', { name: 'The new API key' });
  const key = (await window.getByText(/^fhk_/).textContent())!;
  await expectAccessible(desk, 'a new API key');
  await expect(window.getByRole('button', { name: 'Copy' })).toBeVisible();
  await window.getByRole('button', { name: 'I have copied it' }).press('Enter');
  await expect(desk.getByText(key)).toHaveCount(0);
  return key;
}

test('compliance makes a key by the keyboard, a system reads with it, and it is revoked at once', async ({
  browser,
}) => {
  const maker = await newColleague(browser, ['compliance']);
  const { page: desk } = maker;
  const name = newName('warehouse');
  let key = '';

  await test.step('it is written, proved and shown once', async () => {
    await desk.goto('/api-keys');
    await desk.getByRole('button', { name: 'New API key' }).press('Enter');
    await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await desk.getByRole('textbox', { name: 'Purpose' }).fill('Data warehouse');
    await desk.getByRole('textbox', { name: 'Networks' }).fill('127.0.0.1\nnowhere');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('alert')).toHaveText('Choose at least one scope.');
    await desk.getByRole('checkbox', { name: 'See financial reports' }).press('Space');
    await expectAccessible(desk, 'the form of an API key');
    await desk.keyboard.press('Control+Enter');
    await confirmed(maker);
    await expect(desk.getByRole('alert')).toContainText('networks');
    // Nothing that was written is lost.
    await expect(desk.getByRole('textbox', { name: 'Purpose' })).toHaveValue('Data warehouse');
    await desk.getByRole('textbox', { name: 'Networks' }).fill('127.0.0.0/8\n::1');
    await desk.keyboard.press('Control+Enter');
    await confirmed(maker);
    key = await copied(maker);
    await expect(drawer(desk)).toContainText('Never');
  });

  await test.step('a system reads with its scope, and nothing else', async () => {
    expect((await call(key, '/operator/finance/closes')).status).toBe(200);
    const refused = await call(key, '/operator/member/find', { member: '1' });
    expect(refused.status).toBe(403);
    expect(refused.message).toContain('members.read');
    await desk.reload();
    await expect(drawer(desk)).toContainText('127.0.0.1');
  });

  await test.step('it is revoked with a reason, and refused at the next call', async () => {
    await drawer(desk).getByRole('button', { name: 'Revoke' }).press('Enter');
    const window = desk.getByRole('dialog', { name: `Revoke ${name}?` });
    await window.getByLabel('Reason').fill('The system was replaced');
    await desk.keyboard.press('Control+Enter');
    await expect(drawer(desk).getByText('Revoked', { exact: true })).toBeVisible();
    expect((await call(key, '/operator/finance/closes')).status).toBe(401);
  });
});

test('a key that writes waits for an administrator; its maker alone fetches the secret', async ({ browser }) => {
  const maker = await newColleague(browser, ['compliance']);
  const { page: desk } = maker;
  const name = newName('crm');
  await desk.goto('/api-keys?edit=new');
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await desk.getByRole('textbox', { name: 'Purpose' }).fill('CRM');
  await desk.getByRole('checkbox', { name: 'Write notes about players, and tag them' }).check();
  await desk.getByRole('checkbox', { name: 'It works from any address' }).check();
  await desk.keyboard.press('Control+Enter');
  await confirmed(maker);
  await expect(desk.getByText(name)).toBeVisible();

  const { page: second } = await newColleague(browser, ['administrator']);
  await second.goto('/api-keys');
  const waiting = second.getByRole('listitem').filter({ hasText: name });
  await expect(waiting).toContainText('members.note');
  await waiting.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(waiting).toHaveCount(0);
  await second.getByRole('button', { name }).press('Enter');
  await expect(drawer(second)).toContainText('Approved');
  await expect(drawer(second).getByRole('button', { name: 'Fetch the secret' })).toHaveCount(0);

  await desk.goto('/api-keys');
  await desk.getByRole('button', { name }).press('Enter');
  await drawer(desk).getByRole('button', { name: 'Fetch the secret' }).press('Enter');
  await confirmed(maker);
  const key = await copied(maker);
  expect((await call(key, '/operator/approval/approve', { id: 1, proposedHash: 'x'.repeat(64) })).status).toBe(403);
  const keys = await administrator(desk.context())('/operator/apiKey/list', {});
  expect(keys.rows.find((row) => row.name === name)).toMatchObject({ state: 'active', maker: maker.name });
});
