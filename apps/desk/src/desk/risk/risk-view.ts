import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';

export type Alert = OperatorCallOutput<'/operator/risk/alert/get'>;
export type Case = OperatorCallOutput<'/operator/risk/case/list'>['content'][number];
export type WholeCase = OperatorCallOutput<'/operator/risk/case/get'>;
export type Rule = OperatorCallOutput<'/operator/risk/rule/list'>['rules'][number];
export type RuleKind = OperatorCallOutput<'/operator/risk/rule/list'>['kinds'][number];
export type Trial = OperatorCallOutput<'/operator/risk/rule/try'>;
export type Hit = OperatorCallOutput<'/operator/risk/screening/list'>['content'][number];
export type Lists = Pick<OperatorCallOutput<'/operator/risk/screening/list'>, 'lists' | 'problem'>;

type ListInput<P extends 'alert' | 'case' | 'screening'> = OperatorCallInput<`/operator/risk/${P}/list`>;

export const riskTabs = ['alerts', 'cases', 'rules', 'lists'] as const;
export type RiskTab = (typeof riskTabs)[number];

export const severities = ['low', 'medium', 'high', 'critical'] as const satisfies Alert['severity'][];
export const alertStates = ['open', 'inCase', 'dismissed', 'falsePositive'] as const satisfies Alert['state'][];
export const caseStates = ['working', 'open', 'investigating', 'closed', 'any'] as const;
export const outcomes = ['falsePositive', 'valuable', 'confirmed'] as const satisfies NonNullable<Case['outcome']>[];
export const hitStates = ['waiting', 'confirmed', 'falsePositive'] as const satisfies Hit['state'][];

/** The address: texts, no matter who wrote them. */
export type RiskView = Partial<
  Record<'tab' | 'state' | 'severity' | 'outcome' | 'rule' | 'member' | 'case' | 'who' | 'order' | 'row', string>
>;

/** What every part of the screen is given. */
export interface PartProps {
  view: RiskView;
  show: (view: RiskView, replace?: boolean) => void;
  openMember: (id: number) => void;
  /** An alert that waits, in its queue. */
  openAlert: (id: number) => void;
  /** The record of a case or a rule. */
  openRecord: (subject: string) => void;
  /** Members with the number of another one. */
  openSharedMobiles: () => void;
  /** Members who had one promotion and pay with the same. */
  openSharedBonuses: () => void;
}

export const tabOf = ({ tab }: RiskView): RiskTab => riskTabs.find((one) => one === tab) ?? 'alerts';
export const severityOf = ({ severity }: RiskView) => severities.find((one) => one === severity);
export const alertStateOf = ({ state }: RiskView) => alertStates.find((one) => one === state);
export const caseStateOf = ({ state }: RiskView) => caseStates.find((one) => one === state) ?? 'working';
export const outcomeOf = ({ outcome }: RiskView) => outcomes.find((one) => one === outcome);
export const hitStateOf = ({ state }: RiskView) => hitStates.find((one) => one === state);
export const directionOf = ({ order }: RiskView) => (order === 'asc' ? 'asc' : 'desc');
const ruleOf = ({ rule }: RiskView) => (/^[a-z][a-z0-9-]{2,39}$/.test(rule ?? '') ? rule : undefined);

/** A number of the address; what is none is not there. */
export function numberOf(text: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : undefined;
}

export function alertInputOf(view: RiskView): ListInput<'alert'> {
  const [state, severity, rule] = [alertStateOf(view), severityOf(view), ruleOf(view)];
  const [memberId, caseId] = [numberOf(view.member), numberOf(view.case)];
  return {
    direction: directionOf(view),
    ...(state && { state: [state] }),
    ...(severity && { severity: [severity] }),
    ...(rule && { rule }),
    ...(memberId && { memberId }),
    ...(caseId && { caseId }),
  };
}

/** `me`: the name of anyone who looks. */
export function caseInputOf(view: RiskView, me: string): ListInput<'case'> {
  const [state, outcome, memberId] = [caseStateOf(view), outcomeOf(view), numberOf(view.member)];
  const states: Case['state'][] | undefined =
    state === 'any' ? undefined : state === 'working' ? ['open', 'investigating'] : [state];
  return {
    direction: directionOf(view),
    ...(states && { state: states }),
    ...(outcome && { outcome: [outcome] }),
    ...(view.who === 'mine' && { assignedTo: me }),
    ...(memberId && { memberId }),
  };
}

export function hitInputOf(view: RiskView): ListInput<'screening'> {
  const [state, memberId] = [hitStateOf(view), numberOf(view.member)];
  return { direction: directionOf(view), ...(state && { state: [state] }), ...(memberId && { memberId }) };
}

/** Anyone who did something, as colleagues call them: the kind of actor goes without saying among people. */
export const nameOf = (actor: string): string => actor.replace(/^operator:/, '');
