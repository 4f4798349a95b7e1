import type { OperatorCallOutput, RoutingRule, RoutingRules, RoutingVersion } from '@fairhouse/contract/operator';

export type Version = RoutingVersion;
export type Rule = RoutingRule;
export type State = OperatorCallOutput<'/operator/routing/list'>;

export const parts = ['routing', 'report', 'fees', 'velocity'] as const;
export type Part = (typeof parts)[number];

/** The address: which part is shown. */
export interface PaymentsView {
  tab?: string | undefined;
}

export const partOf = ({ tab }: PaymentsView): Part => parts.find((part) => part === tab) ?? 'routing';

export const nameOf = (actor: string): string => actor.replace(/^operator:/, '');

/** Of the rules; every call that shows how they stand. */
export const routingCalls = ['/operator/routing/list', '/operator/queue/summary'] as const;

/** What a first version begins with. */
export const firstRules: RoutingRules = {
  mostAttempts: 2,
  acceptance: { leastCount: 20, weakBelow: 50, goodFrom: 65 },
  rules: [],
};

export const firstRule: Rule = {
  name: '',
  methods: [],
  countries: [],
  currencies: [],
  amountFrom: null,
  amountBelow: null,
  history: 'any',
  depositsLeast: null,
  succeededWith: null,
  avoidWeak: true,
  avoidIncidents: true,
  providers: [],
};

/** The words of a list that was typed, in upper case. */
export const listed = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => word.toUpperCase());

/** `onlypay, quay` or `onlypay 70, quay 30`; undefined where it says neither. */
export function readProviders(text: string): Rule['providers'] | undefined {
  const read = text
    .split(/[,;\n]+/)
    .map((one) => /^\s*([a-z0-9-]+)\s*(?:[:=]?\s*(\d{1,3})\s*%?)?\s*$/i.exec(one))
    .map((found) => found && { provider: found[1]!.toLowerCase(), share: Number(found[2] ?? 0) });
  return read.every((one) => one !== null) ? read : undefined;
}

/** What a code is called. */
export type NameOf = (code: string) => string;

/** The codes as they are typed, or their names. */
export const providersText = (providers: Rule['providers'], name: NameOf = (code) => code): string =>
  providers.map(({ provider, share }) => (share > 0 ? `${name(provider)} ${share}` : name(provider))).join(', ');
