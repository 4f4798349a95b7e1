import { errorCodes } from '@fairhouse/contract';
import type { OperatorCallInput } from '@fairhouse/contract/operator';
import type { Desk } from './as-operator.ts';
import { Refused } from './casino-calls.ts';

type Content = OperatorCallInput<'/operator/campaign/save'>['content'];

/** A campaign that was sent, one that waits for a second person, and one that is only tried. */
export async function writeCampaigns(desk: Desk): Promise<void> {
  const depositors = await groupOf(desk, 'Players who paid in', { is: 'everDeposited', with: {} });
  const away = await groupOf(desk, 'Paid in, and did not play for a week', {
    all: [{ is: 'everDeposited', with: {} }, { not: { is: 'played', with: { days: 7 } } }],
  });
  const thanks = await triedOf(desk, depositors, 'Thank you', {
    kind: 'message',
    english: 'Thank you for playing with us. You can check every round in your history.',
    filipino: 'Salamat sa paglalaro sa aming bahay. Masusuri mo ang bawat round sa iyong kasaysayan.',
    offers: false,
  });
  await desk.ask('bonuses', '/operator/campaign/start', { ...thanks, reason: 'The end of the month' });
  const large = await triedOf(desk, depositors, 'Five for everybody', {
    kind: 'bonus',
    amounts: [{ currency: 'USD', each: '5', most: '10000' }],
  });
  await propose(desk, large);
  await triedOf(desk, away, 'Come and see', { kind: 'gift', amounts: [{ currency: 'USD', each: '2', most: '1000' }] });
}

/** Kept for a second person, which the call answers as a refusal. */
async function propose(desk: Desk, campaign: { id: number; contentHash: string }): Promise<void> {
  try {
    await desk.ask('bonuses', '/operator/campaign/start', { ...campaign, reason: 'Agreed with finance' });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== errorCodes.waitsForSecond) throw error;
  }
}

async function groupOf(desk: Desk, name: string, rule: object): Promise<number> {
  const group = { name, rule: rule as Record<string, unknown>, reason: 'For the month' };
  return (await desk.ask('bonuses', '/operator/group/save', group)).id;
}

async function triedOf(desk: Desk, groupId: number, name: string, content: Content) {
  const draft = { name, groupId, groupVersion: 1, content };
  const { id, contentHash } = await desk.ask('bonuses', '/operator/campaign/save', draft);
  await desk.ask('bonuses', '/operator/campaign/dryRun', { id });
  return { id, contentHash };
}
