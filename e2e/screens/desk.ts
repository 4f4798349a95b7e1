import type { Page } from '@playwright/test';
import { strike } from '../steps/desk.ts';

/** What the desk's screens are about. */
export interface DeskThings {
  memberId: bigint;
  cashOut: number;
  /** Of the member, paid at a provider. */
  deposit: number;
  document: number;
  /** A round of the member, played to its end. */
  round: string;
  /** About the member. */
  alert: number;
  riskCase: number;
  /** About the member, whose play was judged. */
  harmCase: number;
  /** That the member has asked for. */
  correction: number;
  /** With evidence for the casino. */
  dispute: number;
  /** A settlement file that waits to be looked at. */
  settlement: number;
  /** A campaign that was dry run, and its group. */
  campaign: number;
  /** A competition that runs. */
  competition: number;
  /** A subscription of webhooks whose receiver is not there. */
  webhook: number;
  /** An API key in force. */
  apiKey: number;
  /** An import that was refused where its files lie. */
  refusedPackage: number;
  /** A journey that is not switched on. */
  journey: number;
  /** A mission that is not opened. */
  mission: number;
  group: number;
  /** A conversation of the member, answered, with a note. */
  thread: number;
  /** The person whose panel is opened. */
  staff: number;
  /** A composed role that nobody holds. */
  role: string;
  /** A destination of alerts that nothing answers at. */
  alertsTo: number;
  /** A one-time link that nobody has used. */
  link: string;
}

/** One screen of the desk as somebody of the staff sees it. */
export interface DeskScreen {
  name: string;
  /** `worker`: works every queue; `writer`: what players see; `keeper`: manages staff; `auditor`: compliance. */
  who: 'nobody' | 'worker' | 'writer' | 'keeper' | 'auditor';
  path: string | ((things: DeskThings) => string);
  /** The way from the page to the screen. */
  open?: (page: Page) => Promise<void>;
  /** A game plays in a frame of it: such a page is there once it is opened, and is never told to be idle. */
  plays?: true;
}

const cashOut = ({ memberId, cashOut: id }: DeskThings) => `/queue/cashOuts?member=${memberId}&row=${id}`;
const dispute = ({ dispute: id }: DeskThings) => `/queue/disputes?row=${id}`;
const round = ({ memberId, round: id }: DeskThings) => `/member/${memberId}?tab=rounds&open=round:studio:${id}`;
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
const pressLast = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).last().click();
  await page.getByRole('dialog').waitFor();
};
/** What was exchanged with the provider, with the last of it in full where there is any. */
const showExchange = (text: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Show the messages', exact: true }).click();
  await page.getByText(text).first().waitFor();
  const bodies = page.getByRole('button', { name: 'What was said', exact: true });
  if ((await bodies.count()) > 0) await bodies.first().click();
};
/** A key opens a window. */
const byKey =
  (...keys: string[]) =>
  async (page: Page) => {
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    await strike(page, ...keys);
    await page.getByRole('dialog').waitFor();
  };

/** The same in a list, once its rows are there. */
const byKeyInList =
  (...keys: string[]) =>
  async (page: Page) => {
    await page.locator('tr[aria-current]').waitFor();
    await strike(page, ...keys);
    await page.getByRole('dialog').waitFor();
  };

