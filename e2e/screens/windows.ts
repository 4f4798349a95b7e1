import { expect } from '@playwright/test';
import type { PopupName } from '../../apps/web/src/lib/address/popups.ts';
import { newPerson } from '../steps/join.ts';
import { seeLiveRounds } from '../steps/live-rounds.ts';
import { newMember } from '../steps/login.ts';
import { operator } from '../steps/operator.ts';
import { sitDown } from '../steps/play.ts';
import { aboutWithFreeRounds, freeRoundsChoice, freeRoundsInGame } from './free-rounds.ts';
import { journeys, slots, toDepositForm } from './journeys.ts';
import { knownProtection, limitsAndRaise, pauseUntilNewYear } from './protection.ts';
import { fromMenu, inTopBar, panel, type Scene, type Screen } from './screen.ts';

const openLogin = async (scene: Scene) => inTopBar(scene, scene.say.app.login).click();

/** The screens of every pop-up. A new one does not compile until it stands here. */
export const windows: Record<PopupName, readonly Screen[]> = {
  login: [
    { name: 'log-in', who: 'visitor', open: openLogin },
    {
      name: 'log-in-with-an-error',
      who: 'visitor',
      async open(scene) {
        await openLogin(scene);
        await panel(scene).getByRole('button', { name: scene.say.access.login, exact: true }).click();
        await expect(panel(scene).getByText(scene.say.access.usernameTip)).toBeVisible();
      },
    },
  ],
  forgotPassword: [
    {
      name: 'forgot-password',
      who: 'visitor',
      async open(scene) {
        await openLogin(scene);
        await panel(scene).getByRole('button', { name: scene.say.access.forgotPassword }).click();
        await panel(scene).getByRole('button', { name: scene.say.access.sendMail }).waitFor();
      },
    },
  ],
  secondFactor: [
    {
      name: 'second-factor',
      who: 'visitor',
      async open(scene) {
        await openLogin(scene);
        const { access, account } = scene.say;
        const { username, password } = scene.people.guarded;
        await panel(scene).getByLabel(access.usernameOrEmail).fill(username);
        await panel(scene).getByLabel(access.password, { exact: true }).fill(password);
        await panel(scene).getByRole('button', { name: access.login, exact: true }).click();
        await scene.page.getByRole('dialog', { name: account.factorTitle }).waitFor();
      },
    },
  ],
  join: [
    {
      name: 'join-with-an-error',
      who: 'visitor',
      async open(scene) {
        await inTopBar(scene, scene.say.app.join).click();
        await panel(scene).getByRole('button', { name: scene.say.common.next }).click();
        await expect(panel(scene).getByText(scene.say.access.emailTip)).toBeVisible();
      },
    },
    {
      name: 'join-code-picker',
      who: 'visitor',
      async open(scene) {
        await inTopBar(scene, scene.say.app.join).click();
        await panel(scene)
          .getByRole('button', { name: new RegExp(`^${scene.say.access.mobilePrefix}\\s*:`) })
          .click();
        await scene.page.getByRole('option').first().waitFor();
      },
    },
  ],
  joined: [journeys.join],
  activation: [journeys.activation],
  socialJoin: [
    {
      name: 'social-join',
      who: 'visitor',
      async open({ page, say }) {
        await inTopBar({ page } as Scene, say.app.login).click();
        await page.getByRole('button', { name: say.access.continueWith.replace('{provider}', 'Google') }).click();
        await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
        const { email, firstName, lastName } = newPerson();
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('First name').fill(firstName);
        await page.getByLabel('Last name').fill(lastName);
        await page.getByLabel('Verified').check();
        await page.getByRole('button', { name: 'Continue', exact: true }).click();
        await page.getByRole('dialog', { name: say.access.completeTitle }).waitFor();
      },
      // The page behind it does.
      waits: true,
      // The fake provider would send the next one straight back.
      after: async ({ page }) => page.context().clearCookies(),
    },
  ],
  legal: [{ name: 'banking', who: 'visitor', open: (scene) => fromMenu(scene, scene.say.app.banking) }],
  casinoPage: [
    { name: 'cash-out-rules', who: 'visitor', open: (scene) => fromMenu(scene, scene.say.app.cashoutRules) },
    {
      name: 'promotions',
      who: 'visitor',
      path: '/promotions',
      open: ({ page, say }) => page.getByRole('button', { name: say.promotionsHub.rulesOfAll }).click(),
    },
  ],
  aboutBtc: [
    {
      // On wide screens it opens in a tab of its own: the page of that name.
      name: 'about-bitcoin-on-a-phone',
      who: 'visitor',
      path: '/cashier/cashierInfo',
      async open({ page, say, isPhone }) {
        const link = page.getByRole('main').getByRole('link', { name: say.help.cryptoGuide });
        await link.waitFor();
        if (!isPhone) return;
        await link.click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
  categories: [
    {
      name: 'categories',
      who: 'visitor',
      open: async ({ page, say }) =>
        page.getByRole('button', { name: say.lobby.seeAllOf.replace('{category}', say.lobby.tableGames) }).click(),
    },
    {
      name: 'games-of-a-kind',
      who: 'member',
      async open(scene) {
        const { page, say } = scene;
        await page.getByRole('button', { name: say.lobby.searchGames }).first().click();
        await panel(scene).getByRole('button', { name: say.filter.filter }).click();
        await panel(scene).getByText(say.filter.newOnly).click();
        await panel(scene).getByText(say.lobby.noneOfThese).waitFor();
      },
    },
    {
      name: 'search-found-nothing',
      who: 'visitor',
      async open(scene) {
        const { page, say } = scene;
        await page
          .getByRole('button', { name: say.lobby.seeAllOf.replace('{category}', say.lobby.slotsGames) })
          .click();
        await panel(scene).getByLabel(say.lobby.searchGames).fill('Zeppelin');
        await panel(scene).getByText('Zeppelin').first().waitFor();
      },
    },
  ],
  aboutGame: [
    {
      name: 'about-a-game',
      who: 'visitor',
      async open({ page, say }) {
        const about = say.lobby.aboutGame.replace('{game}', 'Nocturne');
        await page.getByRole('button', { name: about }).first().click();
        await page.getByRole('heading', { name: say.about.likeThis }).waitFor();
      },
    },
    aboutWithFreeRounds,
  ],
  liveRound: [
    {
      name: 'live-round',
      who: 'member',
      async open({ page, say }) {
        const list = await seeLiveRounds(page, say);
        await list.getByRole('button', { name: say.liveRounds.mine }).click();
        await list.getByRole('row').getByRole('button').first().click();
        await expect(page.frameLocator('iframe').getByText(say.games.replay.name).first()).toBeVisible();
      },
    },
  ],
  gameHistory: [
    { name: 'game-history', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.gameHistory) },
    { name: 'game-history-empty', who: 'newcomer', open: (scene) => fromMenu(scene, scene.say.app.gameHistory) },
  ],
  play: [
    freeRoundsChoice,
    freeRoundsInGame,
    ...slots,
    journeys.roulette,
    journeys.blackjack,
    journeys.dice,
    journeys.limbo,
    journeys.plinko,
    journeys.wheel,
    journeys.coins,
    journeys.cases,
    journeys.moneyWheel,
    journeys.crash,
    journeys.mines,
    journeys.towers,
    journeys.jacksOrBetter,
  ],
  deposit: [
    journeys.deposit,
    journeys.depositDeclined,
    { name: 'deposit-methods', who: 'member', open: (scene) => inTopBar(scene, scene.say.app.deposit).click() },
    ...Object.entries({
      'Visa / Mastercard': 'deposit-by-entered-card',
      'Google Pay': 'deposit-by-google-pay',
      PayPal: 'deposit-by-paypal',
      'Cash App': 'deposit-by-cash-app',
      Crypto: 'deposit-by-crypto',
    }).map(([method, name]): Screen => ({ name, who: 'member', open: (scene) => toDepositForm(scene, method) })),
    {
      name: 'deposit-with-a-limit',
      who: 'member',
      before: (scene) => knownProtection(scene, limitsAndRaise()),
      async open(scene) {
        await toDepositForm(scene, 'Card');
        await panel(scene).getByLabel(scene.say.common.otherAmount).waitFor();
      },
    },
    {
      name: 'deposit-first-methods',
      who: 'newcomer',
      async open(scene) {
        await inTopBar(scene, scene.say.app.deposit).click();
        await panel(scene).getByText(scene.say.deposit.limitOffer).scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'deposit-where-a-limit-comes-first',
      who: 'newcomer',
      before: (scene) => knownProtection(scene, { mandatory: ['deposit'] }),
      async open(scene) {
        await inTopBar(scene, scene.say.app.deposit).click();
        await panel(scene).getByRole('button', { name: scene.say.deposit.limitFirstSet }).waitFor();
      },
    },
    {
      name: 'deposit-on-a-break',
      who: 'member',
      before: (scene) => knownProtection(scene, { pause: pauseUntilNewYear }),
      async open(scene) {
        await fromMenu(scene, scene.say.app.deposit, scene.say.app.cashier);
        await panel(scene).getByRole('button', { name: scene.say.app.cashOut }).waitFor();
      },
    },
    {
      name: 'deposit-with-an-error',
      who: 'member',
      async open(scene) {
        await inTopBar(scene, scene.say.app.deposit).click();
        await panel(scene).getByRole('button', { name: 'Card', exact: true }).click();
        await panel(scene).getByLabel(scene.say.common.otherAmount).fill('1');
        await panel(scene)
          .getByRole('button', { name: new RegExp(`^${scene.say.deposit.deposit}`) })
          .click();
        await panel(scene).getByRole('alert').waitFor();
      },
    },
  ],
  payStatus: [
    {
      name: 'payment-came-back-failed',
      who: 'member',
      path: '/?payStatus=payError',
      // It is read when the site opens.
      before: async () => {},
      open: (scene) => panel(scene).getByText(scene.say.deposit.failed).first().waitFor(),
    },
  ],
  bonus: [{ name: 'bonuses', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.bonuses) }],
  cashOut: [
    journeys.cashOut,
    {
      name: 'cash-out',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.cashOut, scene.say.app.cashier),
    },
    {
      name: 'cash-out-with-an-error',
      who: 'member',
      async open(scene) {
        await fromMenu(scene, scene.say.app.cashOut, scene.say.app.cashier);
        await panel(scene).getByRole('button', { name: scene.say.common.next }).click();
        await panel(scene).getByRole('alert').waitFor();
      },
    },
    {
      name: 'cash-out-history',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.cashOutHistory, scene.say.app.cashier),
    },
    {
      name: 'cash-out-history-filters',
      who: 'member',
      async open(scene) {
        await fromMenu(scene, scene.say.app.cashOutHistory, scene.say.app.cashier);
        await panel(scene).getByRole('button', { name: scene.say.common.filter, exact: true }).click();
        await panel(scene).getByLabel(scene.say.common.untilDay, { exact: true }).waitFor();
      },
    },
    {
      name: 'cash-out-history-empty',
      who: 'newcomer',
      open: (scene) => fromMenu(scene, scene.say.app.cashOutHistory, scene.say.app.cashier),
    },
  ],
  deposits: [
    {
      name: 'deposits',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.deposits, scene.say.app.cashier),
    },
    {
      name: 'deposit-receipt',
      who: 'member',
      async open(scene) {
        await fromMenu(scene, scene.say.app.deposits, scene.say.app.cashier);
        await panel(scene).getByRole('listitem').first().getByRole('button').click();
        await panel(scene).getByRole('term').first().waitFor();
      },
    },
  ],
  transactions: [
    {
      name: 'transactions',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.transactions, scene.say.app.cashier),
    },
    {
      name: 'transactions-none-matches',
      who: 'member',
      async open(scene) {
        const { common, app } = scene.say;
        await fromMenu(scene, app.transactions, app.cashier);
        await panel(scene).getByRole('button', { name: common.filter, exact: true }).click();
        await panel(scene).getByLabel(common.untilDay, { exact: true }).fill('2020-01-31');
        await panel(scene).getByText(common.noneMatches).waitFor();
      },
    },
    {
      name: 'transactions-empty',
      who: 'newcomer',
      open: (scene) => fromMenu(scene, scene.say.app.transactions, scene.say.app.cashier),
    },
  ],
  documents: [
    {
      name: 'documents',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.documents, scene.say.app.settings),
    },
    {
      name: 'documents-empty',
      who: 'newcomer',
      open: (scene) => fromMenu(scene, scene.say.app.documents, scene.say.app.settings),
    },
  ],
  personalDetails: [
    {
      name: 'personal-details',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.personalDetails, scene.say.app.settings),
    },
  ],
  newTerms: [
    {
      name: 'new-terms',
      who: 'member',
      async open({ page, say }) {
        await page.route('**/api/sys/consent/get', async (route) => {
          const answer = await route.fetch();
          const { data, ...envelope } = await answer.json();
          const toAccept = [{ articleId: 3, language: 'en', version: 2, title: say.app.terms }];
          await route.fulfill({ json: { ...envelope, data: { ...data, toAccept } } });
        });
        await page.reload();
        await page.getByRole('dialog', { name: say.personalData.termsTitle }).waitFor();
      },
      after: async () => {},
    },
  ],
  changePassword: [
    {
      name: 'change-password',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.changePassword, scene.say.app.settings),
    },
  ],
  security: [
    {
      name: 'security',
      who: 'member',
      open: (scene) => fromMenu(scene, scene.say.app.security, scene.say.app.settings),
    },
    {
      name: 'security-code-to-scan',
      who: 'newcomer',
      async open(scene) {
        const { account, app } = scene.say;
        await fromMenu(scene, app.security, app.settings);
        const section = panel(scene).getByRole('region', { name: account.totpTitle });
        await section.getByRole('button', { name: account.switchOn }).click();
        await panel(scene).getByLabel(account.password, { exact: true }).fill(scene.people.newcomer.password);
        await panel(scene).getByRole('button', { name: account.go }).click();
        await scene.page.getByRole('img', { name: account.scanLabel }).waitFor();
      },
    },
  ],
  messages: [
    { name: 'messages', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.messages) },
    { name: 'messages-empty', who: 'newcomer', open: (scene) => fromMenu(scene, scene.say.app.messages) },
  ],
  promotion: [
    {
      name: 'promotion',
      who: 'visitor',
      async open(scene) {
        await operator('promotions', 'enable', '2');
        // It comes once a day to a member.
        const { username, password } = await newMember(scene.page);
        const { access } = scene.say;
        await openLogin(scene);
        await panel(scene).getByLabel(access.usernameOrEmail).fill(username);
        await panel(scene).getByLabel(access.password, { exact: true }).fill(password);
        await panel(scene).getByRole('button', { name: access.login, exact: true }).click();
        await panel(scene).locator('img').first().waitFor();
      },
      after: async () => void (await operator('promotions', 'disable', '2')),
    },
  ],
  tableInvite: [
    {
      name: 'invite-to-a-table',
      who: 'member',
      async open(scene) {
        const { page, say } = scene;
        const { game } = await sitDown(page, 'Shared Wheel', { say });
        const people = game.getByRole('button', { name: /^(At this table|Sa mesang ito)$/ });
        if (await people.isVisible()) await people.click();
        await game.getByRole('button', { name: /^(Invite someone to this table|Mag-imbita sa mesang ito)$/ }).click();
        await page.getByRole('textbox', { name: say.tableInvite.link, exact: true }).waitFor();
      },
    },
  ],
  playSafely: [
    {
      name: 'play-safely-over-a-game',
      who: 'member',
      async open(scene) {
        const { page, say } = scene;
        await page
          .getByRole('main')
          .getByRole('button', { name: say.lobby.playGame.replace('{game}', 'Nocturne'), exact: true })
          .first()
          .click();
        await page.locator('iframe[data-loaded]').waitFor();
        await page.getByRole('button', { name: say.play.playSafely, exact: true }).click();
        await panel(scene).getByRole('heading', { name: say.protection.limitsTitle }).waitFor();
      },
      after: async ({ page }) => void (await page.goto('/manifest.webmanifest')),
    },
  ],
  setLimit: [
    {
      name: 'limit',
      who: 'newcomer',
      path: '/play-safely',
      async open({ page, say }) {
        const { protection } = say;
        const limit = protection.limitTitle
          .replace('{period}', protection.daily)
          .replace('{kind}', protection.of_deposit);
        await page.getByRole('button', { name: protection.setNamed.replace('{limit}', limit) }).click();
        await page.getByRole('dialog', { name: limit }).waitFor();
      },
    },
    {
      name: 'limit-of-time-with-an-error',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        const { protection } = scene.say;
        const limit = protection.limitTitle
          .replace('{period}', protection.weekly)
          .replace('{kind}', protection.of_time);
        await scene.page.getByRole('button', { name: protection.setNamed.replace('{limit}', limit) }).click();
        await panel(scene).getByRole('button', { name: protection.setLimit, exact: true }).click();
        await panel(scene).getByRole('alert').waitFor();
      },
    },
  ],
  excludeSelf: [
    {
      name: 'exclude-oneself',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        await scene.page.getByRole('button', { name: scene.say.protection.excludeNext }).click();
        await panel(scene).getByText(scene.say.protection.exclude4).waitFor();
      },
    },
  ],
  closeAccount: [
    {
      name: 'close-the-account',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        await scene.page.getByRole('button', { name: scene.say.protection.closeNext, exact: true }).click();
        await panel(scene).getByText(scene.say.protection.close4).waitFor();
      },
    },
  ],
  selfTest: [
    {
      name: 'self-test',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        await scene.page.getByRole('button', { name: scene.say.protection.testBegin }).click();
        await panel(scene).getByText(scene.say.protection.q1).waitFor();
      },
    },
    {
      name: 'self-test-result',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        const { protection } = scene.say;
        await scene.page.getByRole('button', { name: protection.testBegin }).click();
        for (let question = 0; question < 9; question += 1) {
          await panel(scene).getByRole('button', { name: protection.a1, exact: true }).click();
        }
        await panel(scene).getByText(protection.result_high).waitFor();
      },
    },
  ],
  playTimeZone: [
    {
      name: 'time-zone-of-limits',
      who: 'newcomer',
      path: '/play-safely',
      async open(scene) {
        await scene.page.getByRole('button', { name: scene.say.protection.changeZone }).click();
        await panel(scene).getByRole('button', { name: scene.say.protection.zoneSave }).waitFor();
      },
    },
  ],
  contact: [
    { name: 'contact', who: 'visitor', open: (scene) => fromMenu(scene, scene.say.app.contactUs) },
    {
      name: 'contact-form-with-an-error',
      who: 'visitor',
      async open(scene) {
        await fromMenu(scene, scene.say.app.contactUs);
        // The chat beside it says the same while nobody is there.
        const form = new RegExp(`^${scene.say.support.writeToUs}`);
        await panel(scene).getByRole('button', { name: form }).click();
        await panel(scene).getByRole('button', { name: scene.say.support.send }).click();
        await panel(scene).getByRole('alert').waitFor();
      },
    },
  ],
  support: [
    {
      name: 'support-conversations',
      who: 'member',
      async open(scene) {
        await fromMenu(scene, scene.say.app.contactUs);
        await panel(scene)
          .getByRole('button', { name: new RegExp(`^${scene.say.support.conversations}`) })
          .click();
        await scene.page.getByRole('dialog', { name: scene.say.support.conversations }).waitFor();
      },
    },
  ],
  invite: [{ name: 'invite', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.rewards) }],
  agentBonus: [
    {
      name: 'agent-bonus',
      who: 'member',
      async open(scene) {
        await fromMenu(scene, scene.say.app.rewards);
        await panel(scene).getByRole('button', { name: scene.say.invite.agentLink }).click();
        await scene.page.getByRole('dialog', { name: scene.say.invite.agentTitle }).waitFor();
      },
    },
  ],
  vipClub: [{ name: 'vip-club', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.vipClub) }],
  vipStore: [
    { name: 'vip-store', who: 'member', open: (scene) => fromMenu(scene, scene.say.app.vipStore) },
    { name: 'vip-store-empty', who: 'newcomer', open: (scene) => fromMenu(scene, scene.say.app.vipStore) },
  ],
};
