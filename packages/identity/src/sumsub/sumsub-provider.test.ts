import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSumsubProvider } from './sumsub-provider.ts';

type Said = [status: number, body: unknown] | 'silence';
let close: (() => void) | undefined;
afterEach(() => close?.());

interface Asked {
  line: string;
  headers: Record<string, unknown>;
  body: string;
}

/** A provider that says what the test tells it to, by `METHOD /address`. */
async function providerAgainst(answers: Record<string, Said>) {
  const asked: Asked[] = [];
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    const line = `${message.method} ${message.url}`;
    asked.push({ line, headers: message.headers, body });
    const answer = answers[line] ?? [404, {}];
    if (answer === 'silence') return;
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { token: 'token', secret: 'secret', webhookSecret: 'hooks', level: 'the level' };
  return { asked, provider: createSumsubProvider({ apiOrigin, ...keys, timeoutMs: 200 }) };
}

const create = 'POST /resources/applicants?levelName=the%20level';
const link = 'POST /resources/sdkIntegrations/levels/-/websdkLink';
const one = 'GET /resources/applicants/-;externalUserId=member-1/one';
const steps = 'GET /resources/applicants/a1/requiredIdDocsStatus';
const person = {
  reference: 'member-1',
  firstName: 'Maria',
  lastName: 'Santos',
  birthday: '1990-02-28',
  email: 'maria@example.com',
  address: '1 Roxas Boulevard',
  city: 'Manila',
  postalCode: '1000',
  country: 'PHL',
  language: 'en',
  returnUrl: 'http://casino/back',
};

describe('a check', () => {
  it('hands the person over under our reference, signed over time, line and bytes', async () => {
    const { provider, asked } = await providerAgainst({
      [create]: [201, { id: 'a1' }],
      [link]: [200, { url: 'https://in.sumsub.com/websdk/p/1' }],
    });
    expect(await provider.start(person)).toEqual({ outcome: 'started', url: 'https://in.sumsub.com/websdk/p/1' });
    const [first, second] = asked;
    expect(JSON.parse(first!.body)).toMatchObject({
      externalUserId: 'member-1',
      fixedInfo: { firstName: 'Maria', dob: '1990-02-28', country: 'PHL', addresses: [{ town: 'Manila' }] },
    });
    const { 'x-app-token': token, 'x-app-access-ts': at, 'x-app-access-sig': signature } = first!.headers;
    expect(token).toBe('token');
    const line = create.replace(' ', '');
    expect(signature).toBe(createHmac('sha256', 'secret').update(`${at}${line}${first!.body}`).digest('hex'));
    expect(JSON.parse(second!.body)).toMatchObject({ levelName: 'the level', userId: 'member-1' });
  });

  it.each<[string, Record<string, Said>, string]>([
    [
      'there already is the same one',
      { [create]: [409, {}], [link]: [200, { url: 'https://x.example/1' }] },
      'started',
    ],
    ['refused', { [create]: [400, {}] }, 'refused'],
    ['of a wrong key', { [create]: [401, {}] }, 'refused'],
    ['in trouble', { [create]: [500, {}] }, 'unknown'],
    ['too often', { [create]: [429, {}] }, 'unknown'],
    ['without a link', { [create]: [201, {}], [link]: [200, {}] }, 'unknown'],
    ['with another link', { [create]: [201, {}], [link]: [200, { url: 'javascript:alert(1)' }] }, 'unknown'],
    ['unanswered', { [create]: 'silence' }, 'unknown'],
  ])('that is %s', async (_, answers, outcome) => {
    const { provider } = await providerAgainst(answers);
    expect((await provider.start(person)).outcome).toBe(outcome);
  });

  const green = { reviewAnswer: 'GREEN' };
  const red = (reviewRejectType: string) => ({ reviewAnswer: 'RED', reviewRejectType, rejectLabels: ['FORGERY'] });
  const reviewed = (reviewStatus: string, reviewResult?: object) => ({
    id: 'a1',
    externalUserId: 'member-1',
    info: { dob: '1990-02-28' },
    review: { reviewStatus, ...(reviewResult ? { reviewResult } : {}) },
  });
  const stepsOf = (identity: object | null, address: object | null) => ({
    IDENTITY: identity && { reviewResult: identity },
    SELFIE: identity && { reviewResult: identity },
    PROOF_OF_RESIDENCE: address && { reviewResult: address },
  });

  it.each<[string, object, object, object]>([
    ['begun', reviewed('init'), stepsOf(null, null), { identity: 'missing', address: 'missing', canRetry: true }],
    ['being looked at', reviewed('pending'), stepsOf(green, null), { identity: 'waiting', address: 'waiting' }],
    ['on hold', reviewed('onHold', green), stepsOf(green, green), { identity: 'waiting', address: 'waiting' }],
    [
      'passed',
      reviewed('completed', green),
      stepsOf(green, green),
      { identity: 'passed', address: 'passed', birthday: '1990-02-28' },
    ],
    [
      'passed without an address',
      reviewed('completed', green),
      { IDENTITY: { reviewResult: green } },
      { identity: 'passed', address: 'missing' },
    ],
    [
      'refused for the address',
      reviewed('completed', red('RETRY')),
      stepsOf(green, red('RETRY')),
      { identity: 'waiting', address: 'refused', canRetry: true },
    ],
    [
      'refused for good',
      reviewed('completed', red('FINAL')),
      stepsOf(green, green),
      { identity: 'refused', address: 'refused', canRetry: false, reasons: ['FORGERY'] },
    ],
  ])('that is %s', async (_, profile, byStep, observation) => {
    const { provider } = await providerAgainst({ [one]: [200, profile], [steps]: [200, byStep] });
    expect(await provider.state('member-1')).toMatchObject({ outcome: 'observed', observation });
  });

  it.each<[string, Record<string, Said>, string]>([
    ['nobody knows', {}, 'notFound'],
    ['is unreadable', { [one]: [200, { id: 'a1' }] }, 'unknown'],
    ['loses its second answer', { [one]: [200, reviewed('completed', green)], [steps]: 'silence' }, 'unknown'],
    ['is in trouble', { [one]: [503, {}] }, 'unknown'],
  ])('that %s says nothing', async (_, answers, outcome) => {
    const { provider } = await providerAgainst(answers);
    expect((await provider.state('member-1')).outcome).toBe(outcome);
  });
});

