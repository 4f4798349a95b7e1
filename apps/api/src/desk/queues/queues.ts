import type { QueueName } from '@fairhouse/contract/operator';
import { kindsToSecond } from './kinds-to-second.ts';
import type { DecisionDeclaration, QueueDeclaration } from './queue-declaration.ts';

const ofMoney = ['currency', 'amountFrom', 'amountTo', 'kind'] as const;
const ofProviders = [...ofMoney, 'provider'] as const;

/** Disputes whose provider waits for the casino. */
const answerable = ['received', 'evidenceDue'] as const;

/** Writes to the player and lets the row sleep, so that the player can do what was asked. */
const ask = (permission: DecisionDeclaration['permission']) =>
  ({ permission, answer: 'between', commands: ['queue.ask'], reason: 'required', toMember: true, bulk: true }) as const;

/** Every queue of the desk. The next one is another entry here, the view of its rows, and its commands. */
export const queues = {
  cashOuts: {
    view: 'cash_out_queue',
    read: 'cashOuts.read',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      approve: {
        answer: 'yes',
        permission: 'cashOuts.decide',
        commands: ['cashOut.approve'],
        reason: 'none',
        bulk: true,
      },
      reject: {
        answer: 'no',
        permission: 'cashOuts.decide',
        commands: ['cashOut.reject'],
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
    filters: ofProviders,
    sorts: ['amount', 'provider'],
    decisions: {
      markPaid: {
        answer: 'yes',
        permission: 'cashOuts.decide',
        commands: ['cashOut.markPaid'],
        reason: 'none',
        values: { reference: true },
      },
      giveBack: { answer: 'no', permission: 'cashOuts.decide', commands: ['cashOut.fail'], reason: 'required' },
      reject: {
        answer: 'no',
        permission: 'cashOuts.decide',
        commands: ['cashOut.reject'],
        reason: 'required',
        toMember: true,
      },
    },
  },
  payoutReviews: {
    view: 'payout_review_queue',
    read: 'cashOuts.read',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      right: {
        answer: 'yes',
        permission: 'cashOuts.decide',
        commands: ['payoutReview.right'],
        reason: 'none',
        bulk: true,
      },
      wrong: { answer: 'no', permission: 'cashOuts.decide', commands: ['payoutReview.wrong'], reason: 'required' },
    },
  },
  deposits: {
    view: 'deposit_queue',
    read: 'deposits.read',
    filters: ofProviders,
    sorts: ['amount', 'provider'],
    decisions: {
      credit: {
        answer: 'yes',
        permission: 'deposits.decide',
        commands: ['deposit.credit'],
        reason: 'required',
        values: { amount: true },
      },
      close: {
        answer: 'no',
        permission: 'deposits.decide',
        commands: ['deposit.close'],
        reason: 'required',
        bulk: true,
      },
      settle: { answer: 'yes', permission: 'deposits.decide', commands: ['deposit.settle'], reason: 'required' },
      ask: ask('deposits.decide'),
    },
  },
  disputes: {
    view: 'dispute_queue',
    read: 'disputes.read',
    filters: ofProviders,
    sorts: ['amount', 'provider'],
    decisions: {
      // For good: the provider takes no other answer afterwards.
      answer: {
        answer: 'yes',
        permission: 'disputes.edit',
        commands: ['dispute.answer'],
        reason: 'none',
        kinds: answerable,
      },
      draft: {
        answer: 'between',
        permission: 'disputes.edit',
        commands: ['dispute.draft'],
        reason: 'none',
        kinds: answerable,
      },
      acceptLoss: {
        answer: 'no',
        permission: 'disputes.edit',
        commands: ['dispute.accept'],
        reason: 'required',
        kinds: answerable,
      },
      won: {
        answer: 'yes',
        permission: 'disputes.edit',
        commands: ['dispute.enterWon'],
        reason: 'required',
        kinds: ['outcome'],
      },
      lost: {
        answer: 'no',
        permission: 'disputes.edit',
        commands: ['dispute.enterLost'],
        reason: 'required',
        kinds: ['outcome'],
      },
      close: {
        answer: 'yes',
        permission: 'disputes.edit',
        commands: ['dispute.close'],
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
        answer: 'yes',
        permission: 'documents.decide',
        commands: ['document.accept'],
        reason: 'none',
        bulk: true,
        values: { documentDate: false, expiryDate: false },
      },
      refuse: {
        answer: 'no',
        permission: 'documents.decide',
        commands: ['document.reject'],
        reason: 'required',
        toMember: true,
        bulk: true,
      },
      ask: ask('documents.decide'),
    },
  },
  corrections: {
    view: 'correction_queue',
    read: 'documents.read',
    filters: ['kind'],
    decisions: {
      accept: { answer: 'yes', permission: 'documents.decide', commands: ['correction.accept'], reason: 'none' },
      refuse: {
        answer: 'no',
        permission: 'documents.decide',
        commands: ['correction.refuse'],
        reason: 'required',
        toMember: true,
      },
      ask: ask('documents.decide'),
    },
  },
  funds: {
    view: 'funds_queue',
    read: 'identity.read',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      accept: { answer: 'yes', permission: 'identity.decide', commands: ['funds.accept'], reason: 'none' },
      refuse: {
        answer: 'no',
        permission: 'identity.decide',
        commands: ['funds.refuse'],
        reason: 'required',
        toMember: true,
      },
      ask: ask('identity.decide'),
    },
  },
  heldWins: {
    view: 'held_win_queue',
    read: 'wins.read',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      release: { answer: 'yes', permission: 'wins.decide', commands: ['heldWin.release'], reason: 'none' },
      refuse: {
        answer: 'no',
        permission: 'wins.decide',
        commands: ['heldWin.refuse'],
        reason: 'required',
        toMember: true,
      },
    },
  },
  affiliateStatements: {
    view: 'affiliate_statement_queue',
    read: 'affiliates.read',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      approve: {
        answer: 'yes',
        permission: 'affiliates.pay',
        commands: ['affiliateStatement.approve'],
        reason: 'required',
      },
      hold: { answer: 'no', permission: 'affiliates.pay', commands: ['affiliateStatement.hold'], reason: 'required' },
    },
  },
  invitations: {
    view: 'invitation_queue',
    read: 'invitations.read',
    filters: ['kind'],
    decisions: {
      release: {
        answer: 'yes',
        permission: 'invitations.decide',
        commands: ['invitation.release'],
        reason: 'none',
        bulk: true,
      },
      refuse: {
        answer: 'no',
        permission: 'invitations.decide',
        commands: ['invitation.refuse'],
        reason: 'required',
        bulk: true,
      },
    },
  },
  contacts: {
    view: 'contact_queue',
    read: 'contacts.read',
    filters: ['kind', 'priority'],
    sorts: ['due'],
    due: true,
    handOver: true,
    known: 'contact_subject',
    decisions: {
      close: {
        answer: 'yes',
        permission: 'contacts.answer',
        commands: ['contact.close'],
        reason: 'required',
        bulk: true,
      },
    },
  },
  chatReports: {
    view: 'chat_report_queue',
    read: 'contacts.read',
    filters: ['kind'],
    decisions: {
      remove: {
        answer: 'yes',
        permission: 'contacts.answer',
        commands: ['chatReport.remove'],
        reason: 'required',
        bulk: true,
      },
      keep: {
        answer: 'no',
        permission: 'contacts.answer',
        commands: ['chatReport.dismiss'],
        reason: 'required',
        bulk: true,
      },
    },
  },
  alerts: {
    view: 'risk_alert_queue',
    read: 'risk.read',
    filters: ['kind'],
    decisions: {
      dismiss: {
        answer: 'yes',
        permission: 'risk.decide',
        commands: ['riskAlert.dismiss'],
        reason: 'required',
        bulk: true,
      },
      callFalse: {
        answer: 'no',
        permission: 'risk.decide',
        commands: ['riskAlert.callFalse'],
        reason: 'required',
        bulk: true,
      },
      // The reason is the title of the case.
      openCase: {
        answer: 'between',
        permission: 'risk.decide',
        commands: ['riskAlert.takeIntoCase'],
        reason: 'required',
      },
      addToCase: {
        answer: 'further',
        permission: 'risk.decide',
        commands: ['riskAlert.takeIntoCase'],
        reason: 'none',
        bulk: true,
        values: { case: true },
      },
    },
  },
  harmCases: {
    view: 'harm_case_queue',
    read: 'protection.read',
    filters: ['kind'],
    decisions: {
      talked: { answer: 'yes', permission: 'protection.decide', commands: ['harmCase.talked'], reason: 'required' },
      limitAdvised: {
        answer: 'between',
        permission: 'protection.decide',
        commands: ['harmCase.limitAdvised'],
        reason: 'required',
      },
      noAction: { answer: 'no', permission: 'protection.decide', commands: ['harmCase.noAction'], reason: 'required' },
      breakSet: {
        answer: 'further',
        permission: 'protection.decide',
        commands: ['harmCase.breakSet'],
        reason: 'required',
        values: { hours: true },
      },
      exclusionAdvised: {
        answer: 'further',
        permission: 'protection.decide',
        commands: ['harmCase.exclusionAdvised'],
        reason: 'required',
      },
    },
  },
  approvals: {
    view: 'approval_queue',
    read: 'approvals.second',
    filters: ofMoney,
    sorts: ['amount'],
    decisions: {
      approve: {
        answer: 'yes',
        permission: 'approvals.second',
        commands: ['approval.approve'],
        reason: 'none',
        bulk: true,
      },
      refuse: {
        answer: 'no',
        permission: 'approvals.second',
        commands: ['approval.refuse'],
        reason: 'required',
        bulk: true,
      },
    },
    kindsFor: kindsToSecond,
  },
} as const satisfies Record<QueueName, QueueDeclaration>;

export type Queues = typeof queues;
export type DecisionOf<Q extends QueueName> = Extract<keyof Queues[Q]['decisions'], string>;

export function queueOf(name: QueueName): QueueDeclaration {
  return queues[name];
}
