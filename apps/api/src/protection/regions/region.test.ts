import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@fairhouse/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
afterEach(() => api.close());

const check = (headers: Record<string, string> = {}) => api.post('/sys/ipinfoCloudFlare', {}, undefined, headers);

describe('the region check', () => {
  it('lets an address in whose country nobody knows', async () => {
    api = await startTestApi();
    expect((await check()).data).toEqual({ status: true, url: '', country: null });
  });

  it('believes neither a country header nor a forwarded address from just anybody', async () => {
    api = await startTestApi({ COUNTRY_HEADER: 'cf-ipcountry' });
    expect((await check({ 'cf-ipcountry': 'US', 'x-forwarded-for': '8.8.8.8' })).data.status).toBe(true);
  });

  it('believes a trusted edge, and sends a restricted country where it is configured to', async () => {
    api = await startTestApi({
      COUNTRY_HEADER: 'CF-IPCountry',
      TRUSTED_PROXIES: '127.0.0.1',
      RESTRICTED_URL: 'https://example.com/sorry',
    });
    const headers = { 'cf-ipcountry': 'US' };
    expect((await check(headers)).data).toEqual({ status: false, url: 'https://example.com/sorry', country: 'US' });
    expect((await api.post('/sys/auth/register', {}, undefined, headers)).error).not.toBe(0);
    const step = {
      email: 'a@example.com',
      username: 'somebody',
      password: 'correct horse',
      repassword: 'correct horse',
      mobilePrefix: '63',
      mobile: '9171234567',
    };
    expect((await api.post('/sys/auth/checkRegister1', step, undefined, headers)).error).toBe(
      errorCodes.restrictedCountry,
    );
    expect((await check({ 'cf-ipcountry': 'PH' })).data.status).toBe(true);
  });

  it('looks the address up that a trusted proxy forwards', async () => {
    api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1' });
    expect((await check({ 'x-forwarded-for': '8.8.8.8' })).data).toMatchObject({ status: false, country: 'US' });
  });
});

describe('money and a country that is not served', () => {
  const here = { 'cf-ipcountry': 'PH' };
  const elsewhere = { 'cf-ipcountry': 'US' };
  const behindAnEdge = () => startTestApi({ COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_PROXIES: '127.0.0.1' });

  it('refuses a deposit from there, and lets it begin from here', async () => {
    api = await behindAnEdge();
    const { token } = await api.join();
    const order = { amount: 50, paymentMethod: 'STRIPE' };
    const path = '/sys/deposit/stripe/depositOrder';
    expect((await api.post(path, order, token, elsewhere)).error).toBe(errorCodes.restrictedCountry);
    expect((await api.post(path, order, token, here)).error).not.toBe(errorCodes.restrictedCountry);
    const { rows } = await api.db.query('select count(*)::int as attempts from deposit_attempt');
    expect(rows[0].attempts).toBeLessThanOrEqual(1);
  });

  it('refuses the deposits and the games of a member whose own country is no longer served', async () => {
    api = await behindAnEdge();
    const { id, token } = await api.join();
    await api.db.query(`update member set country_code = 'US' where id = $1`, [id]);
    const order = { amount: 50, paymentMethod: 'STRIPE' };
    expect((await api.post('/sys/deposit/stripe/depositOrder', order, token, here)).error).toBe(
      errorCodes.restrictedCountry,
    );
    const { rows } = await api.db.query('select id from game limit 1');
    const launch = { id: Number(rows[0].id), channel: 'pc' };
    expect((await api.post('/sys/game/getLaunchUrl', launch, token, here)).error).toBe(errorCodes.restrictedCountry);
  });

  it('refuses games from there, for money and for fun', async () => {
    api = await behindAnEdge();
    const { token } = await api.join();
    const { rows } = await api.db.query('select id from game limit 1');
    const launch = { id: Number(rows[0].id), channel: 'pc' };
    for (const path of ['/sys/game/getLaunchUrl', '/sys/game/getTryPlayUrl'])
      expect((await api.post(path, launch, token, elsewhere)).error).toBe(errorCodes.restrictedCountry);
  });

  it('still lets a member who travels see the balance and the deposits that were begun', async () => {
    api = await behindAnEdge();
    const { token } = await api.join();
    expect((await api.post('/sys/auth/token/info', {}, token, elsewhere)).error).toBe(0);
    expect((await api.post('/sys/depositPaymentMethod/listAll', { enabled: 1 }, token, elsewhere)).error).toBe(0);
  });
});

describe('the country of an edge', () => {
  it('is what the first page already says', async () => {
    api = await startTestApi({
      COUNTRY_HEADER: 'cf-ipcountry',
      TRUSTED_PROXIES: '127.0.0.1',
      SITE_FOLDER: await siteFolder(),
    });
    const page = async (country: string) =>
      (await fetch(`${api.url}/`, { headers: { 'cf-ipcountry': country } })).text();
    expect(await page('US')).toContain('"region":{"status":false');
    expect(await page('PH')).toContain('data-region="open"');
    // Beside the page lies a note for the next build.
    expect((await fetch(`${api.url}/robots.txt`)).status).toBe(200);
    expect((await fetch(`${api.url}/.built-from`)).status).toBe(404);
  });
});

/** A site of one page with the two places that the server fills in. */
async function siteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-site-'));
  const boot = '<script id="boot" type="application/json">null</script>';
  await writeFile(join(folder, 'index.html'), `<html data-region="pending">${boot}</html>`);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, '.built-from'), 'a hash');
  return folder;
}
