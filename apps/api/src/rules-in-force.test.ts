import { errorCodes } from '@fairhouse/contract/errors';
import { casinoSettings, type OperatorSetting } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinAlone } from './growth/bonus/bonus.fixture.ts';
import { callWallet } from './testing/call-wallet.ts';
import { registrationOf } from './testing/registration-of.ts';
import { type MoneyCasino, startMoneyCasino } from './testing/start-money-casino.ts';
import type { TestMember } from './testing/start-test-api.ts';

const homes = {
  GB: { countryCode: 'GB', stateCode: 'GB-LND' },
  SE: { countryCode: 'SE', stateCode: 'SE-AB' },
  BR: { countryCode: 'BR', stateCode: 'BR-SP' },
  DE: { countryCode: 'DE', stateCode: 'DE-BE' },
  ES: { countryCode: 'ES', stateCode: 'ES-MD' },
  Ontario: { countryCode: 'CA', stateCode: 'CA-ON' },
  Quebec: { countryCode: 'CA', stateCode: 'CA-QC' },
  casino: { countryCode: 'PH', stateCode: 'PH-00' },
};
type Home = keyof typeof homes;

let casino: MoneyCasino;
let key: string;
const call = async (path: string, body: object, token?: string) => casino.api.post(path, body, token);
const setting = async (): Promise<OperatorSetting> =>
  (await call('/operator/setting/listAll', { name: 'jurisdictions' }, key)).data[0];
const put = async (packs: string[]) => {
  const { version } = await setting();
  const change = { name: 'jurisdictions', scope: 'casino', version, fields: { packs }, reason: 'a test' };
  return call('/operator/setting/set', change, key);
};
/** Registers of these places that nobody answers for here: members have come from elsewhere, and were asked about before. */
const registers: Partial<Record<Home, string>> = {
  SE: 'spelpaus',
  BR: 'sigap',
  DE: 'oasis',
  ES: 'rgiaj',
  Ontario: 'betguard',
};

/** A member who is known, so that only the rule in question is in the way. */
async function joined(home: Home, fields: object = {}): Promise<TestMember> {
  const register = registers[home];
  const member = await joinAlone(casino.api, { ...homes[register ? 'casino' : home], ...fields });
  const { db } = casino.api;
  if (register) {
    const { countryCode, stateCode } = homes[home];
    await db.query('update member set country_code = $2, state_code = $3 where id = $1', [
      member.id,
      countryCode,
      stateCode,
    ]);
    await db.query(`insert into register_answer (member_id, register, answer) values ($1, $2, 'free')`, [
      member.id,
      register,
    ]);
  }
  await db.query(
    `insert into identity_check (member_id, provider, reference, identity, address, age, person_digest, address_digest)
     select member_id, 'sumsub', 'test-' || member_id, 'passed', 'passed', 'passed', person_digest, address_digest
     from identity_account where member_id = $1`,
    [member.id],
  );
  // Sweden and Germany let nobody pay in who has set no limit.
  if (home === 'SE' || home === 'DE') {
    await call('/sys/protection/setLimit', { kind: 'deposit', period: 'month', most: 1_000 }, member.token);
  }
  return member;
}

/** Pays in by card where that is accepted, for what comes after it. */
async function payInElsewhere(member: TestMember, home: Home, amount: number): Promise<void> {
  const live = (country: string) =>
    casino.api.db.query('update member set country_code = $2 where id = $1', [member.id, country]);
  await live(homes.casino.countryCode);
  await casino.payIn(member, amount);
  await live(homes[home].countryCode);
}

beforeAll(async () => {
  // Which countries are served is said elsewhere; a new casino serves neither Great Britain nor Sweden.
  const open = { RESTRICTED_COUNTRIES: 'US' };
  casino = await startMoneyCasino({ CALLS_PER_MINUTE: '100000', TRUSTED_PROXIES: '127.0.0.1,::1', ...open });
  key = await casino.addOperator('rules');
  expect((await put(['GB', 'SE', 'BR', 'DE', 'ES', 'CA-ON'])).error).toBe(0);
  // This process goes by it as soon as it has read it again.
  await vi.waitFor(async () => {
    const { data } = await call('/base/country/find', { isoCode2: 'GB' });
    expect(data.offersUnticked).toBe(true);
  }, 120_000);
});
afterAll(() => casino.close());

