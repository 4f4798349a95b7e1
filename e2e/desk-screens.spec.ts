import { expect, type Page } from '@playwright/test';
import { sampleSeed } from '../scripts/test/extent.ts';
import { type DeskScreen, type DeskThings, deskScreens } from './screens/desk.ts';
import { sampledScreens } from './screens/sampled.ts';
import { expectAccessible } from './steps/accessible.ts';
import {
  type AskDesk,
  administrator,
  callsOfDesk,
  deskOrigin,
  inviteByTwo,
  newColleague,
  newName,
  openDesk,
  test,
} from './steps/desk.ts';
import { disputedDeposit } from './steps/disputed-deposit.ts';
import { memberWhoWaits } from './steps/member-who-waits.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';

// What they look at is made once.
test.describe.configure({ mode: 'default' });

const all = Object.values(deskScreens).flat();

const staffOf = {
  worker: ['cashier', 'documents', 'risk', 'support', 'bonuses', 'finance'],
  writer: ['content'],
  keeper: ['administrator'],
  auditor: ['compliance'],
} as const;

let things: DeskThings;
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto('/');
  const waiting = await memberWhoWaits(page, 2, 25);
  const round = await spinByCalls(page, waiting.ask);
  const proof = { idcardProofId: waiting.fileId, idcardHoldProofId: waiting.fileId };
  await waiting.ask('/sys/member/documents/update', proof);
  const staff = callsOfDesk(page.context(), { authorization: `Bearer ${process.env.STAFF_TOKEN}` });
  const filter = { memberId: Number(waiting.id) };
  const { rows } = await staff('/operator/queue/list', { queue: 'documents', filter });
  const { items } = await staff('/operator/member/timeline', { memberId: Number(waiting.id), kinds: ['deposit'] });
  const { dispute, settlement } = await disputeAndSettlement(page, staff);
  const name = newName('invited');
  const { id, link } = await inviteByTwo(page.context(), name, ['cashier']);
  const correction = await waiting.ask('/sys/data/askCorrection', { lastName: 'Reyes', city: 'Cebu' });
  const past = await Past.open();
  const alert = await past.raisedAlert(waiting.id);
  const harmCase = await past.openedHarmCase(waiting.id);
  await past.close();
  // Of the casino, so that another run of these screens finds it there.
  const { rules } = await staff('/operator/payoutRule/list', {});
  if (!rules.some(({ currency }) => currency === 'USD')) {
    await staff('/operator/payoutRule/save', {
      currency: 'USD',
      parameters: {
        ...{ amountMost: '100', dayAmountMost: '150', dayCountMost: 2, weekAmountMost: '300', weekCountMost: 5 },
        ...{ instrument: 'used', accountHours: 168, changeHours: 72, samplePercent: 10 },
      },
      reason: 'a test looks at it',
    });
    await staff('/operator/payoutRule/try', { currency: 'USD', version: 1, days: 30 });
  }
  const opened = await staff('/operator/risk/case/open', { title: 'A test', memberIds: [Number(waiting.id)] });
  const group = await staff('/operator/group/save', {
    name: newName('group'),
    rule: { all: [{ is: 'currency', with: { is: ['USD'] } }, { not: { is: 'seen', with: { days: 3650 } } }] },
    reason: 'a test looks at it',
  });
  const campaign = await staff('/operator/campaign/save', {
    name: newName('campaign'),
    groupId: group.id,
    groupVersion: 1,
    content: { kind: 'gift', amounts: [{ currency: 'USD', each: '5', most: '1000000' }] },
  });
  await staff('/operator/campaign/dryRun', { id: campaign.id });
  const competition = await staff('/operator/competition/create', {
    ...{ english: newName('competition'), filipino: 'Torneo', kind: 'tournament', measure: 'multiple', rounds: 3 },
    games: { codes: ['nocturne'] },
    beginTime: new Date(Date.now() - 60_000).toISOString(),
    endTime: new Date(Date.now() + 86_400_000).toISOString(),
    minimumStakes: [{ currency: 'USD', amount: '1' }],
    prizes: [[{ currency: 'USD', amount: '100' }], [{ currency: 'USD', amount: '50' }]],
    reason: 'A test',
  });
  const published = { id: competition.id, contentHash: competition.contentHash, reason: 'A test' };
  await staff('/operator/competition/publish', published);
  const keeper = administrator(page.context());
  const { webhook } = await keeper('/operator/webhook/create', {
    // Port 9 of this machine: nobody answers there.
    url: 'http://127.0.0.1:9/hook',
    description: newName('webhook'),
    kinds: ['deposit.credited', 'cash_out.requested'],
    reason: 'A test',
  });
  await keeper('/operator/webhook/test', { id: webhook.id });
  const maker = await newColleague(browser, ['administrator']);
  const { token: presence } = await maker.ask('/operator/auth/means/prove', {
    password: maker.password,
    code: await maker.app.code(),
  });
  const { key } = await maker.ask('/operator/apiKey/create', {
    ...{ name: newName('warehouse'), purpose: 'Data warehouse', scopes: ['record.read', 'health.read'], days: 10 },
    networks: ['203.0.113.7', '2001:db8::/48'],
    token: presence,
  });
  const alertsTo = await keeper('/operator/webhook/createAlert', {
    ...{ format: 'slack', address: 'http://127.0.0.1:9/services/x', description: newName('alerts'), reason: 'A test' },
    ...{ rules: ['diskFull', 'processGone'], severities: ['critical'], language: 'en' },
  });
  const role = await keeper('/operator/staff/role/create', {
    name: newName('role'),
    description: 'Reads and answers at night',
    permissions: ['members.read', 'contacts.read', 'contacts.answer', 'wins.read'],
    reason: 'A test',
  });
  const refusedPackage = await staff('/operator/catalogue/reportRefusedPackage', {
    ...{ code: newName('river'), name: 'River Stones', modes: [], faultsFound: 2, reason: 'A test' },
    findings: ['bonus returns 100.03 %: more than is staked.'],
    faults: [
      {
        file: 'base.csv',
        line: 12,
        sentence: 'A line has three whole numbers from 0 to 2^64 − 1: id, weight, payout.',
      },
      { file: 'index.json', line: null, sentence: 'The file is not there.' },
    ],
  });
  const mission = await staff('/operator/mission/create', {
    mission: {
      ...{ english: newName('mission'), filipino: 'Misyon', kind: 'differentGames', count: 3, points: 20 },
      beginTime: new Date(Date.now() - 60_000).toISOString(),
      endTime: new Date(Date.now() + 86_400_000).toISOString(),
    },
    reason: 'A test',
  });
  const texts = { english: 'Your games are waiting for you', filipino: 'Naghihintay sa iyo ang mga laro mo' };
  const journey = await staff('/operator/journey/save', {
    name: newName('journey'),
    reason: 'A test',
    definition: {
      trigger: { kind: 'joined' },
      steps: [
        { kind: 'control', id: 's1', percent: 10, next: 's2' },
        { kind: 'message', id: 's2', ...texts, next: 's3' },
        { kind: 'waitFor', id: 's3', event: 'deposited', hours: 72, happened: 's4', timedOut: 's5' },
        { kind: 'bonus', id: 's4', amounts: [{ currency: 'USD', each: '5', most: '1000' }], next: null },
        {
          kind: 'mail',
          id: 's5',
          ...texts,
          subjectEnglish: 'Welcome',
          subjectFilipino: 'Maligayang pagdating',
          next: null,
        },
      ],
    },
  });
  await staff('/operator/journey/try', { id: journey.id, version: journey.version, days: 30 });
  const thread = await waiting.ask('/base/support/open', {
    topic: 'withdraw',
    message: 'Where is my cash-out? I asked for it this morning.',
    reference: { kind: 'cashOut', id: String(waiting.cashOuts[0]) },
  });
  await staff('/operator/queue/note', { queue: 'contacts', id: thread.id, text: 'Waits for a second cashier.' });
  await staff('/operator/contact/answer', { id: thread.id, answer: 'It is in review.', seen: 1 });
  await waiting.ask('/base/support/write', { id: thread.id, message: 'For how long?' });
  things = {
    memberId: waiting.id,
    cashOut: waiting.cashOuts[0]!,
    deposit: Number(items[0]!.id),
    document: rows[0]!.id,
    round,
    alert,
    harmCase,
    correction: correction.id,
    riskCase: opened.id,
    dispute,
    settlement,
    campaign: campaign.id,
    competition: competition.id,
    webhook: webhook.id,
    apiKey: key.id,
    alertsTo: alertsTo.id,
    role: role.role,
    refusedPackage: refusedPackage.id,
    journey: journey.id,
    mission: mission.id,
    group: group.id,
    thread: thread.id,
    staff: id,
    link,
  };
  await page.context().close();
});

