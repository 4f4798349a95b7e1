import type {
  HealthRule,
  IncidentSeverity,
  OperatorCallOutput,
  SubscribedKind,
  WebhookDeliveryState,
  WebhookEventKind,
  WebhookState,
} from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Webhook = OperatorCallOutput<'/operator/webhook/list'>[number];
export type Delivery = OperatorCallOutput<'/operator/webhook/deliveries'>['rows'][number];

/** The address: texts, no matter who wrote them. */
export type WebhooksView = Partial<Record<'row' | 'edit' | 'state' | 'kind' | 'event' | 'member', string>>;

export interface ScreenProps {
  view: WebhooksView;
  show: (view: WebhooksView, replace?: boolean) => void;
}

/** Every kind, in the order in which a form offers them; one that is missing does not compile. */
const kinds: Record<SubscribedKind, true> = {
  'player.joined': true,
  'player.verified': true,
  'player.status_changed': true,
  'deposit.credited': true,
  'deposit.refused': true,
  'deposit.returned': true,
  'deposit.restored': true,
  'cash_out.requested': true,
  'cash_out.paid': true,
  'cash_out.refused': true,
  'bonus.granted': true,
  'bonus.finished': true,
  'protection.limit_changed': true,
  'protection.break_started': true,
  'protection.exclusion_lifted': true,
  'maintenance.changed': true,
  'api_key.made': true,
  'api_key.revoked': true,
  'api_key.expired': true,
  'incident.raised': true,
  'incident.acknowledged': true,
  'incident.resolved': true,
  'alert.raised': true,
};
export const subscribedKinds = Object.keys(kinds) as SubscribedKind[];
export const eventKinds: readonly WebhookEventKind[] = [...subscribedKinds, 'webhook.test'];
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const satisfies readonly WebhookDeliveryState[];

/** Every rule and severity; one that is missing does not compile. */
const rules: Record<HealthRule, true> = {
  processGone: true,
  queueLate: true,
  providerFailing: true,
  chainStill: true,
  tableStill: true,
  betsOwed: true,
  checkFound: true,
  jobFailing: true,
  diskFull: true,
  archiveLate: true,
  refusalsByOutcome: true,
};
export const healthRules = Object.keys(rules) as HealthRule[];
const everySeverity: Record<IncidentSeverity, true> = { critical: true, error: true, warning: true, info: true };
export const severities = Object.keys(everySeverity) as IncidentSeverity[];

export const numberOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;
export const stateOf = ({ state }: WebhooksView) => deliveryStates.find((one) => one === state);
export const kindOf = ({ kind }: WebhooksView) => eventKinds.find((one) => one === kind);

/** How a subscription is: one that fails is active and late. */
export type Health = WebhookState | 'failing';

export const healthOf = ({ state, failures }: Pick<Webhook, 'state' | 'failures'>): Health =>
  state === 'active' && failures > 0 ? 'failing' : state;

export const healthTones: Record<Health, Tone> = { active: 'good', failing: 'late', paused: 'bad', ended: 'plain' };
export const deliveryTones: Record<WebhookDeliveryState, Tone> = { waiting: 'late', delivered: 'good', dead: 'bad' };
