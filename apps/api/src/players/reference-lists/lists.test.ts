import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('lists', () => {
  it('offer the served countries only, sorted as asked', async () => {
    const { data } = await api.post('/base/country/listAll', { status: 1, enName_0: 'DESC' });
    expect(data[0].enName > data.at(-1).enName).toBe(true);
    expect(data.every((country: { status: number }) => country.status === 1)).toBe(true);
    expect(data.some((country: { isoCode2: string }) => country.isoCode2 === 'US')).toBe(false);
    expect((await api.post('/base/country/listAll', {})).data).toHaveLength(249);
  });

  it('find one country and one state, and say when there is none', async () => {
    expect((await api.post('/base/country/find', { isoCode2: 'ph' })).data).toMatchObject({
      isoCode2: 'PH',
      enName: 'Philippines',
      english_name: 'Philippines',
      chinese_name: '菲律宾',
      country_code: 'PH',
      phone_code: '63',
    });
    expect((await api.post('/base/country/find', { isoCode2: 'XX' })).error).toBe(errorCodes.noSuchThing);
    expect((await api.post('/base/state/find', { code: 'BR-SP' })).data.name).toBe('São Paulo');
    expect((await api.post('/base/state/find', { code: 'BR-XX' })).error).toBe(errorCodes.noSuchThing);
  });

  it('give the states of one country, and none when asked for those that are switched off', async () => {
    const { data } = await api.post('/base/state/listAll', { countryIsoCode2: 'BR', enabled: 1 });
    expect(data).toHaveLength(27);
    expect((await api.post('/base/state/listAll', { countryIsoCode2: 'BR', enabled: 0 })).data).toEqual([]);
  });

  it('sort dialing codes as numbers', async () => {
    const { data } = await api.post('/sys/country/listTelNum', { status: 1, telNum_0: 'ASC' });
    const numbers = data.map((row: { telNum: string }) => Number(row.telNum));
    expect(numbers).toEqual([...numbers].sort((a: number, b: number) => a - b));
  });

  it('know the four currencies with their places', async () => {
    const { data } = await api.post('/base/currency/listAll', { enabled: 1, exchangeRate_0: 'ASC' });
    expect(data.map((row: { code: string; scale: number }) => [row.code, row.scale])).toEqual([
      ['BTC', 8],
      ['EUR', 2],
      ['USD', 2],
      ['BRL', 2],
    ]);
  });

  it('refuse a filter that is not declared', async () => {
    expect((await api.post('/base/country/listAll', { password_LIKE: 'a' })).error).toBe(errorCodes.invalidField);
  });
});
