import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainMode, writePackage } from '@fairhouse/open-games/fixtures';
import { writeLanterns } from '@fairhouse/open-games/lanterns';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { operator } from './steps/operator.ts';
import { complaintsOf } from './steps/site.ts';

// What is imported stays in the casino: a test that is made again imports games of its own.
const nth = Date.now().toString(36);
let folder: string;
let page: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-desk-packages-'));
  ({ page } = await writeLanterns(folder));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The command imports a folder; what it says, also where it refuses. */
const imports = (math: string, code: string, name: string, reason: string) =>
  operator('games', 'import', math, '--code', code, '--name', name, '--page', page, '--reason', reason).catch(
    ({ message }: Error) => message,
  );

/** One line of eight pays 6.80 base bets: 85 %. */
const low = () => ({
  ...plainMode(),
  lines: [0, 0, 0, 0, 0, 0, 680, 0].map((payout, at) => ({ id: at + 1, weight: 1n, payout })),
});

test('the desk shows why a package was refused, a second person approves one that is out of bounds, and one is withdrawn', async ({
  browser,
}) => {
  const colleague = await newColleague(browser, ['finance']);
  const desk = colleague.page;
  const complaints = complaintsOf(desk.context());
  const names = { lanterns: `Lanterns ${nth}`, low: `Low River ${nth}`, broken: `Broken ${nth}` };
  const row = (name: string) => desk.getByRole('row').filter({ hasText: name });

  await test.step('what was imported, proposed and refused stands in one list', async () => {
    await imports(folder, `lanterns-${nth}`, names.lanterns, 'First import');
    const proposed = await imports(await writePackage([low()]), `low-${nth}`, names.low, 'A campaign in May');
    expect(proposed).toContain('second');
    const broken = await writePackage([{ ...plainMode(), table: '1,one,0\n' }]);
    expect(await imports(broken, `broken-${nth}`, names.broken, 'First import')).toContain('base.csv:1');
    await desk.goto('/packages');
    await expect(deskHeading(desk, 'Game packages')).toBeVisible();
    await expect(row(names.lanterns)).toContainText('96.00 %');
    await expect(row(names.low)).toContainText('to approve');
    await expect(row(names.broken)).toContainText('refused');
    await expectAccessible(desk, 'packages');
  });

  await test.step('a refusal names file, line and reason', async () => {
    await row(names.broken).click();
    await expect(drawer(desk)).toContainText('base.csv:1');
    await expect(drawer(desk)).toContainText('A line has three whole numbers');
    await expectAccessible(desk, 'a refused package');
  });

  await test.step('the second person approves with the justification in sight', async () => {
    await row(names.low).click();
    await expect(drawer(desk)).toContainText('85.00 %');
    await strike(desk, '1');
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('A campaign in May');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(names.low)).toContainText('approved');
    await row(names.low).click();
    await expect(drawer(desk)).toContainText(colleague.name);
    await expectAccessible(desk, 'an approved package');
  });

  await test.step('a withdrawn game is closed in the catalogue', async () => {
    await row(names.lanterns).click();
    await expect(drawer(desk).getByRole('button', { name: 'Withdraw the game' })).toBeVisible();
    await strike(desk, '1');
    const dialog = desk.getByRole('dialog', { name: `Withdraw ${names.lanterns}` });
    await dialog.getByLabel('Reason').fill('The studio asked for it');
    await dialog.getByRole('button', { name: 'Withdraw the game' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(names.lanterns)).toContainText('withdrawn');
    await expect(drawer(desk)).toContainText('The studio asked for it');
    await drawer(desk).getByRole('button', { name: 'Show in the catalogue' }).click();
    await expect(drawer(desk)).toContainText('closed');
  });

  expect(complaints).toEqual([]);
});
