import type { CampaignState } from '@fairhouse/contract/operator';

/** Every move of a campaign. What has stopped or finished stays so; `begin` and `finish` are the job's, the others people's. */
export const campaignMoves = {
  start: { from: ['draft'], to: 'starting' },
  begin: { from: ['starting'], to: 'running' },
  giveUp: { from: ['starting'], to: 'draft' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['starting', 'running', 'paused'], to: 'stopped' },
  finish: { from: ['running'], to: 'finished' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>;
