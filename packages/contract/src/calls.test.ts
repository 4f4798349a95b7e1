import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { operatorCalls, permissionNames } from './desk/index.ts';

/** The names of every field of an input, however deep. */
function fieldsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {} } = node as { properties?: object };
  return [...Object.keys(properties), ...Object.values(node).flatMap(fieldsOf)];
}

it('limits how often an address may make a call that takes a password or another secret', () => {
  const unlimited = [...Object.values(calls), ...Object.values(operatorCalls)].filter((call: Call) => {
    const names = fieldsOf(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }));
    return call.limit === undefined && names.some((name) => /password|pin$|secret/i.test(name));
  });
  expect(unlimited.map(({ path }) => path)).toEqual([]);
});

/** The tables of the specification: "Calls made" and "The calls it makes", in their order. */
const specified = [
  '/sys/auth/login',
  '/sys/auth/logout',
  '/sys/auth/token/refresh',
  '/sys/auth/token/info',
  '/sys/auth/checkRegister1',
  '/sys/auth/register',
  '/sys/auth/faceBookRegister',
  '/sys/member/verifyCode/image',
  '/sys/member/mail/forgot/send',
  '/sys/member/mail/join/send',
  '/sys/member/password/change',
  '/sys/member/getMember',
  '/sys/member/receiveInviteBonus',
  '/sys/member/documents/update',
  '/sys/ipinfoCloudFlare',
  '/sys/sysSetting/contactUsSetting',
  '/sys/sysSetting/checkContactUsSetting',
  '/sys/sysSetting/checkBlock',
  '/sys/news/getNewCount',
  '/sys/news/setNewsStatus',
  '/base/news/listPage',
  '/base/inviteConfig/listAll',
  '/base/banner/listAll',
  '/base/country/listAll',
  '/base/country/find',
  '/base/state/listAll',
  '/base/state/find',
  '/sys/country/listTelNum',
  '/base/currency/listAll',
  '/base/game/get',
  '/sys/game/getLaunchUrl',
  '/sys/game/getTryPlayUrl',
  '/sys/gameVendor/wrapper/domain',
  '/base/game/listPage',
  '/sys/game/all',
  '/sys/game/history/page',
  '/sys/latestWin/randomList',
  '/base/vipLevel/listAll',
  '/base/vipStore/listAll',
  '/sys/vipStore/redeem',
  '/base/article/get',
  '/sys/file/upload',
  '/sys/file/get',
  '/sys/depositPaymentMethod/listAll',
  '/sys/depositPaymentMethod/maxBonusInfo',
  '/base/depositPaymentMethod/find',
  '/sys/member/deposit/config',
  '/sys/deposit/creditcard/billingInfo',
  '/sys/deposit/creditcard/deposit',
  '/sys/deposit/cattl/deposit',
  '/sys/cattl/pay',
  '/sys/deposit/onlyPay/deposit',
  '/sys/deposit/payp/depositOrder',
  '/sys/payp/findOrder',
  '/sys/deposit/stripe/depositOrder',
  '/sys/stripe/findOrder',
  '/sys/deposit/paypal/depositOrder',
  '/sys/paypal/trigger',
  '/sys/paypal/findOrder',
  '/sys/cash/getImg',
  '/sys/deposit/cash/depositOrder',
  '/sys/cash/findOrder',
  '/sys/deposit/crypto/deposit',
  '/sys/deposit/crypt/depositOrder',
  '/sys/deposit/pollingStatus',
  '/sys/member/withdraw/config',
  '/sys/withdraw/apply',
  '/sys/withdraw/listPage',
  '/sys/withdraw/cancel',
  '/base/cashoutPaymentMethod/listAll',
  '/sys/member/transaction/page',
];