describe('a webhook', () => {
  const body = Buffer.from(JSON.stringify({ type: 'applicantReviewed', externalUserId: 'member-1' }));
  const sign = (bytes: Buffer, secret = 'hooks', algorithm = 'sha256') =>
    createHmac(algorithm, secret).update(bytes).digest('hex');
  const headers = (digest: string, algorithm = 'HMAC_SHA256_HEX') => ({
    'x-payload-digest': digest,
    'x-payload-digest-alg': algorithm,
  });

  it('is believed when it is signed over its bytes, and says which check to ask about', async () => {
    const { provider } = await providerAgainst({});
    expect(provider.verifyWebhook(body, headers(sign(body)))).toEqual({ ok: true, reference: 'member-1' });
    const longer = headers(sign(body, 'hooks', 'sha512'), 'HMAC_SHA512_HEX');
    expect(provider.verifyWebhook(body, longer)).toMatchObject({ ok: true });
  });

  it.each([
    ['another secret', body, headers(sign(body, 'other')), 'badSignature'],
    ['other bytes', Buffer.from(`${body} `), headers(sign(body)), 'badSignature'],
    ['a weaker digest', body, headers(sign(body, 'hooks', 'sha1'), 'HMAC_SHA1_HEX'), 'badSignature'],
    ['nothing', body, {}, 'badSignature'],
    ['no JSON', Buffer.from('x'), headers(sign(Buffer.from('x'))), 'unreadable'],
  ])('of %s is refused', async (_, bytes, given, reason) => {
    const { provider } = await providerAgainst({});
    expect(provider.verifyWebhook(bytes, given)).toEqual({ ok: false, reason });
  });
});
