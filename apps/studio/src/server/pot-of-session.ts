import type { PotRules } from '@fairhouse/game-math';
import type { PotMeter, PotNow, SessionRow } from '@fairhouse/rgs';

/** The pot that a session plays for: in its currency, for money or for play money. */
export async function potOfSession(
  pots: PotMeter,
  rules: PotRules | undefined,
  { currency, walletUser }: Pick<SessionRow, 'currency' | 'walletUser'>,
): Promise<PotNow | undefined> {
  return rules && pots.read({ code: rules.code, currency, fun: walletUser === null });
}