/** Screens that the specification names without a call. */
const added = [
  '/sys/deposit/crypto/arrivals',
  '/sys/deposit/crypto/coins',
  '/sys/bonus/overview',
  '/sys/bonus/claim',
  '/sys/bonus/giveUp',
  '/sys/bonus/bet/page',
  '/sys/member/documents/listAll',
  '/sys/member/factor/get',
  '/sys/member/factor/totp/begin',
  '/sys/member/factor/totp/confirm',
  '/sys/member/factor/totp/remove',
  '/sys/member/factor/passkey/begin',
  '/sys/member/factor/passkey/confirm',
  '/sys/member/factor/passkey/rename',
  '/sys/member/factor/passkey/remove',
  '/sys/member/factor/recovery/renew',
  '/sys/auth/password/reset',
  '/sys/auth/activate',
  '/sys/contact/send',
  '/sys/deposit/pix/depositOrder',
  '/sys/pix/findOrder',
  '/sys/deposit/pingpong/depositOrder',
  '/sys/pingpong/findOrder',
  '/sys/deposit/cpay/depositOrder',
  '/sys/cpay/findOrder',
  '/sys/deposit/creditcard/entry',
  '/sys/deposit/creditcard/saved',
  '/sys/deposit/creditcard/payBySaved',
  '/sys/deposit/creditcard/removeSaved',
  '/sys/deposit/wallet/entry',
  '/sys/deposit/wallet/deposit',
  '/sys/member/transaction/statement',
  '/sys/withdraw/account/listAll',
  '/sys/withdraw/account/remove',
  '/sys/withdraw/find',
  '/sys/promotion/listAll',
  '/sys/promotion/hub',
  '/sys/agent/inviteBonus/summary',
  '/sys/agent/inviteBonus/page',
  '/sys/member/verifyCode/question',
  '/sys/auth/social/providers',
  '/sys/auth/social/start',
  '/sys/auth/social/finish',
  '/sys/auth/social/link',
  '/sys/gameGroup/listAll',
  '/sys/game/find',
  '/sys/game/about',
  '/sys/home/get',
  '/sys/ownPlay/get',
  '/sys/vipLevel/describe',
  '/sys/freeRounds/list',
  '/sys/freeRounds/decline',
  '/sys/competition/list',
  '/sys/competition/get',
  '/sys/competition/join',
  '/sys/competition/leave',
  '/sys/competition/file',
  '/sys/mission/list',
  '/sys/mission/join',
  '/sys/mission/confirm',
  '/sys/mission/collect',
  '/sys/news/setAllRead',
  '/sys/notification/get',
  '/sys/notification/setChoice',
  '/sys/notification/setQuietHours',
  '/sys/notification/setDetails',
  '/sys/push/subscribe',
  '/sys/push/remove',
  '/sys/liveRound/list',
  '/partner/acceptTerms',
  '/partner/auth/begin',
  '/partner/auth/confirm',
  '/partner/auth/signIn',
  '/partner/auth/signOut',
  '/partner/home',
  '/partner/players',
  '/partner/postbacks',
  '/partner/setPostbacks',
  '/partner/statements',
  '/sys/affiliate/click',
  '/sys/maintenance/get',
  '/sys/liveRound/open',
  '/sys/table/invite',
  '/sys/table/invitation',
  '/sys/table/report',
  '/sys/sharedRound/get',
  '/sys/sharedRound/share',
  '/sys/sharedRound/stop',
  '/sys/sharedRound/open',
  '/sys/game/studio',
  '/sys/game/studios',
  '/sys/gameFavourite/listAll',
  '/sys/gameFavourite/set',
  '/base/notice/listAll',
  '/sys/member/inviteTerms',
  '/sys/member/deposit/page',
  '/sys/member/deposit/receipt',
  '/sys/protection/get',
  '/sys/protection/setLimit',
  '/sys/protection/confirmRaise',
  '/sys/protection/declineLimit',
  '/sys/protection/withdrawRaise',
  '/sys/protection/setTimeZone',
  '/sys/protection/takeBreak',
  '/sys/protection/panic',
  '/sys/protection/exclude',
  '/sys/protection/setRealityCheck',
  '/sys/protection/closeAccount',
  '/sys/protection/session',
  '/sys/protection/mostUsed',
  '/sys/protection/summary',
  '/sys/protection/selfTest',
  '/sys/protection/helpLines',
  '/sys/identity/get',
  '/sys/identity/begin',
  '/sys/identity/funds',
  '/sys/data/get',
  '/sys/data/askCopy',
  '/sys/data/fetchCopy',
  '/sys/data/askCorrection',
  '/sys/data/askErasure',
  '/sys/data/withdrawErasure',
  '/sys/auth/token/stands',
  '/sys/consent/get',
  '/sys/consent/setLiveRounds',
  '/sys/consent/setOffers',
  '/sys/consent/accept',
  '/base/support/list',
  '/base/support/get',
  '/base/support/open',
  '/base/support/write',
  '/base/support/solve',
  '/base/support/rate',
  '/base/support/references',
];

const everyCall: [string, Call][] = Object.entries({ ...calls, ...operatorCalls });
const playerCalls: [string, Call][] = Object.entries(calls);

