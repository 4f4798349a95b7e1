import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { endFreeRounds } from './end-free-rounds.ts';
import type { FreeRoundsDeps } from './free-rounds.deps.ts';
import { listFreeRounds } from './list-free-rounds.ts';

export function freeRoundsRoutes(deps: FreeRoundsDeps): Handler[] {
  return [
    on(calls['/sys/freeRounds/list'], async ({ member }) => ok({ freeRounds: await listFreeRounds(deps, member.id) })),

    on(calls['/sys/freeRounds/decline'], ({ input, member }) =>
      endFreeRounds(deps, member.id, input.id, {
        state: 'cancelled',
        command: 'freeRounds.decline',
        actor: `member:${member.id}`,
      }),
    ),
  ];
}
