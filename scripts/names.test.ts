import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postingRules } from '@fairhouse/betting';
import { cashOutStatuses, depositMethodCodes, documentKinds } from '@fairhouse/contract';
import {
  approvalStates,
  bonusStatuses,
  contentKinds,
  eventAmountOf,
  eventAmounts,
  harmKinds,
  harmOutcomes,
  heldWinStatuses,
  invitationStatuses,
  operatorCalls,
  operatorDocumentStatuses,
  permissionNames,
  queueNames,
  riskAlertStates,
  riskCaseOutcomes,
  riskCaseStates,
  riskRuleStates,
  riskSeverities,
  storedProposals,
  tableOrders,
  wordOrders,
} from '@fairhouse/contract/operator';
import * as walletContract from '@fairhouse/contract/wallet';
import { amountOf } from '@fairhouse/money';
import type { Observation, PayoutMethod } from '@fairhouse/payments';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { affiliateTurnsTable } from '../apps/api/src/growth/affiliates/partner/partner.states.ts';
import { statementMoves } from '../apps/api/src/growth/affiliates/statement/statement.states.ts';
import { ends } from '../apps/api/src/growth/bonus/bonus.states.ts';
import { moves as invitationMoves } from '../apps/api/src/growth/invitations/invitation.states.ts';
import { moves as cashOutMoves } from '../apps/api/src/money/cash-out/cash-out.states.ts';
import { variants } from '../apps/api/src/money/chains/open-chains.ts';
import type { Attempt } from '../apps/api/src/money/deposit/attempt.store.ts';
import { attemptStates, transitions } from '../apps/api/src/money/deposit/deposit.states.ts';
import { judge } from '../apps/api/src/money/deposit/judge-observation.ts';
import { newsKinds } from '../apps/api/src/players/messages/news.kinds.ts';
import { areas } from '../apps/desk/src/lib/texts/names/areas.ts';
import { chains } from '../apps/desk/src/lib/texts/names/chains.ts';
import { commands } from '../apps/desk/src/lib/texts/names/commands.ts';
import { faults } from '../apps/desk/src/lib/texts/names/faults.ts';
import { fields } from '../apps/desk/src/lib/texts/names/fields.ts';
import { jobs } from '../apps/desk/src/lib/texts/names/jobs.ts';
import { kinds } from '../apps/desk/src/lib/texts/names/kinds.ts';
import { messages } from '../apps/desk/src/lib/texts/names/messages.ts';
import { methods } from '../apps/desk/src/lib/texts/names/methods.ts';
import { parts } from '../apps/desk/src/lib/texts/names/parts.ts';
import { postings } from '../apps/desk/src/lib/texts/names/postings.ts';
import { providers } from '../apps/desk/src/lib/texts/names/providers.ts';
import { queues } from '../apps/desk/src/lib/texts/names/queues.ts';
import { reviewReasonOf } from '../apps/desk/src/lib/texts/names/reviews.ts';
import { spots } from '../apps/desk/src/lib/texts/names/spots.ts';
import { statuses } from '../apps/desk/src/lib/texts/names/statuses.ts';
import { wallet } from '../apps/desk/src/lib/texts/names/wallet.ts';
import { whoNames } from '../apps/desk/src/lib/texts/names/who.ts';
import { chainNames } from '../packages/chains/src/coins.ts';
import { spotTypes } from '../packages/game-math/src/roulette/roulette.ts';
import { providers as paymentProviders } from '../packages/payments/src/providers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.ts$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

/** Audit events whose word is put together: of each the table that it is put together from. */
const putTogether: Readonly<Record<string, readonly string[]>> = {
  affiliate: Object.keys(affiliateTurnsTable),
  affiliateStatement: Object.keys(statementMoves),
  bonus: Object.keys(ends),
  campaign: ['pause', 'resume', 'stop'],
  cashOut: Object.keys(cashOutMoves),
  competition: ['pause', 'resume', 'cancel', 'withdraw'],
  deposit: [...attemptStates, 'credit', 'close', 'settle'],
  document: ['accept', 'reject'],
  funds: ['accept', 'refuse'],
  harmCase: harmOutcomes,
  heldWin: ['release', 'refuse'],
  journey: ['pause', 'resume', 'stop'],
  mission: ['pause', 'resume', 'end'],
  invitation: Object.keys(invitationMoves),
  table: [...tableOrders, ...wordOrders],
  pause: ['break', 'exclusion', 'mandatoryBreak'],
};

