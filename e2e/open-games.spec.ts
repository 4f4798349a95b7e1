import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRoundFile } from '@fairhouse/games/check-round-file';
import { writeLanterns } from '@fairhouse/open-games/lanterns';
import { writePearls } from '@fairhouse/open-games/pearls';
import { expect, type Page, test } from '@playwright/test';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { Past } from './steps/past.ts';
import { sitDown } from './steps/play.ts';
import { complaintsOf, openHome } from './steps/site.ts';

let past: Past;
let folder: string;
/** What is imported stays in the casino: a test that is made again imports games of its own. */
const nth = Date.now().toString(36);
const [lanterns, pearls, intruder] = [`Paper Lanterns ${nth}`, `Tide Pearls ${nth}`, `Intruder ${nth}`];
const codes = { lanterns: `paper-lanterns-${nth}`, pearls: `tide-pearls-${nth}`, intruder: `intruder-${nth}` };

/** A page that tries what no page of a package may, and writes down the results. */
const intruding = `
const came = {};
const tried = async (name, what) => {
  try { came[name] = String(await what()); } catch (error) { came[name] = 'refused'; }
};
const asked = new URLSearchParams(location.search);
const casino = document.referrer || 'none';
await tried('parent', () => parent.document.title);
await tried('top', () => { top.location = 'about:blank'; return 'left'; });
await tried('popup', () => (window.open('about:blank') ? 'opened' : Promise.reject()));
await tried('studio', () => fetch('http://localhost:' + location.port + '/games').then((answer) => answer.status));
await tried('elsewhere', () => fetch('https://example.com/').then((answer) => answer.status));
await tried('calls', () => fetch('/play/rotate', { method: 'POST', headers: { 'x-play-session': asked.get('sessionID') } }).then((answer) => answer.status));
await tried('worker', () => navigator.serviceWorker.register('/game.js').then(() => 'registered'));
await tried('frame', () => new Promise((done) => {
  addEventListener('securitypolicyviolation', ({ effectiveDirective: by }) => by === 'frame-src' && done('barred'));
  const frame = document.createElement('iframe');
  frame.src = 'https://example.com/';
  document.body.append(frame);
}));
for (let times = 0; times < 5000; times++) parent.postMessage({ source: 'fairhouse-package', type: 'called' }, '*');
parent.postMessage({ source: 'fairhouse-studio', type: 'close' }, '*');
document.body.style.width = '100000px';
came.referrer = casino;
document.getElementById('came').textContent = JSON.stringify(came);
`;

