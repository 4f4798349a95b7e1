import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../../http/handler.ts';
import { messageMember } from './message-member.ts';

export function messagesDeskRoutes({ db }: { db: Database }): Handler[] {
  return [
    on(operatorCalls['/operator/member/message'], ({ input: { memberId, english, filipino }, operator }) =>
      messageMember(db, { memberId: BigInt(memberId), english, filipino }, operator),
    ),
  ];
}
