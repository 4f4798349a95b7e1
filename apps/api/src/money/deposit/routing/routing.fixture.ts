import type { RoutingRule, RoutingRules } from '@fairhouse/contract/operator';
import type { MoneyCasino } from '../../../testing/start-money-casino.ts';

export const anyRule: RoutingRule = {
  name: 'Cards',
  methods: ['ONLY_PAY'],
  countries: [],
  currencies: [],
  amountFrom: null,
  amountBelow: null,
  history: 'any',
  depositsLeast: null,
  succeededWith: null,
  avoidWeak: true,
  avoidIncidents: true,
  providers: [
    { provider: 'onlypay', share: 0 },
    { provider: 'quay', share: 0 },
  ],
};

export const rulesOf = (...changes: Partial<RoutingRule>[]): RoutingRules => ({
  mostAttempts: 3,
  acceptance: { leastCount: 10, weakBelow: 40, goodFrom: 60 },
  rules: changes.map((change, index) => ({ ...anyRule, name: `Rule ${index + 1}`, ...change })),
});

/** A casino in which two cashiers work with the routing rules. */
export async function openRouting(casino: MoneyCasino) {
  const { api } = casino;
  const keys = {
    anna: await casino.addOperator('anna', ['cashier']),
    ben: await casino.addOperator('ben', ['cashier']),
  };
  type Name = keyof typeof keys;
  const desk = (path: string, body: object, name: Name = 'anna') => api.post(`/operator/${path}`, body, keys[name]);
  const latest = async () => (await desk('routing/list', {})).data.versions[0];
  return {
    desk,
    latest,
    save: async (rules: RoutingRules) => {
      const version = (await latest())?.version;
      return desk('routing/save', { rules, reason: 'A test', ...(version ? { version } : {}) });
    },
    tryOut: async (days = 30) => desk('routing/try', { version: (await latest()).version, days }),
    turn: async (to: 'on' | 'off', name: Name = 'anna') => {
      const { version, contentHash } = await latest();
      return desk('routing/switch', { version, contentHash, to, reason: 'A test' }, name);
    },
    /** Saves a version, tries it and has two people switch it on. */
    async rulesAreOn(rules: RoutingRules): Promise<void> {
      await this.save(rules);
      await this.tryOut();
      await this.turn('on');
      await this.turn('on', 'ben');
    },
    route: async (id: number) => (await desk('deposit/route', { id })).data,
  };
}

export type RoutingDesk = Awaited<ReturnType<typeof openRouting>>;