test.beforeAll(async () => {
  past = await Past.open();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-open-'));
  const { page } = await writeLanterns(folder);
  await writePearls(join(folder, 'pearls'));
  const hostile = join(folder, 'hostile');
  await mkdir(hostile);
  await writeFile(join(hostile, 'game.js'), intruding);
  await writeFile(
    join(hostile, 'index.html'),
    '<body><output id="came"></output><script type="module" src="game.js"></script></body>',
  );
  const said = ['--reason', 'A test'];
  await operator('games', 'import', folder, '--code', codes.lanterns, '--name', lanterns, '--page', page, ...said);
  await operator('games', 'import', join(folder, 'pearls'), '--code', codes.pearls, '--name', pearls, ...said);
  await operator('games', 'import', folder, '--code', codes.intruder, '--name', intruder, '--page', hostile, ...said);
});
test.afterAll(async () => {
  await past?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The studio looks every two seconds for what was imported. */
async function untilPlayed(page: Page, code: string): Promise<void> {
  const address = `${process.env.STUDIO_ORIGIN}/launch?fun=1&game=${code}&currency=USD&lang=en`;
  await expect.poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status()).toBe(303);
}

test('a package is played for money, continued after a reload, and verified by its player', async ({
  page,
  context,
}) => {
  await untilPlayed(page, codes.lanterns);
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await past.paidIn(member.id, 10_000n);
  await openHomeAs(page, member);
  const open = async () => {
    const { game } = await sitDown(page, lanterns);
    return { game, inner: game.frameLocator(`iframe[title="${lanterns}"]`) };
  };
  const window = page.getByRole('dialog', { name: lanterns });
  let { game, inner } = await open();
  const light = () => inner.getByRole('button', { name: 'Light a lantern' });
  const take = () => inner.getByRole('button', { name: 'Take the win' });
  await expect(inner.locator('#balance')).toHaveText('$100.00');
  // The ways out stand in the casino's own bar, above every page.
  await expect(window.getByRole('button', { name: 'Play safely' })).toBeVisible();
  await inner.getByLabel('Bet').selectOption('1000000');
  for (let tries = 0; tries < 100 && !(await take().isVisible()); tries++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/wallet/play'));
    await light().click();
    await answered;
    await expect(inner.getByRole('button', { disabled: false })).toBeVisible();
  }
  const won = await inner.locator('#result').textContent();
  const before = await inner.locator('#balance').textContent();
  expect(won).toMatch(/^Won \$/);

  await openHome(page);
  ({ game, inner } = await open());
  await expect(take()).toBeVisible();
  await expect(inner.locator('#result')).toHaveText(won!);
  await expect(inner.locator('#balance')).toHaveText(before!);
  await take().click();
  const inCents = (text: string | null) => Number(/[\d,]+\.\d\d/.exec(text ?? '')![0].replace(/[,.]/g, ''));
  await expect
    .poll(async () => inCents(await inner.locator('#balance').textContent()))
    .toBe(inCents(before) + inCents(won));
  // What was played stands in the casino's bar as well.
  await expect(window).toContainText(/Net/i);

  await game.getByRole('button', { name: 'Rounds', exact: true }).click();
  await game
    .getByRole('button', { name: /^Check/ })
    .first()
    .click();
  const sheet = game.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Change the seeds and reveal' }).click();
  await expect(sheet.getByText('Calculated again, the round has the same result.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save this round as a file' }).click();
  const file = await readFile((await (await saved).path())!, 'utf8');
  const check = await checkRoundFile(file);
  const proved = check.readable
    ? check.lines.filter(({ standing }) => standing === 'proved').map(({ name }) => name)
    : [];
  expect(proved).toEqual(expect.arrayContaining(['seed', 'rules', 'result', 'sums']));
  expect(complaints).toEqual([]);
});

test('a bonus is bought, resumes after a reload, and is paid once', async ({ page, context }) => {
  await untilPlayed(page, codes.pearls);
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await past.paidIn(member.id, 100_000n);
  await openHomeAs(page, member);
  const open = async () => {
    const { game } = await sitDown(page, pearls);
    return game.frameLocator(`iframe[title="${pearls}"]`);
  };
  let inner = await open();
  const inCents = (text: string | null) => Number(/[\d,]+\.\d\d/.exec(text ?? '')![0].replace(/[,.]/g, ''));
  const ready = async () => {
    // What is left of the round is shown at once.
    const shown = inner.getByRole('button', { name: 'Show the result' });
    await expect(shown.or(inner.getByRole('button', { name: 'Spin' }))).toBeEnabled();
    if (await shown.isVisible()) await shown.click({ timeout: 5_000 }).catch(() => {});
    await expect(inner.getByRole('button', { name: 'Spin' })).toBeEnabled();
  };
  await ready();
  await inner.getByLabel('Bet').selectOption('1000000');
  await expect(inner.getByRole('button', { name: 'Buy the bonus: $80.00' })).toBeVisible();

  // A bonus that wins nothing is over at once: another is bought.
  let balance = 100_000;
  for (let isActive = false; !isActive; ) {
    await ready();
    const kept = page.waitForResponse((response) => response.url().endsWith('/bet/event'));
    kept.catch(() => {});
    const played = page.waitForResponse((response) => response.url().endsWith('/wallet/play'));
    await inner.getByRole('button', { name: /^Buy the bonus/ }).click();
    balance -= 8_000;
    isActive = (await (await played).json()).round.active;
    await expect.poll(async () => inCents(await inner.locator('#balance').textContent())).toBe(balance);
    if (isActive) await kept;
  }
  await openHome(page);
  const authenticated = page.waitForResponse((response) => response.url().endsWith('/wallet/authenticate'));
  inner = await open();
  const { round } = await (await authenticated).json();
  expect([round.active, round.mode, round.amount]).toEqual([true, 'bonus', 1_000_000]);
  expect(Number(round.event)).toBeGreaterThan(0);
  await ready();
  const won = inCents(await inner.locator('#result').textContent());
  expect(won * 10_000).toBe(round.payout);
  await expect.poll(async () => inCents(await inner.locator('#balance').textContent())).toBe(balance + won);

  // The next spin is another round, and takes its stake from what was paid.
  await inner.getByRole('button', { name: 'Spin' }).click();
  await ready();
  const next = await inner.locator('#result').textContent();
  const nextWon = next?.startsWith('You win') ? inCents(next) : 0;
  await expect
    .poll(async () => inCents(await inner.locator('#balance').textContent()))
    .toBe(balance - 100 + won + nextWon);
  expect(complaints).toEqual([]);
});

test.describe('a hostile page', () => {
  // The usual setting answers for the browser that a worker was registered.
  test.use({ serviceWorkers: 'allow' });

  test('a page that tries to leave its origin is held, for fun as well, and the casino around it works on', async ({
    page,
  }) => {
    await untilPlayed(page, codes.intruder);
    await openHome(page);
    const { game } = await sitDown(page, intruder, { forFun: true });
    const came = game.frameLocator(`iframe[title="${intruder}"]`).locator('#came');
    await expect(came).toContainText('{');
    expect(JSON.parse((await came.textContent())!)).toEqual({
      parent: 'refused',
      top: 'refused',
      popup: 'refused',
      studio: 'refused',
      elsewhere: 'refused',
      calls: '404',
      worker: 'refused',
      frame: 'barred',
      referrer: 'none',
    });
    const window = page.getByRole('dialog', { name: intruder });
    await expect(window).toBeVisible();
    await window.getByRole('button', { name: 'Close game' }).click();
    await expect(window).toBeHidden();
  });
});