it('which packs are in force is a setting of large effect, kept with who set it; what is no pack is refused', async () => {
  expect(casinoSettings.jurisdictions.hasLargeEffect).toBe(true);
  expect(await setting()).toMatchObject({ setBy: 'operator:rules', before: { packs: [] }, reason: 'a test' });
  for (const packs of [['FR'], ['GB', 'GB']]) expect((await put(packs)).error).toBe(errorCodes.settingRefused);
});

describe('joining', () => {
  const years = (count: number) => {
    const day = new Date();
    day.setUTCFullYear(day.getUTCFullYear() - count, day.getUTCMonth(), day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  };
  const receives = async ({ id }: { id: bigint }) => {
    const { rows } = await casino.api.db.query('select receive_exclusive as is from member_record where id = $1', [id]);
    return rows[0].is;
  };

  it('takes anyone who is old enough there: age.least', async () => {
    const young = { ...registrationOf(61_001, { birthday: years(18) }), ...homes.Ontario };
    const refused = await call('/sys/auth/register', young);
    expect(refused.error).toBe(errorCodes.underAge);
    expect(refused.message).toContain('19');
    // Old enough, and stopped by the register alone, to which this casino has no access.
    const older = { ...registrationOf(61_002, { birthday: years(19) }), ...homes.Ontario };
    expect((await call('/sys/auth/register', older)).error).toBe(errorCodes.registerMissing);
    expect((await joined('Quebec', { birthday: years(18) })).id).toBeTruthy();
  });

  it('tells the form, by the country and by the part of it', async () => {
    const rules = async (path: string, body: object) => {
      const { ageLeast, offersUnticked } = (await call(path, body)).data;
      return [ageLeast, offersUnticked];
    };
    expect(await rules('/base/country/find', { isoCode2: 'CA' })).toEqual([18, false]);
    expect(await rules('/base/state/find', { code: 'CA-ON' })).toEqual([19, true]);
    const { data } = await call('/base/state/listAll', { countryIsoCode2: 'CA', name_0: 'ASC' });
    expect(data.filter(({ ageLeast }: { ageLeast: number }) => ageLeast === 19)).toMatchObject([{ code: 'CA-ON' }]);
  });

  it('asks for the national number, the name at birth and the place of birth where the law does: joining.nationalId, joining.fields', async () => {
    const from = async (home: Home, nationalId: string) => {
      const birthday = '1981-12-18';
      const answer = await call('/sys/auth/register', {
        ...registrationOf(61_003, { birthday, nationalId }),
        ...homes[home],
      });
      return answer.error;
    };
    // A right number is refused by the next check: the test system has no access to the register.
    for (const [home, right, wrong] of [
      ['BR', '390.533.447-05', '390.533.447-06'],
      ['SE', '811218-9876', '811219-9876'],
    ] as const) {
      expect(await from(home, '')).toBe(errorCodes.nationalIdInvalid);
      expect(await from(home, wrong)).toBe(errorCodes.nationalIdInvalid);
      expect(await from(home, right)).toBe(errorCodes.registerMissing);
    }
    const german = (fields: object) =>
      call('/sys/auth/register', { ...registrationOf(61_004, { currency: 'EUR', ...fields }), ...homes.DE });
    expect((await german({ birthName: 'Reyes' })).error).toBe(errorCodes.missingField);
    expect((await german({ birthPlace: 'Cebu' })).error).toBe(errorCodes.missingField);
    expect((await german({ birthName: 'Reyes', birthPlace: 'Cebu' })).error).toBe(errorCodes.registerMissing);
    const asked = async (isoCode2: string) => (await call('/base/country/find', { isoCode2 })).data.nationalId;
    expect([await asked('BR'), await asked('SE'), await asked('PH')]).toEqual(['cpf', 'personnummer', null]);
  });

  it('ticks nothing for who ticked nothing: consent.offersUnticked', async () => {
    expect(await receives(await joined('GB', { receiveExclusive: undefined }))).toBe(false);
    expect(await receives(await joined('GB', { receiveExclusive: true }))).toBe(true);
    expect(await receives(await joined('casino', { receiveExclusive: undefined }))).toBe(true);
  });
});

it('who a member is, and what signs of harm and pauses go by, follows the part of the country', async () => {
  for (const [home, code, least, breaks] of [
    ['Ontario', 'CA-ON', 19, [24, 168, 720, 1_440, 2_160]],
    ['Quebec', 'casino', 18, expect.not.arrayContaining([2_160])],
  ] as const) {
    const member = await joined(home);
    const { data } = await call('/sys/identity/get', {}, member.token);
    expect(data).toMatchObject({ age: { least }, jurisdiction: { code } });
    const seen = await call('/operator/protection/member', { memberId: Number(member.id) }, key);
    expect(seen.data).toMatchObject({ jurisdiction: { code }, breakHours: breaks });
  }
});

describe('bonuses', () => {
  const overview = async ({ token }: TestMember) => (await call('/sys/bonus/overview', {}, token)).data;
  const claim = ({ token }: TestMember, promotion: string) => call('/sys/bonus/claim', { promotion }, token);
  const promotionsOf = async (member: TestMember) =>
    (await overview(member)).offers.map(({ promotion }: { promotion: string }) => promotion);

  it.each([
    ['GB', 50, 500, 5, 10],
    ['casino', 250, 5_000, 50, 50],
  ] as const)(
    'in %s ask for bets of %d, and %d with a deposit of 50: bonus.wageringMost',
    async (home, free, paid, multiple, times) => {
      const member = await joined(home);
      const offer = await call('/sys/depositPaymentMethod/maxBonusInfo', {}, member.token);
      expect(offer.data.wageringMultiple).toBe(multiple);
      expect((await overview(member)).terms.wageringTimes).toBe(times);
      expect((await overview(member)).offers[0]).toMatchObject({ promotion: 'signUp', required: free });
      await payInElsewhere(member, home, 50);
      expect((await claim(member, 'firstDeposit')).error).toBe(0);
      expect((await overview(member)).active).toMatchObject({ required: paid });
    },
  );

  it('are one, at the first time, in Sweden: bonus.offers', async () => {
    const member = await joined('SE');
    expect(await promotionsOf(member)).toEqual(['signUp', 'firstDeposit']);
    expect((await overview(member)).terms).toMatchObject({ cashback: null, friday: null });
    expect((await claim(member, 'signUp')).error).toBe(0);
    expect(await promotionsOf(member)).toEqual([]);
    const { data } = await call('/sys/bonus/overview', {}, member.token);
    expect((await call('/sys/bonus/giveUp', { id: data.active.id }, member.token)).error).toBe(0);
    await payInElsewhere(member, 'SE', 50);
    expect((await claim(member, 'firstDeposit')).error).toBe(errorCodes.bonusNotOffered);
  });

  it('are none by the hand of an operator in Sweden: bonus.offers', async () => {
    const gift = { memberId: Number((await joined('SE')).id), amount: 5, reason: 'a gift' };
    expect((await call('/operator/bonus/give', gift, key)).error).toBe(errorCodes.bonusNotOffered);
  });

  it('are none in Brazil, although the line of the pack is not confirmed: bonus.offers', async () => {
    expect(await promotionsOf(await joined('BR'))).toEqual([]);
  });
});

it.each([
  ['SE', false],
  ['BR', false],
  ['GB', true],
  ['casino', true],
] as const)('competitions in %s are shown and can be joined: %s: offers.competitions', async (home, offered) => {
  const amount = (value: string) => [{ currency: 'USD', amount: value }];
  const { data: made } = await call(
    '/operator/competition/create',
    {
      ...{ english: 'Sprint', filipino: 'Sprint', kind: 'race', measure: 'multiple', rounds: 5 },
      beginTime: new Date(Date.now() - 60_000).toISOString(),
      endTime: new Date(Date.now() + 3_600_000).toISOString(),
      ...{ minimumStakes: amount('1'), prizes: [amount('5')], reason: 'a test' },
    },
    key,
  );
  const published = { id: made.id, contentHash: made.contentHash, reason: 'a test' };
  expect((await call('/operator/competition/publish', published, key)).error).toBe(0);
  const { token } = await joined(home);
  const shown = (await call('/sys/competition/list', {}, token)).data.competitions;
  expect(shown?.some(({ id }: { id: number }) => id === made.id) ?? false).toBe(offered);
  for (const path of ['get', 'join'])
    expect((await call(`/sys/competition/${path}`, { id: made.id }, token)).error, path).toBe(
      offered ? 0 : errorCodes.noSuchThing,
    );
});

it.each([
  ['SE', false],
  ['BR', false],
  ['GB', true],
  ['casino', true],
] as const)('missions in %s are shown and can be joined: %s: offers.missions', async (home, offered) => {
  const times = {
    beginTime: new Date(Date.now() - 60_000).toISOString(),
    endTime: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const { data: made } = await call(
    '/operator/mission/create',
    { mission: { english: 'Read', filipino: 'Basahin', kind: 'readSaferPlay', points: 5, ...times }, reason: 'a test' },
    key,
  );
  await inTransaction(casino.api.db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(`update mission set state = 'open' where id = $1`, [made.id]);
  });
  const { token } = await joined(home);
  const { missions } = (await call('/sys/mission/list', {}, token)).data;
  expect(missions?.some(({ id }: { id: number }) => id === made.id) ?? false).toBe(offered);
  expect((await call('/sys/mission/join', { id: made.id }, token)).error).toBe(offered ? 0 : errorCodes.noSuchThing);
});

it.each([
  ['GB', false],
  ['casino', true],
] as const)('a cash-out in %s can be taken back: %s: cashOut.cancellable', async (home, cancellable) => {
  const member = await joined(home);
  await payInElsewhere(member, home, 50);
  const where = { paymentMethod: 'PAYPAL', email: 'maria@example.com', amount: 50 };
  const applied = await call('/sys/withdraw/apply', { ...where, ...(await casino.proofs(member)) }, member.token);
  expect(applied.data).toMatchObject({ status: 0, cancellable });
  const list = await call('/sys/withdraw/listPage', { pageNum: 1 }, member.token);
  expect(list.data.content).toMatchObject([{ cancellable }]);
  const canceled = await call('/sys/withdraw/cancel', { id: applied.data.id }, member.token);
  expect(canceled.error).toBe(cancellable ? 0 : errorCodes.cannotCancel);
  expect((await casino.book(member)).held).toBe(cancellable ? 0n : 5_000n);
});

it.each([
  ['GB', { code: 'GB', slotLeastMs: 2_500, tableLeastMs: 5_000, automatic: 'off', quick: 'off', skip: 'off' }],
  ['GB', { celebrations: 'full', bonusBuy: false, doubleUp: true }],
  ['Ontario', { code: 'CA-ON', slotLeastMs: 2_500, tableLeastMs: 0, automatic: 'tables', quick: 'tables' }],
  ['Ontario', { skip: 'tables', celebrations: 'full', bonusBuy: true }],
  ['casino', { code: 'casino', slotLeastMs: 0, tableLeastMs: 0, automatic: 'tables', quick: 'all', skip: 'all' }],
] as const)(
  'a vendor is told how a member in %s plays: slots.leastSeconds, tables.leastSeconds, play.automatic, play.quick, play.skip',
  async (home, reported) => {
    const member = await joined(home);
    const { data } = await call('/sys/game/getLaunchUrl', { id: 1 }, member.token);
    const launchToken = new URL(data).searchParams.get('token')!;
    const answer = await callWallet(casino.api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
    expect(answer).toMatchObject({ status: 'OK', jurisdiction: reported });
  },
);

it('where the operator is stricter than the place, the setting holds: for money and for fun, with its audit event', async () => {
  const pace = async (): Promise<OperatorSetting> =>
    (await call('/operator/setting/listAll', { name: 'pace' }, key)).data[0];
  const set = async (fields: object) =>
    call(
      '/operator/setting/set',
      { name: 'pace', scope: 'casino', version: (await pace()).version, fields, reason: 'slow' },
      key,
    );
  const forFun = async (token?: string) => {
    const { data } = await call('/sys/game/getTryPlayUrl', { id: 1 }, token);
    return JSON.parse(new URL(data).searchParams.get('jurisdiction')!);
  };
  const before = (await pace()).value;
  const [there, elsewhere] = [await joined('GB'), await joined('casino')];
  expect(await forFun()).toMatchObject({ code: 'casino', slotLeastMs: 0, quick: 'all' });
  expect(await forFun(there.token)).toMatchObject({ code: 'GB', slotLeastMs: 2_500, quick: 'off' });
  const forbidden = { bonusBuy: false, doubleUp: false };
  const slower = { slotLeastMs: 3_000, tableLeastMs: 1_000, automatic: 'off', celebrations: 'short', ...forbidden };
  expect((await set(slower)).error).toBe(0);
  expect(await forFun()).toMatchObject({ code: 'casino', ...slower });
  expect(await forFun(there.token)).toMatchObject({ ...slower, code: 'GB', tableLeastMs: 5_000 });
  const { data } = await call('/sys/game/getLaunchUrl', { id: 1 }, elsewhere.token);
  const launchToken = new URL(data).searchParams.get('token')!;
  const answer = await callWallet(casino.api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  expect(answer).toMatchObject({ status: 'OK', jurisdiction: { code: 'casino', ...slower } });
  expect(await pace()).toMatchObject({ setBy: 'operator:rules', before, reason: 'slow' });
  for (const wrong of [{ slotLeastMs: -1 }, { automatic: 'some' }, { celebrations: 'loud' }])
    expect((await set(wrong)).error).toBe(errorCodes.settingRefused);
  expect((await set(before)).error).toBe(0);
});

describe('paying in', () => {
  const order = ({ token }: TestMember) => call('/sys/deposit/stripe/depositOrder', { amount: 20 }, token);
  const methods = async ({ token }: TestMember): Promise<string[]> =>
    (await call('/sys/depositPaymentMethod/listAll', {}, token)).data.map(({ code }: { code: string }) => code);

  it('is not possible by what may be credit in Great Britain, and such methods are not offered: payments.credit', async () => {
    const [there, elsewhere] = [await joined('GB'), await joined('casino')];
    expect((await order(there)).error).toBe(errorCodes.creditNotAccepted);
    for (const method of ['APPLE_PAY', 'GOOGLE_PAY']) {
      const byWallet = { method, amount: 20, walletToken: 'a card of a wallet does not tell credit either' };
      expect(await call('/sys/deposit/wallet/deposit', byWallet, there.token)).toMatchObject({
        error: errorCodes.creditNotAccepted,
        message: expect.stringContaining('Please choose another payment method'),
      });
    }
    expect((await order(elsewhere)).error).toBe(0);
    const others = await methods(elsewhere);
    expect(others).toContain('STRIPE');
    expect(await methods(there)).toEqual(others.filter((code) => code === 'PIX' || code === 'CRYPTO'));
  });

  it('and joining are in euros alone in Spain and Germany: account.currencies', async () => {
    const birth = { birthName: 'Reyes', birthPlace: 'Cebu' };
    for (const [number, home] of [
      [62_001, 'ES'],
      [62_002, 'DE'],
    ] as const) {
      const join = (currency: string) =>
        call('/sys/auth/register', { ...registrationOf(number, birth), ...homes[home], currency });
      const refused = await join('USD');
      expect(refused.error).toBe(errorCodes.accountCurrencyRefused);
      expect(refused.message).toContain('EUR');
      // There is no access to the register here, which is asked last.
      expect((await join('EUR')).error).toBe(errorCodes.registerMissing);
      const { data } = await call('/base/country/find', { isoCode2: homes[home].countryCode });
      expect(data.currencies).toEqual(['EUR']);
      expect((await order(await joined(home))).error).toBe(errorCodes.accountCurrencyRefused);
      expect((await order(await joined(home, { currency: 'EUR' }))).error).toBe(0);
    }
    expect((await call('/base/country/find', { isoCode2: 'PH' })).data.currencies).toBeNull();
  });
});

it('a limit is raised after seven days in Germany, and after one in Great Britain: limits.raiseAfterHours', async () => {
  for (const [home, hours] of [
    ['DE', 168],
    ['GB', 24],
  ] as const) {
    const { token } = await joined(home, { currency: 'EUR' });
    const set = (most: number) => call('/sys/protection/setLimit', { kind: 'loss', period: 'day', most }, token);
    await set(10);
    const before = Date.now();
    const from = Date.parse((await set(20)).data.confirmFrom) - hours * 3_600_000;
    expect(from).toBeGreaterThanOrEqual(before);
    expect(from).toBeLessThanOrEqual(Date.now());
  }
});

it('one press stops play for a day in Germany, and there is no such button elsewhere: break.panicHours', async () => {
  const { token, id } = await joined('DE', { currency: 'EUR' });
  const get = async () => (await call('/sys/protection/get', {}, token)).data;
  expect(await get()).toMatchObject({ panicHours: 24, pause: null });
  const before = Date.now();
  const { data } = await call('/sys/protection/panic', {}, token);
  expect(Date.parse(data.until) - 24 * 3_600_000).toBeGreaterThanOrEqual(before);
  expect(await get()).toMatchObject({ pause: { kind: 'break', until: data.until } });
  expect((await call('/sys/game/getLaunchUrl', { id: 1 }, token)).error).toBe(errorCodes.playPaused);
  expect((await call('/sys/deposit/stripe/depositOrder', { amount: 20 }, token)).error).toBe(errorCodes.playPaused);
  const auditEvents = await casino.api.db.query(
    "select after from audit_event where member_id = $1 and command = 'pause.break'",
    [id],
  );
  expect(auditEvents.rows).toEqual([{ after: { until: data.until, reason: 'stop button in the game' } }]);

  const elsewhere = await joined('casino');
  expect((await call('/sys/protection/get', {}, elsewhere.token)).data.panicHours).toBeNull();
  expect((await call('/sys/protection/panic', {}, elsewhere.token)).error).toBe(errorCodes.noSuchThing);
});
