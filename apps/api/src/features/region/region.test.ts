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

  it('believes a trusted edge, and sends a restricted country where it is told to', async () => {
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
