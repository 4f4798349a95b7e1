import { operatorCalls } from '@fairhouse/contract/operator';
import { methodsOfProviders } from '@fairhouse/payments';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { knownAcceptance } from './acceptance.store.ts';
import type { RoutingDeps } from './routing.deps.ts';
import { listSwitches, listVersions, runningRouting } from './routing.store.ts';
import { switchWire, versionWire } from './routing.wire.ts';
import { saveRouting } from './save-routing.ts';
import { showRoute } from './show-route.ts';
import { askToSwitch } from './switch-routing.ts';
import { tryRouting } from './try-routing.ts';

const mostVersions = 200;
const mostSwitches = 200;

/** Routing rules of deposits, as the desk works with them. */
export function routingRoutes(deps: RoutingDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/routing/list'], async () => {
      const [running, versions, switches, known, incidents] = await Promise.all([
        runningRouting(db),
        listVersions(db, mostVersions),
        listSwitches(db, mostSwitches),
        knownAcceptance(db),
        deps.providersInIncident(),
      ]);
      return ok({
        on: running?.version ?? null,
        versions: versions.map(versionWire),
        switches: switches.map(switchWire),
        providers: [...deps.providers.keys()].flatMap((provider) => {
          const methods = methodsOfProviders.get(provider);
          if (!methods) return [];
          const counted = known.find((one) => one.provider === provider);
          return {
            provider,
            methods: [...methods],
            accepted: counted?.accepted ?? null,
            declined: counted?.declined ?? null,
            weak: counted?.weak ?? false,
            incident: incidents.has(provider),
          };
        }),
      });
    }),
    on(operatorCalls['/operator/routing/save'], ({ input, operator }) => saveRouting(deps, operator, input)),
    on(operatorCalls['/operator/routing/try'], ({ input, operator }) => tryRouting(deps, operator, input)),
    on(operatorCalls['/operator/routing/switch'], ({ input, operator }) => askToSwitch(deps, operator, input)),
    on(operatorCalls['/operator/deposit/route'], ({ input }) => showRoute(db, BigInt(input.id))),
  ];
}