/** A dispute with evidence for the casino, and a file that differs from our books. */
async function disputeAndSettlement(page: Page, staff: AskDesk): Promise<{ dispute: number; settlement: number }> {
  const { memberId, session } = await disputedDeposit(page, 45);
  const filter = { memberId: Number(memberId) };
  const rows = async () => (await staff('/operator/queue/list', { queue: 'disputes', filter })).rows;
  await expect.poll(rows).toHaveLength(1);
  const dispute = (await rows())[0]!.id;
  await staff('/operator/dispute/makeEvidence', { id: dispute, statement: 'It was credited and used.' });
  const lines = [
    'id,reference,type,time,currency,gross,fee,net',
    `${session},${session},payment,,USD,45.00,1.10,43.90`,
    `${session}-2,of-nobody,payment,,USD,12.00,0.30,11.70`,
    `${session}-3,bank,transfer,,USD,-55.60,0,-55.60`,
  ];
  const answer = await page.request.post(`${deskOrigin()}/api/operator/settlement/import`, {
    headers: { origin: deskOrigin(), authorization: `Bearer ${process.env.STAFF_TOKEN}` },
    multipart: {
      format: 'generic',
      provider: 'stripe',
      file: { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
    },
  });
  return { dispute, settlement: (await answer.json()).data.id };
}

for (const { size, seen } of sampledScreens(all, ['desktop', 'phone'])) {
  test(`${seen.length} screens of the desk at the ${size}'s size are accessible`, async ({ browser }) => {
    process.stdout.write(
      `Of ${all.length}, by SAMPLE_SEED=${sampleSeed}: ${seen.map(({ name }) => name).join(', ')}\n`,
    );
    const pages = new Map<DeskScreen['who'], Page>();
    for (const who of new Set(seen.map((one) => one.who))) {
      const roles = who === 'nobody' ? undefined : staffOf[who];
      pages.set(who, roles ? (await newColleague(browser, [...roles], { size })).page : await openDesk(browser, size));
    }
    for (const { name, who, path, open, plays } of seen) {
      const page = pages.get(who)!;
      await test.step(name, async () => {
        await page.goto('about:blank');
        await page.goto(typeof path === 'string' ? path : path(things));
        await page.getByRole('heading').filter({ visible: true }).first().waitFor();
        // What it asks for has come, or the answer that it may not have it.
        await page.waitForLoadState('networkidle');
        await open?.(page);
        if (!plays) await page.waitForLoadState('networkidle');

        await expectAccessible(page, `${name} of the desk`);
      });
    }
  });
}

test('a round is shown again in its game’s own picture, once for each press, and by the keyboard', async ({
  browser,
}) => {
  const { page } = await newColleague(browser, ['support']);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/play/')) asked.push(pathname);
  });
  await page.goto(`/member/${things.memberId}?tab=rounds&open=round:studio:${things.round}`);
  const start = page.getByRole('button', { name: 'Replay in the game’s picture' });
  await start.focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe');
  const replay = frame.getByRole('dialog', { name: `Replay of round ${things.round}` });
  await expect(replay).toContainText('$0.20');
  // The frame has the keys: step by step from here on, and then to the end.
  await page.keyboard.press('Space');
  const step = replay.getByRole('button', { name: 'Step' });
  await expect(async () => {
    if ((await step.getAttribute('data-waits')) === 'true') await page.keyboard.press('Space');
    await expect(replay.getByRole('button', { name: 'Play again' })).toHaveAttribute('aria-disabled', 'false');
    await expect(step).toHaveAttribute('data-waits', 'false', { timeout: 500 });
  }).toPass();
  expect(asked).toEqual(['/play/openReplay']);

  const address = await page.locator('iframe').getAttribute('src');
  const again = await page.context().newPage();
  await again.goto(address!);
  await expect(again.getByRole('alert')).toContainText('This replay was opened before, or too long ago.');
  await again.close();
  await page.bringToFront();

  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(start).toBeFocused();
});
