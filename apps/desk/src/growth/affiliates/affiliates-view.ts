import type {
  AffiliateState,
  AffiliateStatementState,
  AffiliateTurn,
  OperatorCallOutput,
} from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Partner = OperatorCallOutput<'/operator/affiliate/get'>;
export type ListedPartner = OperatorCallOutput<'/operator/affiliate/list'>['rows'][number];
export type Plan = OperatorCallOutput<'/operator/affiliate/plans'>[number];
export type Statement = OperatorCallOutput<'/operator/affiliate/statements'>['rows'][number];

/** The address: texts, no matter who wrote them. */
export type AffiliatesView = Partial<Record<'tab' | 'row' | 'state' | 'edit' | 'partner', string>>;

export interface ScreenProps {
  view: AffiliatesView;
  show: (view: AffiliatesView, replace?: boolean) => void;
}

export const tabs = ['partners', 'plans', 'statements'] as const;
export const tabOf = ({ tab }: AffiliatesView) => tabs.find((one) => one === tab) ?? 'partners';

export const partnerStates = ['applied', 'active', 'suspended', 'ended'] as const satisfies readonly AffiliateState[];
export const partnerStateOf = ({ state }: AffiliatesView) => partnerStates.find((one) => one === state);
export const partnerTones: Record<AffiliateState, Tone> = {
  applied: 'late',
  active: 'good',
  suspended: 'bad',
  ended: 'plain',
};

export const statementStates = [
  'closed',
  'held',
  'approved',
  'paying',
  'failed',
  'paid',
  'carried',
] as const satisfies readonly AffiliateStatementState[];
export const statementStateOf = ({ state }: AffiliatesView) => statementStates.find((one) => one === state);
export const statementTones: Record<AffiliateStatementState, Tone> = {
  closed: 'late',
  carried: 'plain',
  held: 'bad',
  approved: 'casino',
  paying: 'casino',
  paid: 'good',
  failed: 'bad',
};

const turns: Record<AffiliateTurn, readonly AffiliateState[]> = {
  activate: ['applied'],
  suspend: ['active'],
  resume: ['suspended'],
  end: ['applied', 'active', 'suspended'],
};

/** What can be done with a partner now; it is activated once it has terms. */
export function turnsOf({ state, deals }: Pick<Partner, 'state' | 'deals'>): AffiliateTurn[] {
  const possible = (Object.keys(turns) as AffiliateTurn[]).filter((turn) => turns[turn].includes(state));
  return deals.length === 0 ? possible.filter((turn) => turn !== 'activate') : possible;
}

/** Fields that each payout method asks for. */
export const destinationFields = {
  BANK_CARD: ['routingNumber', 'accountNumber', 'accountName'],
  PAYPAL: ['email'],
  MERCADO_PAGO: ['email', 'cpf'],
  CPAY: ['accountName', 'toAccount'],
  BTC: ['address'],
  PAYID: ['payId'],
} as const;
export type Method = keyof typeof destinationFields;

/** '2026-03-01' → March 2026. */
export function monthText(month: string, language: string): string {
  return new Date(`${month}T00:00:00Z`).toLocaleDateString(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** This month and the next ones, as their first days. */
export function monthsFrom(nowMs: number, count: number): string[] {
  const now = new Date(nowMs);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10),
  );
}
