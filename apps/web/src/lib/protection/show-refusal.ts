import { askToConfirm } from '@fairhouse/ui/layers/alerts.ts';
import { openPopup } from '../address/popups.ts';
import type { Refused } from '../api.ts';
import { protectionWord } from './texts/index.ts';
import { refreshProtection } from './use-protection.ts';

/** The API's codes for what a member has set, or the place asks for: a limit, a break, an exclusion, a closed account. */
const codes = new Set([1206, 1700, 1701, 1702, 1703, 1705]);

function isOfProtection({ error }: { error: number }): boolean {
  return codes.has(error);
}

/** Says the API's sentence; where it is about the member's protection, with the way to the page of it. */
export async function showRefusal(refused: Refused, otherwise: (message: string) => unknown): Promise<void> {
  if (isOfProtection(refused)) await leadToProtection(refused.message);
  else await otherwise(refused.message);
}

async function leadToProtection(message: string): Promise<void> {
  // What was known of limits and pauses is older than this answer.
  void refreshProtection();
  const go = await askToConfirm({ message, confirm: protectionWord('playSafely'), cancel: protectionWord('notNow') });
  if (go) openPopup('playSafely');
}
