import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@fairhouse/games';
import { expect, type Page, test } from '@playwright/test';
import { drandValue1000, recordOf, salt, sampleRound } from '../apps/web/src/play/fair/fixtures/sample-round.ts';
import { expectAccessible } from './steps/accessible.ts';
import { arriveAs, complaintsOf, openHome } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';
import { type Language, words } from './steps/words.ts';

const [slot, table] = [gameOf('nocturne')!, gameOf('live-roulette')!];
const late = { serverSeed: 'ef'.repeat(32) };
const [own, shared] = [sampleRound(slot), sampleRound(table)];
const contents = {
  'round.json': own,
  'device.json': recordOf(own),
  'late-seed.json': sampleRound(slot, late),
  'other-seed.json': sampleRound(slot, { clientSeed: 'theirs' }),
  'shared.json': shared,
  'shared-device.json': recordOf(shared),
  'late-chain.json': sampleRound(table, late),
  'drand.json': { ...drandValue1000, randomness: salt },
  'other.json': { name: 'something else' },
};

let folder: string;
const at = (name: keyof typeof contents | 'picture.json' | 'large.json') => join(folder, name);
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-fair-'));
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(at('picture.json'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await writeFile(at('large.json'), `"${'x'.repeat(5_000_001)}"`);
});
test.afterAll(() => rm(folder, { recursive: true }));

/** The page's own code, and the question whether live chat is there, which every page repeats. */
const isAboutNoRound = (address: string) => /\/assets\/|\/checkContactUsSetting$/.test(address);

const input = (page: Page) => page.locator('main input[type="file"]');
const verdict = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 3 });

/** By the keyboard alone: the footer's link, then the field for the files, and the window of the system that it opens. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('it was not reached with 200 tabs');
}

test('a visitor opens it from the footer and checks an honest and a forged round by the keyboard', async ({
  page,
  context,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(1)[0]!);
  const complaints = complaintsOf(context);
  await openHome(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Fairness' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fairness', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Fairness – Fairhouse');
  // Public data of the studio, from its own origin.
  await expect(page.getByRole('heading', { name: 'Shared Roulette', level: 3 })).toBeVisible();
  await page.getByLabel('Find a game').fill('blackjack');
  await expect(page.getByRole('row', { name: /^European Blackjack/ })).toContainText('%');
  await expectAccessible(page, 'fairness');

  // Listened for from the beginning: a listener that comes with the key may come too late for its window.
  let chosen: string[] = [];
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  const chooseByKeys = async (...files: string[]) => {
    chosen = files;
    await tabTo(page, () => input(page).evaluate((field) => field === document.activeElement));
    await page.keyboard.press('Space');
  };
  const asked: string[] = [];
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await chooseByKeys(at('round.json'));
  await expect(verdict(page, 'Not all of this round is proved')).toBeVisible();
  page.on('request', (request) => void asked.push(request.url()));
  await chooseByKeys(at('device.json'));
  await expect(verdict(page, 'This round matches its commitment')).toBeVisible();
  await expect(page.locator('li[data-standing="proved"]')).toHaveCount(9);
  await chooseByKeys(at('late-seed.json'));
  await expect(verdict(page, 'This round does not match its commitment')).toBeVisible();
  await expect(page.getByText('Before you bet, your device was shown another commitment.')).toBeVisible();
  await expectAccessible(page, 'a forged round');
  expect(asked.filter((address) => !isAboutNoRound(address))).toEqual([]);
  expect(complaints).toEqual([]);
});

const drops = (Object.keys(words) as Language[]).flatMap((language, place) =>
  phonesFor(place + 2).map((phone, nth) => ({ language, phone, nth })),
);
for (const { language, phone, nth } of drops) {
  const say = words[language].fair;

  test(`dropped files are judged line by line, and wrong ones named, in ${language}, on a phone of ${phone.join('×')}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile && nth > 0, 'A desktop has one size.');
    await takeSize(page, isMobile, phone);
    await arriveAs(page, undefined, language);
    await page.goto('/#/fair');
    await expect(page.getByRole('heading', { name: say.verifyTitle })).toBeVisible();
    await drop(page, 'round.json', contents['other-seed.json']);
    await drop(page, 'device.json', contents['device.json']);
    await expect(verdict(page, say.contradicted)).toBeVisible();
    await expect(page.getByText(say.clientSeed_contradicted)).toBeVisible();

    await page.getByRole('button', { name: say.clearFiles }).click();
    await input(page).setInputFiles([at('late-chain.json'), at('shared-device.json'), at('drand.json')]);
    await expect(page.getByText(say.chainCommitted_contradicted)).toBeVisible();
    await expect(page.getByText(say.saltSigned_proved)).toBeVisible();

    for (const [name, sentence] of [
      ['picture.json', say.file_no_json],
      ['other.json', say.file_other_json],
      ['large.json', say.file_too_large],
    ] as const) {
      await input(page).setInputFiles(at(name));
      await expect(page.getByRole('alert')).toHaveText(sentence.replace('{name}', name));
      // What was chosen before is still there.
      await expect(verdict(page, say.contradicted)).toBeVisible();
    }
  });
}

/** As the browser tells of a file that is dropped. */
async function drop(page: Page, name: string, content: object): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text!], file!, { type: 'application/json' }));
      return transfer;
    },
    [name, JSON.stringify(content)],
  );
  const zone = page.locator('main label').filter({ has: page.locator('input[type="file"]') });
  await zone.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}
