import { type PotRules, type Progress, withPot } from '@fairhouse/game-math';

const inMillionths = 1_000_000n;

/**
 * What a pot comes to in a simulation, as the book of the rounds' engine has it: anyone who takes it is paid what is there before his
 * own stake is, up to the most, and what is beyond lies in the next.
 */
export function playedPot(pot: PotRules, currency: string): (end: Progress) => Progress {
  const [start, most] = [BigInt(pot.start[currency]!), BigInt(pot.most[currency]!)];
  let inside = 0n;
  return (end) => {
    let paid = 0n;
    if (end.pot) {
      const whole = start + inside / inMillionths;
      paid = whole < most ? whole : most;
      inside += (start - paid) * inMillionths;
    }
    inside += BigInt(end.staked) * BigInt(pot.contribution);
    return end.pot ? withPot(end, Number(paid)) : end;
  };
}
