import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { conditionsWire } from '../rules/conditions.wire.ts';
import { bonusLiability } from './bonus-liability.ts';
import { countGroup } from './count-group.ts';
import { listGroups, versionsOf } from './group.store.ts';
import { groupWire } from './group.wire.ts';
import { saveGroup } from './save-group.ts';

export function groupRoutes(deps: GroupsDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/group/list'], async () =>
      ok({ groups: (await listGroups(db)).map(groupWire), conditions: conditionsWire() }),
    ),
    on(operatorCalls['/operator/group/versions'], async ({ input: { id } }) => {
      const versions = await versionsOf(db, id);
      return versions.length === 0 ? refuse('noSuchThing') : ok(versions.map(groupWire));
    }),
    on(operatorCalls['/operator/group/save'], ({ input, operator }) => saveGroup(deps, operator, input)),
    on(operatorCalls['/operator/group/count'], ({ input: { rule } }) => countGroup(deps, rule)),
    on(operatorCalls['/operator/group/bonusLiability'], async () => ok(await bonusLiability(db))),
  ];
}
