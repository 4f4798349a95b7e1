import type { OperatorCallOutput, PayoutRule } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';

export type State = OperatorCallOutput<'/operator/payoutRule/list'>;
export type Rule = PayoutRule;

/** The address: the currency whose rule is open. */
export interface AutomaticView {
  row?: string | undefined;
}

export interface ScreenProps {
  view: AutomaticView;
  show: (view: AutomaticView) => void;
  openQueue: (queue: 'cashOuts' | 'payoutReviews') => void;
  openRecord: (subject: string) => void;
}

export const currencyOf = ({ row }: AutomaticView): Currency | undefined => currencyCodes.find((code) => code === row);

export const nameOf = (actor: string): string => actor.replace(/^operator:/, '');

/** Of the rules; every call that shows how they stand. */
export const ruleCalls = [
  '/operator/payoutRule/list',
  '/operator/payoutRule/versions',
  '/operator/queue/summary',
] as const;
