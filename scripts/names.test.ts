import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cashOutStatuses, depositMethodCodes, documentKinds } from '@fairhouse/contract';
import {
  approvalStates,
  bonusStatuses,
  contentKinds,
  harmKinds,
  harmOutcomes,
  heldWinStatuses,
  invitationStatuses,
  operatorDocumentStatuses,
  permissionNames,
  riskAlertStates,
  riskCaseOutcomes,
  riskCaseStates,
  riskRuleStates,
  riskSeverities,
  tableOrders,
  wordOrders,
} from '@fairhouse/contract/operator';
import { postingRules } from '@fairhouse/ledger';
import type { PayoutMethod } from '@fairhouse/payments';
import { expect, it } from 'vitest';
import { ends } from '../apps/api/src/features/bonus/bonus.states.ts';
import { moves as cashOutMoves } from '../apps/api/src/features/cash-out/cash-out.states.ts';
import { variants } from '../apps/api/src/features/chains/open-chains.ts';
import { attemptStates } from '../apps/api/src/features/deposit/deposit.states.ts';
import { moves as invitationMoves } from '../apps/api/src/features/invite/invitation.states.ts';
import { newsKinds } from '../apps/api/src/features/messages/news.kinds.ts';
import { kinds } from '../apps/desk/src/lib/texts/names/kinds.ts';
import { messages } from '../apps/desk/src/lib/texts/names/messages.ts';
import { methods } from '../apps/desk/src/lib/texts/names/methods.ts';
import { postings } from '../apps/desk/src/lib/texts/names/postings.ts';
import { providers } from '../apps/desk/src/lib/texts/names/providers.ts';
import { statuses } from '../apps/desk/src/lib/texts/names/statuses.ts';
import { verbs } from '../apps/desk/src/lib/texts/names/verbs.ts';
import { providers as paymentProviders } from '../packages/payments/src/providers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.ts$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

/** Acts whose word is put together: of each the table that it is put together from. */
const putTogether: Readonly<Record<string, readonly string[]>> = {
  bonus: Object.keys(ends),
  campaign: ['pause', 'resume', 'stop'],
  cashOut: Object.keys(cashOutMoves),
  deposit: [...attemptStates, 'credit', 'close', 'settle'],
  document: ['accept', 'reject'],
  funds: ['accept', 'refuse'],
  harmCase: harmOutcomes,
  heldWin: ['release', 'refuse'],
  invitation: Object.keys(invitationMoves),
  table: [...tableOrders, ...wordOrders],
  pause: ['break', 'exclusion', 'mandatoryBreak'],
};

/** What is done to anything that players read: to an article, a banner, a promotion, a notice. */
const ofContent = ['draft', 'discard', 'schedule', 'withdraw', 'save', 'fail'];

const isPermission = (word: string) => (permissionNames as readonly string[]).includes(word);

/** Every act that some room of the house writes into the record, as its sources say. */
function recordedVerbs(): Set<string> {
  const found = new Set(Object.entries(putTogether).flatMap(([room, words]) => words.map((word) => `${room}.${word}`)));
  for (const kind of contentKinds) for (const done of ofContent) found.add(`${kind}.${done}`);
  for (const source of sourcesOf('apps/api/src')) {
    for (const [line] of source.matchAll(/^.*\bverb\b.*$/gm)) {
      for (const [, verb] of line.matchAll(/'([a-z]\w+\.[a-z]\w+)'/g)) if (!isPermission(verb!)) found.add(verb!);
      const [, room] = /`([a-z]\w+)\.\$\{/.exec(line) ?? [];
      if (room) expect(Object.keys(putTogether), `the acts ${line.trim()}`).toContain(room);
    }
  }
  return found;
}

it.each([
  ['acts', verbs, [...recordedVerbs()]],
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
