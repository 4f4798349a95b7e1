import { createHash } from 'node:crypto';
import type { RouteDecision, RouteDemotion, RoutingRule, RoutingRules } from '@fairhouse/contract/operator';
import type { Amount } from '@fairhouse/money';
import type { Acceptance } from './acceptance.ts';
import { amountsOf } from './routing.ts';

/** What is known of a deposit when it is ordered. */
export interface RouteFacts {
  memberId: bigint;
  method: string;
  country: string;
  amount: Amount;
  at: Date;
  /** The latest credited deposits of the member before it, at most 200. */
  earlier: readonly { provider: string; at: Date }[];
}

/** What is known of the providers. */
export interface RouteWorld {
  /** The provider of the method's row: asked where no rule says anything. */
  usual: string;
  /** Whether it can serve this method, and takes this currency. */
  offers(provider: string): 'used' | 'notOffered' | 'notItsCurrency';
  acceptanceOf(provider: string): Acceptance | undefined;
  hasIncident(provider: string): boolean;
}

export interface Route {
  /** The rule that matched; null: none. */
  rule: string | null;
  /** In the order in which they are asked; at least one. */
  providers: string[];
  decision: RouteDecision;
}

const dayMs = 24 * 3_600_000;

/** Where a deposit goes. The live decision and a back-test share this. */
export function judgeRoute({ rules, mostAttempts }: RoutingRules, facts: RouteFacts, world: RouteWorld): Route {
  const rule = rules.find((one) => matches(one, facts));
  const bucket = rule?.providers.some(({ share }) => share > 0) ? bucketOf(facts.memberId, rule.name) : null;
  const listed = rule ? inOrder(rule, bucket) : [world.usual];
  const found = listed.map((provider) => ({
    provider,
    outcome: world.offers(provider),
    behind: rule ? demotionOf(rule, provider, world) : null,
  }));
  const usable = found.filter(({ outcome }) => outcome === 'used');
  const sorted = [...usable.filter(({ behind }) => !behind), ...usable.filter(({ behind }) => behind)];
  const asked = sorted.slice(0, mostAttempts).map(({ provider }) => provider);
  // A rule that names nobody who can serve it must not close the method.
  const providers = asked.length > 0 ? asked : [world.usual];
  return {
    rule: rule?.name ?? null,
    providers,
    decision: {
      country: facts.country,
      deposits: facts.earlier.length,
      bucket,
      providers: found.map(({ provider, outcome, behind }) => {
        const known = world.acceptanceOf(provider);
        return {
          provider,
          outcome: outcome === 'used' && !providers.includes(provider) ? 'notReached' : outcome,
          behind,
          accepted: known?.accepted ?? null,
          declined: known?.declined ?? null,
        };
      }),
    },
  };
}

function matches(rule: RoutingRule, { method, country, amount, at, earlier }: RouteFacts): boolean {
  const isIn = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);
  if (!isIn(rule.methods, method) || !isIn(rule.countries, country) || !isIn(rule.currencies, amount.currency)) {
    return false;
  }
  const range = amountsOf(rule);
  if (!range || (range.from && amount.minor < range.from.minor)) return false;
  if (range.below && amount.minor >= range.below.minor) return false;
  if (rule.history !== 'any' && (rule.history === 'first') !== (earlier.length === 0)) return false;
  if (rule.succeededWith !== null && !earlier.some(({ provider }) => provider === rule.succeededWith)) return false;
  const { depositsLeast } = rule;
  if (!depositsLeast) return true;
  const since = at.getTime() - depositsLeast.days * dayMs;
  return earlier.filter((one) => one.at.getTime() >= since).length >= depositsLeast.count;
}

/** From 0 to 99, the same for a member and a rule, so that a share stays with its members. */
export function bucketOf(memberId: bigint, rule: string): number {
  return createHash('sha256').update(`${memberId} ${rule}`).digest().readUInt32BE(0) % 100;
}

/** The one whose share has the bucket first, then the others as they are listed. */
function inOrder({ providers }: RoutingRule, bucket: number | null): string[] {
  const names = providers.map(({ provider }) => provider);
  if (bucket === null) return names;
  let upTo = 0;
  const first = providers.find(({ share }) => {
    upTo += share;
    return bucket < upTo;
  });
  return first ? [first.provider, ...names.filter((name) => name !== first.provider)] : names;
}

function demotionOf(rule: RoutingRule, provider: string, world: RouteWorld): RouteDemotion | null {
  if (rule.avoidWeak && world.acceptanceOf(provider)?.weak) return 'weak';
  return rule.avoidIncidents && world.hasIncident(provider) ? 'incident' : null;
}