/** Every screen of the desk, by its path in the route table; scripts/screens.test.ts holds it against that table. */
export const deskScreens: Record<string, readonly DeskScreen[]> = {
  '/invitation': [
    { name: 'welcome', who: 'nobody', path: ({ link }) => new URL(link).pathname + new URL(link).hash },
    { name: 'link-used', who: 'nobody', path: '/invitation#used' },
  ],
  '/home': [
    { name: 'home', who: 'worker', path: '/home' },
    {
      name: 'home-table',
      who: 'keeper',
      path: '/home',
      open: async (page) => {
        await page.getByRole('button', { name: 'Table', exact: true }).click();
        await page.getByRole('columnheader', { name: /^Hour/ }).waitFor();
      },
    },
  ],
  '/queues': [
    { name: 'sign-in', who: 'nobody', path: '/queues' },
    { name: 'overview', who: 'worker', path: '/queues' },
    { name: 'keys', who: 'worker', path: '/queues', open: (page) => strike(page, '?') },
    { name: 'finder', who: 'worker', path: '/queues', open: press('Find a player, cash-out, document …') },
  ],
  '/queue/$queue': [
    { name: 'cash-outs', who: 'worker', path: ({ memberId }) => `/queue/cashOuts?member=${memberId}` },
    { name: 'cash-out-open', who: 'worker', path: cashOut },
    { name: 'cash-out-exchange', who: 'worker', path: cashOut, open: showExchange('Nothing was exchanged yet.') },
    { name: 'reject', who: 'worker', path: cashOut, open: byKey('3') },
    { name: 'snooze', who: 'worker', path: cashOut, open: byKey('h') },
    { name: 'escalate', who: 'worker', path: cashOut, open: byKey('e') },
    { name: 'assign', who: 'worker', path: cashOut, open: byKey('a') },
    { name: 'note', who: 'worker', path: cashOut, open: byKey('m') },
    { name: 'view-save', who: 'worker', path: cashOut, open: byKey('Shift+W') },
    { name: 'document-open', who: 'worker', path: ({ document }) => `/queue/documents?row=${document}` },
    {
      name: 'document-accept',
      who: 'worker',
      path: ({ document }) => `/queue/documents?row=${document}`,
      open: byKey('1'),
    },
    { name: 'alert-open', who: 'worker', path: ({ alert }) => `/queue/alerts?row=${alert}` },
    { name: 'alert-mute', who: 'worker', path: ({ alert }) => `/queue/alerts?row=${alert}`, open: byKey('u') },
    { name: 'alert-add-to-case', who: 'worker', path: ({ alert }) => `/queue/alerts?row=${alert}`, open: byKey('4') },
    { name: 'harm-case-open', who: 'worker', path: ({ harmCase }) => `/queue/harmCases?row=${harmCase}` },
    {
      name: 'harm-case-break',
      who: 'worker',
      path: ({ harmCase }) => `/queue/harmCases?row=${harmCase}`,
      open: byKey('4'),
    },
    { name: 'dispute-open', who: 'worker', path: dispute },
    { name: 'dispute-evidence', who: 'worker', path: dispute, open: press('Prepare evidence') },
    { name: 'support-inbox', who: 'worker', path: ({ thread }) => `/queue/contacts?row=${thread}` },
    { name: 'funds', who: 'worker', path: '/queue/funds' },
    {
      name: 'correction-open',
      who: 'worker',
      path: ({ correction }) => `/queue/corrections?row=${correction}`,
    },
    { name: 'queue-empty', who: 'worker', path: '/queue/heldWins?member=1' },
    { name: 'queue-of-others', who: 'keeper', path: '/queue/cashOuts' },
  ],
  '/thread/$id': [
    { name: 'thread', who: 'worker', path: ({ thread }) => `/thread/${thread}` },
    {
      name: 'thread-report',
      who: 'worker',
      path: ({ thread }) => `/thread/${thread}`,
      open: press('Report to protection'),
    },
  ],
  '/macros': [
    { name: 'macros', who: 'worker', path: '/macros' },
    { name: 'macro-new', who: 'worker', path: '/macros?row=new' },
  ],
  '/documents': [
    { name: 'documents-expiring', who: 'worker', path: '/documents' },
    { name: 'documents-expired', who: 'worker', path: '/documents?stage=over' },
  ],
  '/vendors': [
    { name: 'vendors', who: 'writer', path: '/vendors' },
    { name: 'vendor-open', who: 'writer', path: '/vendors?row=studio' },
    { name: 'vendors-of-others', who: 'keeper', path: '/vendors' },
  ],
  '/packages': [
    { name: 'packages', who: 'worker', path: '/packages' },
    { name: 'package-refused', who: 'worker', path: ({ refusedPackage }) => `/packages?row=try-${refusedPackage}` },
    { name: 'packages-of-others', who: 'keeper', path: '/packages' },
  ],
  '/win-bounds': [
    { name: 'win-bounds', who: 'worker', path: '/win-bounds' },
    { name: 'win-bound-open', who: 'worker', path: '/win-bounds?row=studio/nocturne' },
    {
      name: 'win-bound-set',
      who: 'worker',
      path: '/win-bounds?row=studio/nocturne',
      open: press('1 Set the threshold'),
    },
    { name: 'win-bounds-of-others', who: 'writer', path: '/win-bounds' },
  ],
  '/tables': [
    { name: 'tables', who: 'writer', path: '/tables' },
    { name: 'tables-words', who: 'worker', path: '/tables?tab=words' },
  ],
  '/shared-mobiles': [
    { name: 'shared-mobiles', who: 'worker', path: '/shared-mobiles' },
    { name: 'shared-mobiles-of-others', who: 'writer', path: '/shared-mobiles' },
  ],
  '/personal-data': [{ name: 'personal-data', who: 'auditor', path: '/personal-data' }],
  '/shared-bonuses': [
    { name: 'shared-bonuses', who: 'worker', path: '/shared-bonuses' },
    { name: 'shared-bonuses-all', who: 'worker', path: '/shared-bonuses?stage=all' },
  ],
  '/member/$id': [
    { name: 'member', who: 'worker', path: ({ memberId }) => `/member/${memberId}` },
    ...['Give free rounds', 'Cancel free rounds'].map(
      (action): DeskScreen => ({
        name: `member-${action.toLowerCase().replaceAll(' ', '-')}`,
        who: 'worker',
        path: ({ memberId }) => `/member/${memberId}`,
        async open(page) {
          await page.getByRole('button', { name: 'Actions', exact: true }).click();
          await page.getByRole('menuitem', { name: action }).click();
          await page.getByRole('dialog').waitFor();
        },
      }),
    ),
    { name: 'member-payments', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=payments` },
    { name: 'member-data', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=data` },
    { name: 'member-rounds', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=rounds&outcome=won` },
    {
      name: 'member-deposit-exchange',
      who: 'worker',
      path: ({ memberId, deposit }) => `/member/${memberId}?tab=timeline&open=deposit:${deposit}`,
      open: showExchange('We asked'),
    },
    { name: 'member-round', who: 'worker', path: round },
    {
      name: 'member-round-replay',
      who: 'worker',
      path: round,
      plays: true,
      async open(page) {
        await page.getByRole('button', { name: 'Replay in the game’s picture' }).click();
        await page.frameLocator('iframe').getByRole('dialog').waitFor();
      },
    },
    {
      name: 'member-verify-book',
      who: 'worker',
      path: ({ memberId }) => `/member/${memberId}?tab=book`,
      open: press('Verify this book now'),
    },
    { name: 'identity-of-member', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=identity` },
    { name: 'member-protection', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=protection` },
    {
      name: 'member-exclude',
      who: 'worker',
      path: ({ memberId }) => `/member/${memberId}?tab=protection`,
      open: press('Exclude'),
    },
    { name: 'member-unknown', who: 'worker', path: '/member/999999999' },
  ],
  '/payments': [
    { name: 'payments', who: 'worker', path: '/payments' },
    { name: 'payments-rule', who: 'worker', path: '/payments', open: press('2 Add a rule') },
    { name: 'payments-report', who: 'worker', path: '/payments?tab=report' },
    { name: 'payments-fees', who: 'worker', path: '/payments?tab=fees' },
    { name: 'payments-fee', who: 'worker', path: '/payments?tab=fees', open: press('2 Set a fee') },
    { name: 'payments-velocity', who: 'auditor', path: '/payments?tab=velocity' },
    { name: 'payments-limit', who: 'worker', path: '/payments?tab=velocity', open: press('2 Add a limit') },
  ],
  '/automatic-payouts': [
    { name: 'automatic-payouts', who: 'worker', path: '/automatic-payouts' },
    { name: 'automatic-payouts-rule', who: 'worker', path: '/automatic-payouts?row=USD' },
    { name: 'automatic-payouts-none', who: 'auditor', path: '/automatic-payouts?row=BTC' },
    { name: 'automatic-payouts-write', who: 'worker', path: '/automatic-payouts?row=USD', open: press('2 Change') },
    { name: 'automatic-payouts-start', who: 'worker', path: '/automatic-payouts', open: press('3 Switch on') },
  ],
  '/risk': [
    { name: 'risk-alerts', who: 'worker', path: '/risk' },
    { name: 'risk-alert', who: 'worker', path: ({ alert }) => `/risk?tab=alerts&row=${alert}` },
    { name: 'risk-cases', who: 'worker', path: '/risk?tab=cases' },
    { name: 'risk-case', who: 'auditor', path: ({ riskCase }) => `/risk?tab=cases&row=${riskCase}` },
    { name: 'risk-case-open', who: 'worker', path: '/risk?tab=cases', open: press('Open a case') },
    {
      name: 'risk-case-report',
      who: 'auditor',
      path: ({ riskCase }) => `/risk?tab=cases&row=${riskCase}`,
      open: press('Suspicious activity report'),
    },
    {
      name: 'risk-case-close',
      who: 'worker',
      path: ({ riskCase }) => `/risk?tab=cases&row=${riskCase}`,
      open: press('1 Close'),
    },
    { name: 'risk-rules', who: 'worker', path: '/risk?tab=rules' },
    {
      name: 'risk-rule',
      who: 'worker',
      path: '/risk?tab=rules&row=deposits-many-usd',
      async open(page) {
        await page.getByRole('button', { name: 'Try', exact: true }).click();
        await page.getByRole('complementary').getByRole('status').waitFor();
      },
    },
    { name: 'risk-rule-write', who: 'worker', path: '/risk?tab=rules', open: press('Write a rule') },
    { name: 'risk-lists', who: 'worker', path: '/risk?tab=lists' },
    { name: 'risk-screen-member', who: 'worker', path: '/risk?tab=lists', open: press('Screen a member') },
    { name: 'risk-of-others', who: 'keeper', path: '/risk' },
    { name: 'risk-of-member', who: 'worker', path: ({ memberId }) => `/member/${memberId}?tab=risk` },
  ],
  '/money': [
    ...['report', 'days', 'breakdown', 'closes', 'differences', 'comparisons', 'settlements'].map(
      (tab): DeskScreen => ({ name: `money-${tab}`, who: 'worker', path: `/money?tab=${tab}` }),
    ),
    {
      name: 'settlement-import',
      who: 'worker',
      path: '/money?tab=settlements',
      open: press('Import a file'),
    },
    { name: 'settlement-file', who: 'worker', path: ({ settlement }) => `/money?tab=settlements&row=${settlement}` },
    {
      name: 'settlement-count',
      who: 'worker',
      path: ({ settlement }) => `/money?tab=settlements&row=${settlement}`,
      open: press('Post'),
    },
  ],
  '/health': [
    ...['now', 'traffic', 'jobs', 'incidents'].map((tab) => ({
      name: `health-${tab}`,
      who: 'keeper' as const,
      path: `/health?tab=${tab}`,
    })),
    { name: 'health-run', who: 'keeper', path: '/health?tab=jobs', open: press('Run now') },
    { name: 'health-settings', who: 'keeper', path: '/settings?name=healthRule' },
  ],
  '/lists': [
    ...['players', 'payments', 'bonuses', 'sessions'].map((list) => ({
      name: `list-${list}`,
      who: 'worker' as const,
      path: `/lists?list=${list}`,
    })),
    { name: 'list-staff', who: 'keeper', path: '/lists?list=staff' },
    { name: 'list-empty', who: 'worker', path: '/lists?list=players&country=AQ' },
    { name: 'list-tag', who: 'worker', path: '/lists?list=players', open: byKeyInList('x', 't') },
    { name: 'list-message', who: 'worker', path: '/lists?list=players', open: byKeyInList('x', 'l') },
    {
      name: 'list-columns',
      who: 'worker',
      path: '/lists?list=payments',
      open: press('Columns'),
    },
  ],
  '/competitions': [
    { name: 'competitions', who: 'worker', path: '/competitions' },
    { name: 'competition-new', who: 'worker', path: '/competitions?edit=new' },
    { name: 'competition-open', who: 'worker', path: ({ competition }) => `/competitions?row=${competition}` },
    {
      name: 'competition-pause',
      who: 'worker',
      path: ({ competition }) => `/competitions?row=${competition}`,
      open: press('Pause'),
    },
    { name: 'competitions-of-others', who: 'keeper', path: '/competitions' },
  ],
  '/webhooks': [
    { name: 'webhooks', who: 'keeper', path: '/webhooks' },
    { name: 'webhook-new', who: 'keeper', path: '/webhooks?edit=new' },
    { name: 'alert-new', who: 'keeper', path: '/webhooks?edit=newAlert' },
    { name: 'alerts-destination-open', who: 'keeper', path: ({ alertsTo }) => `/webhooks?row=${alertsTo}` },
    { name: 'alert-change', who: 'keeper', path: ({ alertsTo }) => `/webhooks?row=${alertsTo}&edit=change` },
    { name: 'webhook-open', who: 'keeper', path: ({ webhook }) => `/webhooks?row=${webhook}` },
    {
      name: 'webhook-rotate',
      who: 'keeper',
      path: ({ webhook }) => `/webhooks?row=${webhook}`,
      open: press('Rotate secret'),
    },
    {
      name: 'webhook-replay',
      who: 'keeper',
      path: ({ webhook }) => `/webhooks?row=${webhook}`,
      open: press('Replay a period'),
    },
    {
      name: 'webhook-event',
      who: 'keeper',
      path: ({ webhook }) => `/webhooks?row=${webhook}`,
      open: press('Test event'),
    },
    { name: 'webhooks-of-others', who: 'worker', path: '/webhooks' },
  ],
  '/api-keys': [
    { name: 'api-keys', who: 'keeper', path: '/api-keys' },
    { name: 'api-key-new', who: 'keeper', path: '/api-keys?edit=new' },
    { name: 'api-key-open', who: 'keeper', path: ({ apiKey }) => `/api-keys?row=${apiKey}` },
    {
      name: 'api-key-revoke',
      who: 'keeper',
      path: ({ apiKey }) => `/api-keys?row=${apiKey}`,
      open: press('Revoke'),
    },
    { name: 'api-keys-of-others', who: 'writer', path: '/api-keys' },
  ],
  '/maintenance': [
    { name: 'maintenance', who: 'keeper', path: '/maintenance' },
    { name: 'maintenance-plan', who: 'keeper', path: '/maintenance', open: press('Plan maintenance') },
    { name: 'maintenance-of-others', who: 'writer', path: '/maintenance' },
  ],
  '/affiliates': [
    { name: 'affiliates', who: 'worker', path: '/affiliates' },
    { name: 'affiliate-new', who: 'worker', path: '/affiliates?edit=new' },
    { name: 'affiliate-plans', who: 'worker', path: '/affiliates?tab=plans' },
    { name: 'affiliate-plan-new', who: 'worker', path: '/affiliates?tab=plans&edit=new' },
    { name: 'affiliate-statements', who: 'worker', path: '/affiliates?tab=statements' },
    { name: 'affiliates-of-others', who: 'keeper', path: '/affiliates' },
  ],
  '/journeys': [
    { name: 'journeys', who: 'worker', path: '/journeys' },
    { name: 'journey-new', who: 'worker', path: '/journeys?edit=new' },
    { name: 'journey-edit', who: 'worker', path: ({ journey }) => `/journeys?row=${journey}&edit=yes` },
    { name: 'journey-written', who: 'worker', path: ({ journey }) => `/journeys?row=${journey}` },
    {
      name: 'journey-switch-on',
      who: 'worker',
      path: ({ journey }) => `/journeys?row=${journey}`,
      open: press('Switch on'),
    },
    { name: 'journeys-of-others', who: 'keeper', path: '/journeys' },
  ],
  '/reports': [
    { name: 'reports', who: 'auditor', path: '/reports' },
    { name: 'report-build', who: 'auditor', path: '/reports?tab=build' },
    { name: 'report-files', who: 'auditor', path: '/reports?tab=files' },
    { name: 'reports-of-others', who: 'writer', path: '/reports' },
  ],
  '/missions': [
    { name: 'missions', who: 'worker', path: '/missions' },
    { name: 'mission-new', who: 'worker', path: '/missions?edit=new' },
    { name: 'mission-written', who: 'worker', path: ({ mission }) => `/missions?row=${mission}` },
    {
      name: 'mission-open',
      who: 'worker',
      path: ({ mission }) => `/missions?row=${mission}`,
      open: press('Open to players'),
    },
    { name: 'missions-of-others', who: 'keeper', path: '/missions' },
  ],
  '/groups': [
    { name: 'groups', who: 'worker', path: '/groups' },
    { name: 'group-open', who: 'worker', path: ({ group }) => `/groups?row=${group}` },
    { name: 'group-new', who: 'worker', path: '/groups?edit=new' },
    { name: 'group-edit', who: 'worker', path: ({ group }) => `/groups?edit=${group}` },
    { name: 'bonuses', who: 'worker', path: '/groups?tab=bonuses' },
    { name: 'bonuses-none', who: 'worker', path: '/groups?tab=bonuses&state=lost&from=2021-01-01&until=2021-01-02' },
    { name: 'bonus-runs', who: 'worker', path: '/groups?tab=runs' },
    { name: 'bonus-pay-week', who: 'worker', path: '/groups?tab=runs', open: press('Pay a week again') },
    { name: 'groups-of-others', who: 'keeper', path: '/groups?tab=campaigns' },
    { name: 'campaigns', who: 'worker', path: '/groups?tab=campaigns' },
    { name: 'campaign-open', who: 'worker', path: ({ campaign }) => `/groups?tab=campaigns&row=${campaign}` },
    { name: 'campaign-new', who: 'worker', path: '/groups?tab=campaigns&edit=new' },
    {
      name: 'campaign-of-free-rounds',
      who: 'worker',
      path: '/groups?tab=campaigns&edit=new',
      async open(page) {
        await page.getByLabel('What', { exact: true }).selectOption('freeRounds');
        await page.getByLabel('Game', { exact: true }).selectOption('nocturne');
      },
    },
    { name: 'campaign-edit', who: 'worker', path: ({ campaign }) => `/groups?tab=campaigns&edit=${campaign}` },
    {
      name: 'campaign-start',
      who: 'worker',
      path: ({ campaign }) => `/groups?tab=campaigns&row=${campaign}`,
      open: press('Start'),
    },
    { name: 'bonus-liability', who: 'worker', path: '/groups?tab=liability' },
  ],
  '/record': [
    { name: 'record', who: 'auditor', path: '/record' },
    {
      name: 'record-entry',
      who: 'auditor',
      path: '/record',
      async open(page) {
        await page.getByRole('row').nth(1).click();
        await page.getByRole('complementary').waitFor();
      },
    },
    { name: 'record-heads', who: 'auditor', path: '/record?tab=heads' },
    {
      name: 'record-heads-checked',
      who: 'auditor',
      path: '/record?tab=heads',
      async open(page) {
        await page
          .getByRole('button', { name: /^The head of .* as the earlier$/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await page.getByRole('button', { name: 'Save the proof as a file' }).waitFor();
      },
    },
  ],
  '/staff': [
    { name: 'staff', who: 'keeper', path: '/staff' },
    { name: 'staff-of-others', who: 'worker', path: '/staff' },
    { name: 'staff-person', who: 'keeper', path: ({ staff }) => `/staff?id=${staff}` },
    { name: 'staff-invite', who: 'keeper', path: '/staff', open: press('Invite') },
    { name: 'staff-roles-of', who: 'keeper', path: ({ staff }) => `/staff?id=${staff}`, open: press('Set roles') },
    { name: 'staff-sign-ins', who: 'keeper', path: '/staff?tab=signIns' },
    { name: 'staff-addresses', who: 'keeper', path: '/staff?tab=addresses' },
    { name: 'staff-roles', who: 'keeper', path: '/staff?tab=roles' },
    { name: 'staff-role', who: 'keeper', path: '/staff?tab=roles&role=cashier&other=documents' },
    { name: 'staff-role-new', who: 'keeper', path: '/staff?tab=roles&edit=new' },
    { name: 'staff-role-composed', who: 'keeper', path: ({ role }) => `/staff?tab=roles&role=${role}` },
    { name: 'staff-role-change', who: 'keeper', path: ({ role }) => `/staff?tab=roles&role=${role}&edit=change` },
    {
      name: 'staff-role-remove',
      who: 'keeper',
      path: ({ role }) => `/staff?tab=roles&role=${role}`,
      open: press('Remove'),
    },
  ],
  '/policies': [
    { name: 'policies', who: 'auditor', path: '/policies' },
    { name: 'policy-add', who: 'auditor', path: '/policies', open: press('Add a row') },
  ],
  '/catalogue': [
    { name: 'catalogue', who: 'writer', path: '/catalogue' },
    { name: 'catalogue-of-others', who: 'worker', path: '/catalogue?row=1' },
    { name: 'catalogue-game', who: 'writer', path: '/catalogue?row=1' },
    { name: 'catalogue-change', who: 'writer', path: '/catalogue?row=1', open: pressLast('Change') },
    { name: 'catalogue-bets', who: 'worker', path: '/catalogue?row=1', open: press('Change') },
    { name: 'catalogue-move', who: 'writer', path: '/catalogue?row=1', open: press('Move') },
    {
      name: 'catalogue-moved',
      who: 'writer',
      path: '/catalogue?row=1',
      async open(page) {
        await strike(page, 'Alt+ArrowDown');
        await page.getByRole('button', { name: 'Save the order' }).waitFor();
      },
    },
    { name: 'catalogue-none', who: 'writer', path: '/catalogue?find=nothing' },
    { name: 'catalogue-groups', who: 'writer', path: '/catalogue?tab=groups' },
    { name: 'catalogue-new-group', who: 'writer', path: '/catalogue?tab=groups', open: press('New group') },
    { name: 'catalogue-pots', who: 'writer', path: '/catalogue?tab=pots' },
    { name: 'catalogue-pot', who: 'worker', path: '/catalogue?tab=pots&row=studio:furnace:USD' },
    { name: 'catalogue-refusals', who: 'writer', path: '/catalogue?tab=refusals' },
    { name: 'catalogue-preview', who: 'writer', path: '/catalogue?tab=preview&from=PH' },
  ],
  '/content': [
    ...['articles', 'banners', 'promotions', 'notices', 'calendar'].map(
      (tab): DeskScreen => ({ name: `content-${tab}`, who: 'worker', path: `/content?tab=${tab}` }),
    ),
    ...['edit', 'compare', 'preview', 'history'].map(
      (part): DeskScreen => ({
        name: `content-article-${part}`,
        who: 'writer',
        path: `/content?tab=articles&id=13&part=${part}`,
      }),
    ),
    { name: 'content-banner', who: 'writer', path: '/content?tab=banners&id=2' },
    { name: 'content-banner-preview', who: 'writer', path: '/content?tab=banners&id=2&part=preview' },
    { name: 'content-promotion', who: 'writer', path: '/content?tab=promotions&id=3' },
    { name: 'content-notice-new', who: 'writer', path: '/content?tab=notices&id=new' },
    {
      name: 'content-publish',
      who: 'writer',
      path: '/content?tab=notices&id=new',
      async open(page) {
        await page.getByLabel('What it says').first().fill('A word');
        await press('Publish')(page);
      },
    },
  ],
  '/settings': [
    { name: 'settings', who: 'keeper', path: '/settings' },
    { name: 'settings-history', who: 'keeper', path: '/settings?name=queue&scope=cashOuts' },
    { name: 'settings-change', who: 'keeper', path: '/settings?name=queue', open: pressLast('Change') },
    { name: 'settings-methods', who: 'keeper', path: '/settings?name=depositMethod' },
    { name: 'settings-casino', who: 'writer', path: '/settings?name=contact&scope=casino' },
    { name: 'settings-bonuses', who: 'worker', path: '/settings?name=bonusRules' },
    { name: 'settings-bonus-change', who: 'worker', path: '/settings?name=bonusRules', open: pressLast('Change') },
    { name: 'settings-vip', who: 'worker', path: '/settings?name=vipLevel&scope=gold' },
    { name: 'settings-invitations', who: 'worker', path: '/settings?name=invitation' },
  ],
  '/me': [
    { name: 'me', who: 'worker', path: '/me' },
    { name: 'me-token', who: 'worker', path: '/me', open: press('Token for the command line') },
    { name: 'me-means', who: 'worker', path: '/me', open: press('Add a passkey, or change the password') },
  ],
};
