import { calls } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { countClick } from '../attribution/count-click.ts';
import { playersOf } from '../attribution/player.store.ts';
import { linksOf } from '../partner/link.store.ts';
import { acceptTerms, figuresOfPartners, findPartner, noFigures } from '../partner/partner.store.ts';
import { linksWire } from '../partner/partner.wire.ts';
import { dealsOf, findPlanVersion } from '../plan/plan.store.ts';
import { pageOfPostbacks, postbacksOf } from '../postbacks/postback.store.ts';
import { postbackWire } from '../postbacks/postback.wire.ts';
import { setPostbacks } from '../postbacks/set-postbacks.ts';
import { pageOfStatements } from '../statement/statement.store.ts';
import { endSession } from './session.store.ts';
import { beginPassword, confirmPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';

const playersAtOnce = 50;
const statementsShown = 60;
const postbacksShown = 50;

/** Clicks, and what partners see of their own. Whose it is says the session, and nothing else. */
export function portalRoutes(deps: AffiliatesDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/affiliate/click'], ({ input, address, userAgent }) =>
      countClick(deps, input, { address, userAgent }),
    ),
    on(calls['/partner/auth/begin'], ({ input }) => beginPassword(deps, input)),
    on(calls['/partner/auth/confirm'], ({ input }) => confirmPassword(deps, input)),
    on(calls['/partner/auth/signIn'], ({ input, address }) => signIn(deps, input, address)),
    on(calls['/partner/auth/signOut'], async ({ token }) => {
      if (token) await endSession(db, hashToken(token));
      return ok(null);
    }),
    on(calls['/partner/home'], async ({ partner }) => ok(await homeOf(deps, partner.id))),
    on(calls['/partner/players'], async ({ partner, input }) => {
      const before = input.before === undefined ? undefined : BigInt(input.before);
      const rows = await playersOf(db, partner.id, { before, most: playersAtOnce });
      return ok({
        rows: rows.map((row) => ({
          player: row.pseudonym,
          code: row.code,
          joinDay: dayOf(row.joinedAt)!,
          firstDepositDay: dayOf(row.firstDepositAt),
          qualifiedDay: row.qualifiedDay,
          isPaid: row.unpaid === null,
        })),
        next: rows.length < playersAtOnce ? null : String(rows.at(-1)!.memberId),
      });
    }),
    on(calls['/partner/statements'], async ({ partner }) => {
      const of = { affiliateId: partner.id, state: undefined, before: undefined, pageSize: statementsShown };
      const rows = await pageOfStatements(db, of);
      return ok(
        rows.map(({ month, currency, state, lines, digest, dueDay }) => ({
          month,
          currency,
          state,
          lines,
          digest,
          dueDay,
        })),
      );
    }),
    on(calls['/partner/acceptTerms'], ({ partner, input: { termsVersion } }) =>
      inTransaction(db, async (tx) => {
        if (!(await acceptTerms(tx, partner.id, termsVersion, deps.clock()))) return refuse('conflict');
        await recordAuditEvent(tx, {
          actor: `affiliate:${partner.id}`,
          subject: `affiliate:${partner.id}`,
          command: 'affiliate.acceptTerms',
          after: { termsVersion },
        });
        return ok(null);
      }),
    ),
    on(calls['/partner/setPostbacks'], ({ partner, input }) => setPostbacks(deps, partner.id, input)),
    on(calls['/partner/postbacks'], async ({ partner }) =>
      ok((await pageOfPostbacks(db, partner.id, undefined, postbacksShown)).map(postbackWire)),
    ),
  ];
}

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;

async function homeOf({ db, origin }: Pick<AffiliatesDeps, 'db' | 'origin'>, id: number) {
  const [partner, figures, links, [deal], postbacks] = await Promise.all([
    findPartner(db, id),
    figuresOfPartners(db, [id]),
    linksOf(db, id),
    dealsOf(db, id),
    postbacksOf(db, id),
  ]);
  const { company, currency, state, termsVersion, termsAt } = partner!;
  const plan = deal && (await findPlanVersion(db, deal.planId, deal.planVersion));
  return {
    ...{ company, currency, state, termsVersion, termsTime: termsAt?.toISOString() ?? null },
    figures: figures.get(id) ?? noFigures,
    links: await linksWire(db, origin, links),
    plan: plan
      ? { name: plan.name, version: plan.version, fromMonth: deal.fromMonth, definition: plan.definition }
      : null,
    postbacks: postbacks ?? null,
  };
}
