import type { SubscribedKind, WebhookData } from '@fairhouse/contract/operator';
import { amountOf, decimalText, isCurrency } from '@fairhouse/money';

type BreakKind = WebhookData<'protection.break_started'>['kind'];

/** An audit event as an event of webhooks is made of it. */
export interface Noticed {
  command: string;
  subject: string;
  memberId: bigint | null;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

interface EventSource<K extends SubscribedKind> {
  /** The audit events that may be one. */
  commands: readonly string[];
  /** What is sent of it; undefined where this one is none. Its schema is in the contract, and nothing else leaves. */
  data(noticed: Noticed): WebhookData<K> | undefined;
}

/** States of a deposit that was in the book before. */
const creditedBefore = ['succeeded', 'part_refunded', 'refunded', 'disputed', 'charged_back'];
const stateOf = ({ before, after }: Noticed) => ({ was: before.state, is: after.state });
/** An observation that also sends a deposit to review is recorded as `deposit.flag`. */
const observed = (...states: string[]) => [...states.map((state) => `deposit.${state}`), 'deposit.flag'];

/** From which audit events each kind of event follows: another kind is an entry here and its schema in the contract. */
export const eventSources: { readonly [K in SubscribedKind]: EventSource<K> } = {
  'player.joined': {
    commands: ['member.join'],
    data: (noticed) => ({
      playerId: playerOf(noticed),
      currency: currencyOf(noticed.after),
      country: String(noticed.after.countryCode),
    }),
  },
  'player.verified': {
    commands: ['identity.observe', 'document.accept'],
    data(noticed) {
      const { command, before, after } = noticed;
      if (command === 'document.accept') {
        const document = (['idcardProof', 'idcardHoldProof'] as const).find((kind) => kind === after.kind);
        return document && { playerId: playerOf(noticed), by: 'document', document };
      }
      const isPassed = (side: Noticed['after']) => side.identity === 'passed' && side.age === 'passed';
      if (!isPassed(after) || isPassed(before)) return undefined;
      return { playerId: playerOf(noticed), by: 'provider', document: null };
    },
  },
  'player.status_changed': {
    commands: ['member.suspend', 'member.enable', 'member.closeAccount', 'member.reopenAccount'],
    data(noticed) {
      const changes = {
        'member.suspend': 'suspended',
        'member.enable': 'reinstated',
        'member.closeAccount': 'closed',
        'member.reopenAccount': 'reopened',
      } as const;
      return { playerId: playerOf(noticed), change: changes[noticed.command as keyof typeof changes] };
    },
  },
  'deposit.credited': {
    commands: [...observed('succeeded'), 'deposit.credit'],
    data(noticed) {
      const { was, is } = stateOf(noticed);
      return is === 'succeeded' && !creditedBefore.includes(String(was)) ? depositOf(noticed) : undefined;
    },
  },
  'deposit.refused': {
    commands: [...observed('failed', 'expired', 'canceled'), 'deposit.close'],
    data(noticed) {
      const { was, is } = stateOf(noticed);
      const reason = (['failed', 'expired', 'canceled'] as const).find((state) => state === is && state !== was);
      return reason && { ...depositOf(noticed), reason };
    },
  },
  'deposit.returned': {
    commands: observed('part_refunded', 'refunded', 'charged_back'),
    data(noticed) {
      const { was, is } = stateOf(noticed);
      const how = (['part_refunded', 'refunded', 'charged_back'] as const).find((state) => state === is);
      // After a dispute that was won it is a restored deposit, also where a part was refunded.
      const isReturned = how !== was && was !== 'charged_back' && creditedBefore.includes(String(was));
      return how && isReturned ? { ...depositOf(noticed), how } : undefined;
    },
  },
  'deposit.restored': {
    commands: observed('succeeded', 'part_refunded'),
    data(noticed) {
      const { was, is } = stateOf(noticed);
      return was === 'charged_back' && is !== was ? depositOf(noticed) : undefined;
    },
  },
  'cash_out.requested': { commands: ['cashOut.apply'], data: cashOutOf },
  'cash_out.paid': { commands: ['cashOut.settle', 'cashOut.markPaid'], data: cashOutOf },
  'cash_out.refused': {
    commands: ['cashOut.reject', 'cashOut.fail', 'cashOut.cancel'],
    data(noticed) {
      const reason = (['rejected', 'failed', 'canceled'] as const).find((status) => status === noticed.after.status);
      return reason && { ...cashOutOf(noticed), reason };
    },
  },
  'bonus.granted': {
    commands: ['bonus.give'],
    data(noticed) {
      const { after } = noticed;
      return {
        playerId: playerOf(noticed),
        bonusId: idOf(noticed),
        promotion: after.promotion as WebhookData<'bonus.granted'>['promotion'],
        amount: amountIn(after, 'amount'),
        required: amountIn(after, 'required'),
        currency: currencyOf(after),
      };
    },
  },
  'bonus.finished': {
    commands: ['bonus.released', 'bonus.lost', 'bonus.givenUp', 'bonus.expired', 'bonus.cancelled'],
    data(noticed) {
      const { after } = noticed;
      return {
        playerId: playerOf(noticed),
        bonusId: idOf(noticed),
        outcome: after.status as WebhookData<'bonus.finished'>['outcome'],
        paid: amountIn(after, 'paid'),
        forfeited: amountIn(after, 'forfeited'),
        currency: currencyOf(after),
      };
    },
  },
  'protection.limit_changed': {
    commands: ['limit.set', 'limit.confirmHigher'],
    data(noticed) {
      const [limit, period] = noticed.subject.replace(/^limit:/, '').split('.');
      const { most } = noticed.after;
      const isTime = limit === 'time';
      return {
        playerId: playerOf(noticed),
        limit: limit as WebhookData<'protection.limit_changed'>['limit'],
        period: period as WebhookData<'protection.limit_changed'>['period'],
        amount: isTime || most === null ? null : amountIn(noticed.after, 'most'),
        currency: isTime ? null : currencyOf(noticed.after),
        minutes: isTime && most !== null ? Number(most) : null,
      };
    },
  },
  'protection.break_started': {
    commands: ['pause.break', 'pause.exclusion', 'pause.mandatoryBreak'],
    data: (noticed) => ({
      playerId: playerOf(noticed),
      kind: noticed.command.replace(/^pause\./, '') as BreakKind,
      until: noticed.after.until === 'for good' ? null : String(noticed.after.until),
    }),
  },
  'protection.exclusion_lifted': {
    commands: ['pause.lift'],
    data: (noticed) => ({ playerId: playerOf(noticed) }),
  },
  'maintenance.changed': {
    commands: ['maintenance.plan', 'maintenance.begin', 'maintenance.change', 'maintenance.end', 'maintenance.cancel'],
    data: (noticed) => ({
      maintenanceId: idOf(noticed),
      state: noticed.after.state as WebhookData<'maintenance.changed'>['state'],
      start: String(noticed.after.startTime),
      end: String(noticed.after.endTime),
    }),
  },
  'api_key.made': {
    commands: ['apiKey.create'],
    data: (noticed) => ({ keyId: idOf(noticed), writes: noticed.after.writes === true }),
  },
  'api_key.revoked': { commands: ['apiKey.revoke'], data: (noticed) => ({ keyId: idOf(noticed) }) },
  'api_key.expired': { commands: ['apiKey.expire'], data: (noticed) => ({ keyId: idOf(noticed) }) },
  'incident.raised': {
    commands: ['incident.raise'],
    data: (noticed) => ({
      ...incidentOf(noticed),
      figures: noticed.after.figures as WebhookData<'incident.raised'>['figures'],
    }),
  },
  'incident.acknowledged': { commands: ['incident.acknowledge'], data: incidentOf },
  'incident.resolved': { commands: ['incident.end'], data: incidentOf },
  'alert.raised': {
    commands: ['riskAlert.raise'],
    data: (noticed) => ({
      playerId: noticed.memberId === null ? null : playerOf(noticed),
      alertId: idOf(noticed),
      rule: String(noticed.after.rule),
      severity: noticed.after.severity as WebhookData<'alert.raised'>['severity'],
    }),
  },
};

/** By what an event waits for its turn: the changes of one player and those of one incident are sent in their order. */
export function turnOf({ memberId, subject }: Pick<Noticed, 'memberId' | 'subject'>): string | null {
  if (memberId !== null) return `member:${memberId}`;
  return subject.startsWith('incident:') ? subject : null;
}

/** The kinds that each audit event may be, for the trigger that notices them. */
export function kindsByCommand(): Map<string, SubscribedKind[]> {
  const found = new Map<string, SubscribedKind[]>();
  for (const [kind, { commands }] of Object.entries(eventSources) as [SubscribedKind, EventSource<SubscribedKind>][])
    for (const command of commands) found.set(command, [...(found.get(command) ?? []), kind]);
  return found;
}

function depositOf(noticed: Noticed) {
  const { after } = noticed;
  return {
    playerId: playerOf(noticed),
    depositId: idOf(noticed),
    amount: amountIn(after, 'amount'),
    currency: currencyOf(after),
  };
}

function cashOutOf(noticed: Noticed) {
  const { after } = noticed;
  return {
    playerId: playerOf(noticed),
    cashOutId: idOf(noticed),
    amount: amountIn(after, 'amount'),
    currency: currencyOf(after),
  };
}

function incidentOf(noticed: Noticed) {
  const { rule, about, severity, began } = noticed.after as WebhookData<'incident.resolved'>;
  return { incidentId: idOf(noticed), rule, about: String(about).slice(0, 200), severity, began };
}

function playerOf({ memberId, command }: Noticed): number {
  if (memberId === null) throw new Error(`${command} is about no player`);
  return Number(memberId);
}

/** 55 of `deposit:55`. */
function idOf({ subject }: Noticed): number {
  return Number(subject.slice(subject.lastIndexOf(':') + 1));
}

function currencyOf({ currency }: Noticed['after']) {
  if (typeof currency !== 'string' || !isCurrency(currency)) throw new Error('an audit event without its currency');
  return currency;
}

/** Minor units of an audit event in major ones. */
function amountIn(side: Noticed['after'], field: string): string {
  return decimalText(amountOf(currencyOf(side), BigInt(String(side[field]))));
}
