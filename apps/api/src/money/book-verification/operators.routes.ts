import { operatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { toWire } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import type { OperatorsDeps } from './operators.deps.ts';
import { verifyBooks } from './verify-books.ts';

const mostFaults = 1_000;

export function operatorsRoutes(deps: OperatorsDeps): Handler[] {
  return [
    on(operatorCalls['/operator/member/find'], async ({ input, operator }) => {
      const member = await deps.findMember(input.member);
      if (!member) return refuse('noSuchThing');
      await inTransaction(deps.db, (tx) =>
        recordAuditEvent(tx, {
          actor: `operator:${operator.name}`,
          memberId: member.id,
          subject: `member:${member.id}`,
          command: 'member.find',
        }),
      );
      const { balance, totals, postings } = await deps.bookOf(member.id);
      return ok({
        id: Number(member.id),
        username: member.username,
        email: member.email,
        emailVerified: member.emailVerified,
        firstName: member.firstName,
        lastName: member.lastName,
        countryCode: member.countryCode,
        enabled: member.enabled ? (1 as const) : (0 as const),
        invitorId: member.invitorId === null ? null : Number(member.invitorId),
        recommendCode: member.recommendCode,
        createTime: member.createdAt.toISOString(),
        book: {
          currency: balance.currency,
          cash: toWire(balance.cash),
          bonus: toWire(balance.bonus),
          held: toWire(balance.held),
          deposited: toWire(totals.deposited),
          paidOut: toWire(totals.paidOut),
          staked: toWire(totals.staked),
          won: toWire(totals.won),
          rollingAmount: toWire(await deps.rollingAmountOf(member.id)),
          postings: Number(postings),
        },
      });
    }),

    on(operatorCalls['/operator/books/verify'], async ({ input, operator }) => {
      const memberId = input.memberId === undefined ? undefined : BigInt(input.memberId);
      const verified = await verifyBooks(deps, operator, { memberId, reason: input.reason });
      if (!verified.ok) return verified;
      const { faults, ...counts } = verified.data;
      return ok({
        ...counts,
        faults: faults.slice(0, mostFaults).map((fault) => ({
          memberId: Number(fault.memberId),
          seq: fault.seq === undefined ? null : Number(fault.seq),
          rule: fault.rule,
          detail: fault.detail,
        })),
      });
    }),
  ];
}
