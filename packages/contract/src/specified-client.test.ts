import { describe, expect, it } from 'vitest';
import { type CallPath, calls } from './calls.ts';

function parse(path: CallPath, body: unknown): unknown {
  return calls[path].input.parse(body);
}

/** Bodies as the specification says its client sends them. */
const bodies: [CallPath, unknown][] = [
  ['/sys/auth/login', { username: 'ada', password: 'a b', type: 'MEMBER' }],
  ['/sys/auth/token/info', {}],
  ['/sys/member/password/change', { id: '7', oldPassword: 'x', password: 'y', repassword: 'y' }],
  ['/sys/news/getNewCount', { memberId: 7 }],
  ['/base/news/listPage', { pageNum: 1, pageSize: 20, createTime_0: 'DESC', memberId_EQ: 7 }],
  ['/base/inviteConfig/listAll', { personCount_0: 'ASC' }],
  ['/base/banner/listAll', { enabled: 1, sortIndex_0: 'ASC' }],
  ['/base/country/listAll', { status: 1 }],
  ['/base/state/listAll', { status: 1, countryIsoCode2: 'US' }],
  ['/base/state/listAll', { enabled: '1', countryIsoCode2: 'US' }],
  ['/sys/country/listTelNum', { status: 1, telNum_0: 'ASC' }],
  ['/base/currency/listAll', { enabled: 1, exchangeRate_0: 'ASC' }],
  ['/sys/game/getLaunchUrl', { id: '12', channel: 'mobile' }],
  ['/base/game/listPage', { totalPlayCount_0: 'DESC', enabled: 1, playForFun: 1, pageNum: 1, pageSize: 300 }],
  [
    '/base/game/listPage',
    { totalPlayCount_0: 'DESC', enabled: 1, category_NEQ: 'Live Casino', pageNum: 2, pageSize: 300 },
  ],
  ['/sys/game/history/page', { amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC' }],
  ['/base/vipStore/listAll', { level_0: 'ASC', points_1: 'ASC' }],
  ['/sys/depositPaymentMethod/listAll', { enabled: 1, visibility_IN: [0, 20], sortIndex_0: 'ASC' }],
  ['/sys/depositPaymentMethod/listAll', { enabled: '1', visibility_IN: '0,20', sortIndex_0: 'ASC' }],
  ['/base/depositPaymentMethod/find', { code: 'PAYPAL_POLL' }],
  ['/sys/deposit/stripe/depositOrder', { amount: '50', memberId: 7, paymentMethod: 'STRIPE' }],
  ['/sys/stripe/findOrder', { orderId: '9' }],
  [
    '/sys/deposit/cash/depositOrder',
    { memberId: 7, depositAmount: 50, amount: 50, cardFirstName: 'Ada', cardMobile: 5551 },
  ],
  ['/sys/deposit/crypt/depositOrder', { amount: 50, memberId: 7, depositCurrency: 'erc20/usdt' }],
  ['/sys/withdraw/listPage', { memberId: 7, pageNum: 1, pageSize: 20, createTime_0: 'DESC' }],
  ['/base/cashoutPaymentMethod/listAll', { enabled: 1 }],
  ['/sys/member/transaction/page', { amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC' }],
];

describe('the specified client is understood', () => {
  it.each(bodies)('%s %j', (path, body) => {
    expect(() => parse(path, body)).not.toThrow();
  });

  it('when it pays in by card, blanks and all', () => {
    const card = {
      amount: 50,
      cardNum: '4242 4242 4242 4242',
      cardCvv: '1 23',
      expireMonth: '01',
      expireYear: '2031',
      cardFirstName: 'Ada',
      cardLastName: 'Bell',
      cardCountry: 'US',
      cardState: 'US-NY',
      cardCity: 'Albany',
      cardAddress: '1 Main Street',
      cardPostalCode: 12201,
    };
    expect(parse('/sys/deposit/creditcard/deposit', card)).toMatchObject({
      cardNum: '4242424242424242',
      cardCvv: '123',
      expireMonth: 1,
      cardPostalCode: '12201',
    });
    expect(() => parse('/sys/deposit/creditcard/deposit', { ...card, expireMonth: '13' })).toThrow();
  });

  it('when it leaves the fields of other methods empty', () => {
    const application = {
      amount: 60,
      paymentMethod: 'PAYPAL',
      type: 0,
      routingNumber: '',
      accountNumber: null,
      email: 'ada@example.org',
      idcardProofId: '4,5',
      paymentProofId: 6,
      addressProofId: null,
    };
    expect(parse('/sys/withdraw/apply', application)).toEqual({
      amount: 60,
      paymentMethod: 'PAYPAL',
      type: 0,
      email: 'ada@example.org',
      idcardProofId: [4, 5],
      paymentProofId: [6],
    });
  });

  it('when a form sends payoutData as text', () => {
    const application = { amount: '60', paymentMethod: 'CPAY', payoutData: '{"accountName":"Ada","toAccount":"7788"}' };
    expect(parse('/sys/withdraw/apply', application)).toMatchObject({
      payoutData: { accountName: 'Ada', toAccount: '7788' },
    });
    expect(() => parse('/sys/withdraw/apply', { ...application, payoutData: '{"accountName"' })).toThrow();
  });
});

describe('what is not understood is refused', () => {
  it.each([
    ['/sys/withdraw/apply', { amount: 'NaN', paymentMethod: 'BTC' }],
    ['/sys/withdraw/apply', { amount: 60, paymentMethod: 'GOLD' }],
    ['/sys/withdraw/apply', { amount: 60, paymentMethod: 'BTC', paymentProofId: '1,2,3,4,5,6,7' }],
    ['/sys/game/getLaunchUrl', { id: 1, channel: 'tv' }],
    ['/sys/withdraw/listPage', { username: 'ada' }],
    ['/base/game/listPage', { pageSize: 301 }],
    ['/sys/file/get', { id: 1, width: 1_000_000 }],
    ['/sys/auth/login', { username: 'ada', password: 'x', type: 'ADMIN' }],
  ] as [CallPath, unknown][])('%s %j', (path, body) => {
    expect(() => parse(path, body)).toThrow();
  });
});