/** What is done to anything that players read: to an article, a banner, a promotion, a notice. */
const ofContent = ['draft', 'discard', 'schedule', 'withdraw', 'save', 'fail'];

const isPermission = (word: string) => (permissionNames as readonly string[]).includes(word);

/** Every audit event that some feature of the casino writes into the record, as its sources say. */
function recordedCommands(): Set<string> {
  const found = new Set(
    Object.entries(putTogether).flatMap(([feature, words]) => words.map((word) => `${feature}.${word}`)),
  );
  for (const kind of contentKinds) for (const done of ofContent) found.add(`${kind}.${done}`);
  for (const source of sourcesOf('apps/api/src')) {
    for (const [line] of source.matchAll(/^.*\bcommand\b.*$/gm)) {
      for (const [, command] of line.matchAll(/'([a-z]\w+\.[a-z]\w+)'/g))
        if (!isPermission(command!)) found.add(command!);
      const [, feature] = /`([a-z]\w+)\.\$\{/.exec(line) ?? [];
      if (feature) expect(Object.keys(putTogether), `the audit events ${line.trim()}`).toContain(feature);
    }
  }
  return found;
}

/** The rules that the verification of the ledger checks, as its union of types lists them. */
function faultsOfLedger(): string[] {
  const [, union = ''] =
    /export type Rule =([^;]+);/.exec(readFileSync(join(root, 'packages/betting/src/verify/check-book.ts'), 'utf8')) ??
    [];
  return [...union.matchAll(/\| '(\w+)'/g)].map(([, rule]) => rule!);
}

/** Every job of a service: one that follows a chain is named by the chain. */
function jobNames(): string[] {
  const named = sourcesOf('apps/api/src')
    .filter((source) => /\b(Standing|Scheduled)?Jobs?\b/.test(source))
    .flatMap((source) =>
      [...source.matchAll(/\bname: '(\w+)',(?=\s+(?:everyMs|at):| everyMs)/g)].map(([, name]) => name!),
    );
  return [...new Set(named)];
}

/** Kinds of what an entry of the audit log is about: 'cash-out' of `cash-out:55`. */
function subjectKinds(): string[] {
  const named = sourcesOf('apps/api/src').flatMap((source) =>
    [...source.matchAll(/\bsubject(?:: | = )[`']([a-z][A-Za-z-]*):/g)].map(([, kind]) => `subject_${kind}`),
  );
  return [...new Set(named)];
}

it.each([
  ['jobs', jobs, jobNames()],
  ['chains', chains, chainNames],
  ['parts of the desk', areas, Object.keys(operatorCalls).map((path) => path.split('/')[2]!)],
  [
    'calls of game vendors',
    wallet,
    Object.values(walletContract).flatMap((one) => ('path' in one && typeof one.path === 'string' ? [one.path] : [])),
  ],
  ['answers to game vendors', wallet, walletContract.walletStatuses],
  ['places of a roulette table', spots, spotTypes],
  ['queues', queues, queueNames],
  ['subjects of the audit log', whoNames, subjectKinds()],
  [
    'fields of proposals',
    fields,
    Object.values(storedProposals).flatMap((proposal) => Object.keys((proposal as z.ZodObject).shape)),
  ],
  ['faults of the ledger', faults, faultsOfLedger()],
  ['auditEvents', commands, [...recordedCommands()]],
  ['types of postings', postings, Object.keys(postingRules)],
  ['ways to pay in', methods, depositMethodCodes],
  [
    'ways to pay out',
    methods,
    ['BANK_CARD', 'PAYPAL', 'MERCADO_PAGO', 'CPAY', 'BTC', 'PAYID'] satisfies PayoutMethod[],
  ],
  [
    'providers of payments',
    providers,
    [...paymentProviders.flatMap(({ payIn, payOut }) => [payIn?.name, payOut?.name]), ...Object.keys(variants)].filter(
      (name) => name !== undefined,
    ),
  ],
  ['statuses of cash-outs', statuses, Object.keys(cashOutStatuses)],
  ['states of deposits', statuses, attemptStates],
  ['statuses of documents', statuses, operatorDocumentStatuses],
  ['statuses of bonuses', statuses, bonusStatuses],
  ['statuses of held wins', statuses, heldWinStatuses],
  ['statuses of invitations', statuses, invitationStatuses],
  ['states of approvals', statuses, approvalStates],
  ['states of alerts, cases and rules', statuses, [...riskAlertStates, ...riskCaseStates, ...riskRuleStates]],
  ['outcomes of cases', statuses, riskCaseOutcomes],
  ['severities', kinds, riskSeverities],
  ['kinds of documents', kinds, documentKinds],
  ['signs of harm', kinds, harmKinds],
  ['kinds of news', messages, Object.keys(newsKinds)],
])('the desk has a name for each of the %s', (_, names, codes) => {
  expect(codes.length).toBeGreaterThan(2);
  expect(codes.filter((code) => !Object.hasOwn(names, code))).toEqual([]);
});

it('the desk has a sentence for every reason for which an observation sends a deposit to review', () => {
  const pays = amountOf('USD', 2_500n);
  const attempt = (state: Attempt['state']) =>
    ({ state, amount: pays, pays, shortfall: 0n, settled: 100n, reviewReason: null, settledReason: null }) as Attempt;
  const amounts = [undefined, pays, amountOf('USD', 1n), amountOf('EUR', 2_500n)];
  const reasons = attemptStates.flatMap((state) =>
    (Object.keys(transitions[state]) as Observation['state'][]).flatMap((observed) =>
      amounts.flatMap(
        (amount) => judge(attempt(state), { state: observed, amount } as Observation).move?.reviewReason ?? [],
      ),
    ),
  );
  const keys = new Set(reasons.map((reason) => reviewReasonOf(reason)?.key ?? reason));
  expect([...keys].sort()).toEqual(['beforePaid', 'contradiction', 'noAmount', 'otherAmount', 'wonAfterSettled']);
});

it('names the amounts of each audit event, so that the desk shows money', () => {
  const declared = new Set(Object.values(eventAmounts).flatMap((fields) => Object.keys(fields)));
  const written = sourcesOf('apps/api/src')
    .filter((source) => /recordAuditEvent|moveMoney/.test(source))
    .flatMap((source) => [
      ...source.matchAll(/(\w+): String\([\w.!]*(?:minor|\.(?:paid|forfeited|required|wagered))\)/g),
    ])
    .map(([, field]) => field!);
  expect(new Set(written).size).toBeGreaterThan(5);
  expect(written.filter((field) => !declared.has(field))).toEqual([]);
  const event = { before: { wagered: '300' }, after: { paid: '1250', currency: 'USD' } };
  expect(eventAmountOf('bonus.released', event, 'wagered', '300')).toEqual(amountOf('USD', 300n));
  expect(eventAmountOf('bonus.released', event, 'paid', '1250')).toEqual(amountOf('USD', 1_250n));
  expect(eventAmountOf('bonus.released', event, 'currency', 'USD')).toBeUndefined();
  expect(eventAmountOf('vip.reachLevel', event, 'paid', '1250')).toBeUndefined();
});

it('names each part of a player that the audit log says was opened', () => {
  const opened = sourcesOf('apps/api/src').flatMap((source) =>
    [...source.matchAll(/await noteLook\([^'`]*['`](\$\{kind\}|[a-zA-Z-]+)/g)].map(([, kind]) => kind!),
  );
  const kinds = opened.flatMap((kind) => (kind.startsWith('$') ? ['deposit', 'cashOut'] : [kind]));
  expect(kinds.length).toBeGreaterThan(8);
  expect(kinds.filter((kind) => !Object.hasOwn(parts, kind))).toEqual([]);
});
