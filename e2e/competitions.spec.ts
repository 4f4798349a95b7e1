import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { drawer, newColleague, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';
import { balanceInTopBar, takeFromMenu } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

/** As a field of the desk takes it. */
const localMinute = (fromNowMs: number) => {
  const at = new Date(Date.now() + fromNowMs);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('a competition goes from its draft to the prize, with a cap, a disqualification and two people for both', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, phonesFor(5)[0]!);
  await page.goto('/');
  const [member, rival, late] = [await newMember(page), await newMember(page), await newMember(page)];
  for (const { id } of [member, rival]) await past.paidIn(id, 1_000_00n);
  const maker = await newColleague(browser, ['bonuses']);
  const second = await newColleague(browser, ['bonuses']);
  const name = `Nocturne ${member.username}`;

  await test.step('one person writes a draft by the keyboard, previews and publishes it', async () => {
    const desk = maker.page;
    await desk.goto('/competitions?edit=new');
    const fill = (label: string, typed: string) => desk.getByLabel(label, { exact: false }).first().fill(typed);
    await fill('Name in English', name);
    await fill('Name in Filipino', name);
    await fill('Begin', localMinute(-60_000));
    await fill('End', localMinute(86_400_000));
    await desk.getByLabel('Kind', { exact: true }).selectOption('race');
    await fill('Rounds that count', '50');
    await fill('Games by name', 'Nocturne');
    await desk.getByRole('option', { name: 'Nocturne', exact: true }).click();
    await fill('Most players', '2');
    await desk.getByLabel('Minimum stake, USD').fill('0.01');
    await desk.getByLabel('Prize pool, USD').fill('25');
    await desk.getByLabel('Divide the pool').selectOption('winner');
    await desk.getByRole('button', { name: 'Fill in' }).click();
    await expect(desk.getByLabel('Place 1, USD')).toHaveValue('25.00');
    await desk.getByLabel('Reason').fill('A test');
    await desk.keyboard.press('Control+Enter');
    const panel = drawer(desk);
    await expect(panel.getByText('Draft', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Preview' }).click();
    const preview = desk.getByRole('dialog');
    await preview.getByLabel('Language').selectOption('es');
    await expect(preview).toContainText('Una apuesta mayor nunca puntúa más');
    await desk.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Publish' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('$25.00');
    await dialog.getByLabel('Reason').fill('A test');
    await desk.keyboard.press('Control+Enter');
    await expect(panel.getByText('Running', { exact: true })).toBeVisible();
  });
  const id = Number(new URL(maker.page.url()).searchParams.get('row')!.replaceAll('"', ''));
  expect(id).toBeGreaterThan(0);

  await test.step('two members join and play, and a third one reads that it is full', async () => {
    await openHomeAs(page, member);
    await takeFromMenu(page, 'Competitions');
    await page.getByRole('link', { name: `See ${name}` }).click();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
    await expectAccessible(page, 'a competition');
    const rivals = callsOf(page, rival.token);
    await rivals('/sys/competition/join', { id });
    const { competition } = await callsOf(page, late.token)('/sys/competition/get', { id });
    expect(competition).toMatchObject({ mayJoin: false, whyNot: 'full', players: 2 });
    // A spin that pays nothing scores nothing, and whether one pays is not known before.
    for (const ask of [callsOf(page, member.token), rivals]) {
      const scored = async () => (await ask('/sys/competition/get', { id })).competition.own?.place ?? null;
      await expect
        .poll(async () => {
          if ((await scored()) === null) await spinByCalls(page, ask);
          return scored();
        })
        .not.toBeNull();
    }
  });

  await test.step('two people disqualify one of them, and the other stands first', async () => {
    await maker.page.reload();
    await drawer(maker.page).getByRole('button', { name: 'Disqualify' }).click();
    const dialog = maker.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Player' }).fill(rival.username);
    await maker.page.keyboard.press('Enter');
    await expect(dialog.getByText(rival.username)).toBeVisible();
    await dialog.getByLabel('Reason shown to players').selectOption('automatedPlay');
    await dialog.getByLabel('Reason', { exact: false }).last().fill('A program plays');
    await maker.page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    const out = { id, memberId: Number(rival.id), to: 'out', cause: 'automatedPlay', reason: 'I saw it too' } as const;
    expect((await second.ask('/operator/competition/disqualify', out)).disqualified).toHaveLength(1);
    const { competition } = await callsOf(page, rival.token)('/sys/competition/get', { id });
    expect(competition.own).toMatchObject({ place: null, disqualified: 'automatedPlay' });
    await page.reload();
  });

  await test.step('the own place stands there, and a round that counts is seen again', async () => {
    await expect(page.getByRole('region', { name: 'Standings' }).getByRole('row', { name: /^1 You/ })).toContainText(
      '$25.00',
    );
    const rounds = page.getByRole('region', { name: 'Your rounds that count' });
    await rounds
      .getByRole('button', { name: /^See and verify: Nocturne/ })
      .first()
      .click();
    const replay = page.getByRole('dialog', { name: 'Nocturne' });
    await expect(
      replay
        .frameLocator('iframe')
        .getByText(/^\d+\.\d\d×$/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(replay).toBeHidden();
  });

  await test.step('and on the home page, which leads back', async () => {
    await page.goto('/#/');
    const running = page.getByRole('region', { name: 'Competitions that run' });
    await expect(running.getByRole('link', { name: `See ${name}` })).toContainText('Place 1');
    await running.getByRole('link', { name: `See ${name}` }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  });

  await test.step('two people have the prize paid', async () => {
    const balance = (await callsOf(page, member.token)('/sys/auth/token/info', {})).availableBalance;
    await past.endedCompetition(id);
    for (const colleague of [maker, second]) {
      await colleague.page.goto(`/competitions?row=${id}`);
      const panel = drawer(colleague.page);
      await panel.getByRole('button', { name: 'Pay prizes' }).click();
      const dialog = colleague.page.getByRole('dialog');
      await expect(dialog).toContainText('$25.00');
      await dialog.getByLabel('Reason').fill('The standings are right');
      await dialog.getByRole('button', { name: 'Pay prizes' }).click();
      await expect(dialog).toBeHidden();
      if (colleague === maker) await expect(panel.getByText('waits for a second person')).toBeVisible();
    }
    await expect(drawer(second.page).getByText('Prizes: 1. Paid: 1.')).toBeVisible();
    await drawer(second.page).getByRole('button', { name: 'Check again' }).click();
    await expect(drawer(second.page).getByText('everything matches')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Paid to your balance')).toBeVisible();
    const after = (await callsOf(page, member.token)('/sys/auth/token/info', {})).availableBalance;
    expect(after).toBeCloseTo(balance + 25, 2);
    await expect(balanceInTopBar(page)).toBeVisible();
  });
});