/** What a visitor may do without logging in; everything else answers -2. */
const forVisitors = [
  '/sys/auth/login',
  '/sys/auth/checkRegister1',
  '/sys/auth/register',
  '/sys/auth/faceBookRegister',
  '/sys/auth/password/reset',
  '/sys/auth/activate',
  '/sys/member/verifyCode/image',
  '/sys/member/verifyCode/question',
  '/sys/auth/social/providers',
  '/sys/auth/social/start',
  '/sys/auth/social/finish',
  '/sys/auth/social/link',
  '/sys/member/mail/forgot/send',
  '/sys/member/mail/join/send',
  '/sys/ipinfoCloudFlare',
  '/sys/sysSetting/contactUsSetting',
  '/sys/promotion/listAll',
  '/sys/promotion/hub',
  '/sys/sysSetting/checkContactUsSetting',
  '/sys/contact/send',
  '/base/banner/listAll',
  '/base/notice/listAll',
  '/base/country/listAll',
  '/base/country/find',
  '/base/state/listAll',
  '/base/state/find',
  '/sys/country/listTelNum',
  '/base/currency/listAll',
  '/base/game/get',
  '/base/game/listPage',
  '/sys/game/getTryPlayUrl',
  '/sys/gameVendor/wrapper/domain',
  '/sys/game/all',
  '/sys/gameGroup/listAll',
  '/sys/game/find',
  '/sys/game/about',
  '/sys/game/studio',
  '/sys/game/studios',
  '/sys/latestWin/randomList',
  '/sys/vipLevel/describe',
  '/sys/competition/list',
  '/sys/competition/get',
  '/sys/liveRound/list',
  '/partner/auth/begin',
  '/partner/auth/confirm',
  '/partner/auth/signIn',
  '/sys/affiliate/click',
  '/sys/maintenance/get',
  '/sys/liveRound/open',
  '/sys/table/invitation',
  '/sys/sharedRound/open',
  '/base/vipLevel/listAll',
  '/base/article/get',
  '/sys/file/get',
  '/sys/protection/helpLines',
];

describe('the calls', () => {
  it('are the 71 of the specification and those added for its other screens', () => {
    expect(new Set(specified).size).toBe(71);
    expect(Object.keys(calls).sort()).toEqual([...specified, ...added].sort());
  });

  it.each(everyCall)('%s stands under its own path', (path, call) => {
    expect(call.path).toBe(path);
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('are POST, but for the file picture and the stream of events', () => {
    expect(everyCall.filter(([, call]) => call.method === 'GET').map(([path]) => path)).toEqual([
      '/sys/file/get',
      '/operator/file/get',
      '/operator/events',
      '/operator/content/picture',
    ]);
  });

  it('let visitors in only where it is meant', () => {
    const open = playerCalls.filter(([, call]) => call.access === 'visitor').map(([path]) => path);
    expect(open.sort()).toEqual([...forVisitors].sort());
    expect(playerCalls.filter(([, call]) => call.access === 'operator')).toEqual([]);
    const ofPartners = playerCalls.filter(([, call]) => call.access === 'partner').map(([path]) => path);
    expect(ofPartners.filter((path) => !path.startsWith('/partner/'))).toEqual([]);
  });

  it("keep the operators' desk to operators, under a path of its own", () => {
    for (const [path, call] of Object.entries(operatorCalls) as [string, Call][]) {
      expect(['operator', 'deskVisitor']).toContain(call.access);
      expect(path).toMatch(/^\/operator\//);
    }
  });

  it('ask for a permission at the desk, and nowhere else', () => {
    for (const [path, { access, permission }] of everyCall) {
      expect(permission !== undefined, path).toBe(access === 'operator');
      if (permission && permission !== 'self') expect(permissionNames, path).toContain(permission);
    }
    const beforeSignIn = Object.values(operatorCalls).filter(({ access }) => access === 'deskVisitor');
    expect(beforeSignIn.every(({ path }) => path.startsWith('/operator/auth/'))).toBe(true);
  });

  it.each(everyCall)('%s lists every outcome once', (_path, call) => {
    expect(new Set(call.errors).size).toBe(call.errors.length);
  });

  it('answer nothing but null where only the deed counts', () => {
    expect(calls['/sys/auth/logout'].output.safeParse(null).success).toBe(true);
    expect(calls['/sys/auth/logout'].output.safeParse({}).success).toBe(false);
  });
});

/** Games, articles, packages, banners and promotions are kept under 32 bits; what is above them must not reach the database. */
it('bounds the id of everything that the casino lists', () => {
  const most = 2_147_483_647;
  const all = ([...Object.values(calls), ...Object.values(operatorCalls)] as Call[]).filter(({ path }) =>
    /game|article|vip|banner|promotion/i.test(path),
  );
  const unbounded = all.flatMap(({ path, input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties as Record<string, object>)
      .filter(([name]) => name === 'id' || name === 'gameId')
      .filter(([, schema]) => !JSON.stringify(schema).includes(`"maximum":${most}`))
      .map(([name]) => `${path} ${name}`);
  });
  expect(all.length).toBeGreaterThan(10);
  expect(unbounded).toEqual([]);
});
