import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { decideInvitation } from './decide.ts';
import { pageForDesk } from './desk.store.ts';
import { deskWire } from './desk.wire.ts';
import { setAgent } from './set-agent.ts';

/** Invitations and agents as the operators' desk works with them. */
export function inviteDeskRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(operatorCalls['/operator/invitation/listPage'], async ({ input }) => ok(await pageForDesk(db, input, deskWire))),

    on(operatorCalls['/operator/invitation/release'], ({ input, operator }) =>
      decideInvitation(db, 'release', input.id, operator.name),
    ),

    on(operatorCalls['/operator/invitation/refuse'], async ({ input, operator }) =>
      input.reason === ''
        ? refuse('missingField', { field: 'the reason' })
        : decideInvitation(db, 'refuse', input.id, operator.name, input.reason),
    ),

    on(operatorCalls['/operator/member/setAgent'], ({ input, operator }) =>
      setAgent(db, operator.name, BigInt(input.memberId), input.agent, input.reason),
    ),
  ];
}
