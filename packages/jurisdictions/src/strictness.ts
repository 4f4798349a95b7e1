import type { RuleName, Rules } from './rules.ts';

const allowances = ['off', 'tables', 'all'];
const celebrations = ['off', 'short', 'full'];
const offers = ['none', 'welcome', 'all'];
const moments = ['never', 'payout', 'play', 'deposit'];

/** Whether a value protects players at least as well as another. */
type Compare<N extends RuleName> = (value: Rules[N], than: Rules[N]) => boolean;
const atLeast = (value: number, than: number) => value >= than;
const noLater = (order: readonly string[]) => (value: string, than: string) =>
  order.indexOf(value) <= order.indexOf(than);
const notNull = (value: unknown, than: unknown) => than === null || value !== null;

/**
 * The rules of which one value protects better than another. `funds.askedAbove` is not among them: the only line that is not
 * confirmed (Great Britain, LCCP 3.4.4) asks for another check than the rule makes. Neither are lists (lengths of breaks, help
 * lines), years of storage and fees.
 */
const protective: { [N in RuleName]?: Compare<N> } = {
  'age.least': atLeast,
  'joining.documents': (value, than) =>
    than === null ||
    (value !== null &&
      than.kinds.every((kind) => value.kinds.includes(kind)) &&
      moments.indexOf(value.before) >= moments.indexOf(than.before)),
  'limits.mandatory': (value, than) => than.every((kind) => value.includes(kind)),
  'limits.raiseAfterHours': atLeast,
  'limits.prompt': (value, than) => value || !than,
  'limits.reviewMonths': (value, than) => than === null || (value !== null && value <= than),
  'payments.credit': (value, than) => !value || than,
  'slots.leastSeconds': atLeast,
  'tables.leastSeconds': atLeast,
  'play.automatic': noLater(allowances),
  'play.quick': noLater(allowances),
  'play.skip': noLater(allowances),
  'play.celebrations': noLater(celebrations),
  'slots.bonusBuy': (value, than) => !value || than,
  'lobby.liveRounds': (value, than) => !value || than,
  'lobby.recommendations': (value, than) => !value || than,
  'play.doubleUp': (value, than) => !value || than,
  'play.tableChat': (value, than) => !value || than,
  'play.tableInvitations': (value, than) => !value || than,
  'affiliates.allowed': (value, than) => !value || than,
  'offers.competitions': (value, than) => !value || than,
  'offers.freeRounds': (value, than) => !value || than,
  'offers.missions': (value, than) => !value || than,
  'offers.notifications': (value, than) => !value || than,
  'offers.promotionsPage': (value, than) => !value || than,
  'break.panicHours': notNull,
  'break.mandatory': notNull,
  'exclusion.liftAfterMonths': atLeast,
  'exclusion.liftWaitHours': atLeast,
  'exclusion.register': notNull,
  'bonus.wageringMost': (value, than) => than === null || (value !== null && value <= than),
  'bonus.offers': noLater(offers),
  'identity.before': (value, than) => moments.indexOf(value) >= moments.indexOf(than),
  'address.before': (value, than) => moments.indexOf(value) >= moments.indexOf(than),
  'cashOut.cancellable': (value, than) => !value || than,
  'consent.offersUnticked': (value, than) => value || !than,
};

/** Whether a value of a rule protects players at least as well as what holds without it; false where nobody can say. */
export function protectsAsWell<N extends RuleName>(rule: N, value: Rules[N], than: Rules[N]): boolean {
  return protective[rule]?.(value, than) ?? false;
}

/** The one of two values that protects players better. */
export function stricterOf<N extends RuleName>(rule: N, one: Rules[N], other: Rules[N]): Rules[N] {
  return protectsAsWell(rule, one, other) ? one : other;
}
