import { randomFrom } from '@fairhouse/testing';
import { type Page, test } from '@playwright/test';
import { sampleSeed } from '../scripts/test/extent.ts';
import { type DeskScreen, type DeskThings, deskScreens } from './screens/desk.ts';
import { expectAccessible } from './steps/accessible.ts';
import { administrator, callsOfDesk, newColleague, newName, openDesk } from './steps/desk.ts';
import { memberWhoWaits } from './steps/member-who-waits.ts';

test.setTimeout(300_000);

/** Each time another quarter of them at each size, and none at both, unless all are asked for. */
const all = Object.values(deskScreens).flat();
const wantsAll = process.env.ACCESSIBLE === 'all';
const quarter = Math.ceil(all.length / 4);
const random = randomFrom(sampleSeed);
const shuffled = all
  .map((screen) => ({ screen, at: random.below(1_000_000) }))
  .sort((a, b) => a.at - b.at)
  .map(({ screen }) => screen);

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
  const proof = { idcardProofId: waiting.fileId, idcardHoldProofId: waiting.fileId };
  await waiting.ask('/sys/member/documents/update', proof);
  const staff = callsOfDesk(page.context(), { authorization: `Bearer ${process.env.STAFF_TOKEN}` });
  const filter = { memberId: Number(waiting.id) };
  const { rows } = await staff('/operator/queue/list', { queue: 'documents', filter });
  const name = newName('invited');
  const { id, link } = await administrator(page.context())('/operator/staff/invite', {
    name,
    displayName: name,
    roles: ['cashier'],
  });
  things = { memberId: waiting.id, cashOut: waiting.cashOuts[0]!, document: rows[0]!.id, staff: id, link };
  await page.context().close();
});

for (const [place, size] of (['desktop', 'phone'] as const).entries()) {
  const seen = wantsAll ? all : shuffled.slice(place * quarter, (place + 1) * quarter);
  test(`${seen.length} screens of the desk at the ${size}'s size are accessible`, async ({ browser }) => {
    process.stdout.write(
      `Of ${all.length}, by SAMPLE_SEED=${sampleSeed}: ${seen.map(({ name }) => name).join(', ')}\n`,
    );
    const pages = new Map<DeskScreen['who'], Page>();
    for (const who of new Set(seen.map((one) => one.who))) {
      const roles = who === 'nobody' ? undefined : staffOf[who];
      pages.set(who, roles ? (await newColleague(browser, [...roles], { size })).page : await openDesk(browser, size));
    }
    for (const { name, who, path, open } of seen) {
      const page = pages.get(who)!;
      await test.step(name, async () => {
        await page.goto('about:blank');
        await page.goto(typeof path === 'string' ? path : path(things));
        await page.getByRole('heading').filter({ visible: true }).first().waitFor();
        // What it asks for has come, or the answer that it may not have it.
        await page.waitForLoadState('networkidle');
        await open?.(page);
        await page.waitForLoadState('networkidle');

        await expectAccessible(page, `${name} of the desk`);
      });
    }
  });
}
