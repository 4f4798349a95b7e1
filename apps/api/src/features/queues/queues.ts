import type { QueueName } from '@fairhouse/contract/operator';
import { kindsToSecond } from './kinds-to-second.ts';
import type { DecisionDeclaration, QueueDeclaration } from './queue-declaration.ts';

const ofMoney = ['currency', 'amountFrom', 'amountTo', 'kind'] as const;

/** Disputes whose provider waits for the house. */
const answerable = ['received', 'evidenceDue'] as const;

/** Writes to the player and lets the row sleep, so that the player can do what was asked. */
const ask = (permission: DecisionDeclaration['permission']) =>
  ({ permission, acts: ['queue.ask'], reason: 'required', toMember: true, bulk: true }) as const;

/** Every queue of the desk. The next one is another entry here, the view of its rows, and its verbs. */
export const queues = {
  cashOuts: {
    view: 'cash_out_queue',
    read: 'cashOuts.read',
    filters: ofMoney,
    decisions: {
      approve: { permission: 'cashOuts.decide', acts: ['cashOut.approve'], reason: 'none', bulk: true },
      reject: {
        permission: 'cashOuts.decide',
        acts: ['cashOut.reject'],
        reason: 'required',
        toMember: true,
        bulk: true,
      },
      ask: ask('cashOuts.decide'),
    },
  },
  payouts: {
    view: 'payout_queue',
    read: 'cashOuts.read',
    filters: ofMoney,
    decisions: {
      markPaid: {
        permission: 'cashOuts.decide',
        acts: ['cashOut.markPaid'],
        reason: 'none',
        values: { reference: true },
      },
      giveBack: { permission: 'cashOuts.decide', acts: ['cashOut.fail'], reason: 'required' },
      reject: { permission: 'cashOuts.decide', acts: ['cashOut.reject'], reason: 'required', toMember: true },
    },
  },
  deposits: {
    view: 'deposit_queue',
    read: 'deposits.read',
    filters: ofMoney,
    decisions: {
      credit: {
        permission: 'deposits.decide',
        acts: ['deposit.credit'],
        reason: 'required',
        values: { amount: true },
      },
      close: { permission: 'deposits.decide', acts: ['deposit.close'], reason: 'required', bulk: true },
      settle: { permission: 'deposits.decide', acts: ['deposit.settle'], reason: 'required' },
      ask: ask('deposits.decide'),
    },
  },
  disputes: {
    view: 'dispute_queue',
    read: 'disputes.read',
    filters: ofMoney,
    decisions: {
      // For good: the provider takes no other answer afterwards.
      answer: { permission: 'disputes.edit', acts: ['dispute.answer'], reason: 'none', kinds: answerable },
      draft: { permission: 'disputes.edit', acts: ['dispute.draft'], reason: 'none', kinds: answerable },
      acceptLoss: { permission: 'disputes.edit', acts: ['dispute.accept'], reason: 'required', kinds: answerable },
      won: { permission: 'disputes.edit', acts: ['dispute.enterWon'], reason: 'required', kinds: ['outcome'] },
      lost: { permission: 'disputes.edit', acts: ['dispute.enterLost'], reason: 'required', kinds: ['outcome'] },
      close: {
        permission: 'disputes.edit',
        acts: ['dispute.close'],
        reason: 'required',
        bulk: true,
        kinds: ['refund', 'refundDiffers', 'unknownPayment'],
      },
    },
  },
  documents: {
    view: 'document_queue',
    read: 'documents.read',
    filters: ['kind'],
    decisions: {
      accept: {
        permission: 'documents.decide',
        acts: ['document.accept'],
        reason: 'none',
        bulk: true,
        values: { documentDate: false },
      },
      refuse: {
        permission: 'documents.decide',
        acts: ['document.reject'],
        reason: 'required',
        toMember: true,
        bulk: true,
      },
      ask: ask('documents.decide'),
    },
  },
  heldWins: {
    view: 'held_win_queue',
    read: 'wins.read',
    filters: ofMoney,
    decisions: {
      release: { permission: 'wins.decide', acts: ['heldWin.release'], reason: 'none' },
      refuse: { permission: 'wins.decide', acts: ['heldWin.refuse'], reason: 'required', toMember: true },
    },
  },
  invitations: {
    view: 'invitation_queue',
    read: 'invitations.read',
    filters: ['kind'],
    decisions: {
      release: { permission: 'invitations.decide', acts: ['invitation.release'], reason: 'none', bulk: true },
      refuse: { permission: 'invitations.decide', acts: ['invitation.refuse'], reason: 'required', bulk: true },
    },
  },
  contacts: {
    view: 'contact_queue',
    read: 'contacts.read',
    filters: ['kind'],
    decisions: {
      close: { permission: 'contacts.answer', acts: ['contact.close'], reason: 'required', bulk: true },
    },
  },
  alerts: {
    view: 'risk_alert_queue',
    read: 'risk.read',
    filters: ['kind'],
    decisions: {
      dismiss: { permission: 'risk.decide', acts: ['riskAlert.dismiss'], reason: 'required', bulk: true },
      callFalse: { permission: 'risk.decide', acts: ['riskAlert.callFalse'], reason: 'required', bulk: true },
      // The reason is the title of the case.
      openCase: { permission: 'risk.decide', acts: ['riskAlert.takeIntoCase'], reason: 'required' },
      addToCase: {
        permission: 'risk.decide',
        acts: ['riskAlert.takeIntoCase'],
        reason: 'none',
        bulk: true,
        values: { case: true },
      },
    },
  },
  approvals: {
    view: 'approval_queue',
    read: 'approvals.second',
    filters: ofMoney,
    decisions: {
      approve: { permission: 'approvals.second', acts: ['approval.approve'], reason: 'none', bulk: true },
      refuse: { permission: 'approvals.second', acts: ['approval.refuse'], reason: 'required', bulk: true },
    },
    kindsFor: kindsToSecond,
  },
} as const satisfies Record<QueueName, QueueDeclaration>;

export type Queues = typeof queues;
export type DecisionOf<Q extends QueueName> = Extract<keyof Queues[Q]['decisions'], string>;

export function queueOf(name: QueueName): QueueDeclaration {
  return queues[name];
}
