import { operatorCalls } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { type ListedMember, membersOf, pageOfCampaigns, talliesOf } from './campaign.store.ts';
import { campaignWire, wholeCampaign } from './campaign.wire.ts';
import { dryRunCampaign } from './dry-run.ts';
import { exportCampaign } from './export-campaign.ts';
import { resultOf } from './result-of.ts';
import { saveCampaign } from './save-campaign.ts';
import { startCampaign } from './start-campaign.ts';
import { turnCampaign } from './turn-campaign.ts';

export function campaignRoutes(deps: GroupsDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/campaign/list'], async ({ input: { state, groupId, before, pageSize } }) => {
      const rows = await pageOfCampaigns(db, { state, groupId, before, pageSize });
      const tallies = await talliesOf(
        db,
        rows.map(({ id }) => id),
      );
      return ok({
        rows: rows.map((row) =>
          campaignWire(
            row,
            tallies.filter(({ campaignId }) => campaignId === row.id),
          ),
        ),
        next: rows.length < pageSize ? null : rows.at(-1)!.id,
      });
    }),
    on(operatorCalls['/operator/campaign/get'], async ({ input: { id } }) => {
      const campaign = await wholeCampaign(db, id);
      return campaign ? ok(campaign) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/campaign/save'], ({ input, operator }) => saveCampaign(deps, operator, input)),
    on(operatorCalls['/operator/campaign/dryRun'], ({ input: { id }, operator }) => dryRunCampaign(deps, operator, id)),
    on(operatorCalls['/operator/campaign/start'], ({ input, operator }) => startCampaign(deps, operator, input)),
    on(operatorCalls['/operator/campaign/turn'], ({ input, operator }) => turnCampaign(deps, operator, input)),
    on(operatorCalls['/operator/campaign/members'], async ({ input: { id, outcome, after, pageSize } }) => {
      const rows = await membersOf(db, { id, outcome, after: BigInt(after ?? 0), most: pageSize });
      return ok({ rows: rows.map(memberWire), next: rows.length < pageSize ? null : Number(rows.at(-1)!.memberId) });
    }),
    on(operatorCalls['/operator/campaign/result'], ({ input }) => resultOf(deps, input)),
    on(operatorCalls['/operator/campaign/export'], ({ input: { id }, operator }) => exportCampaign(deps, operator, id)),
  ];
}

function memberWire({ memberId, amount, settledAt, ...member }: ListedMember) {
  return {
    ...member,
    memberId: Number(memberId),
    amount: amount === null ? null : toWire(amountOf(member.currency, amount)),
    time: settledAt?.toISOString() ?? null,
  };
}
