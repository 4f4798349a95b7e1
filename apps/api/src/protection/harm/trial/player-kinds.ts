import type { Day, PlayerKind } from './players.ts';

const evening = (day: Day) => day.between(18, 21);

/** Players as casinos know them. What they do is drawn: none of them plays the same on two days. */
export const playerKinds: readonly PlayerKind[] = [
  {
    name: 'steady, low',
    about: 'An hour on every other evening, stakes of 0.20',
    isHarmed: false,
    live(day) {
      if (day.chance.chance(0.5))
        day.play({ hour: evening(day), minutes: day.between(30, 75), stake: 20, deposit: 2_000 });
    },
  },
  {
    name: 'weekend',
    about: 'Two to three hours on Friday and Saturday, stakes of 0.50, sometimes pays in once more',
    isHarmed: false,
    live(day) {
      if (day.weekday !== 4 && day.weekday !== 5) return;
      const once = day.chance.chance(0.3);
      day.play({
        hour: evening(day),
        minutes: day.between(90, 170),
        stake: 50,
        deposit: 5_000,
        ...(once ? { chases: { times: 1, amount: 5_000 } } : {}),
      });
    },
  },
  {
    name: 'high but steady',
    about: 'Five evenings a week, stakes of 10 throughout',
    isHarmed: false,
    live(day) {
      if (day.weekday < 5)
        day.play({ hour: evening(day), minutes: day.between(60, 120), stake: 1_000, deposit: 100_000 });
    },
  },
  {
    name: 'bonus hunter',
    about: 'Comes for offers: a burst of low stakes for three days every two weeks, a refused card now and then',
    isHarmed: false,
    live(day) {
      if (day.at % 14 > 2) return;
      if (day.chance.chance(0.2)) day.failToDeposit(12);
      day.play({ hour: day.between(12, 20), minutes: day.between(60, 150), stake: 20, pace: 12, deposit: 10_000 });
      if (day.chance.chance(0.1)) day.cancelCashOut(22);
    },
  },
  {
    name: 'late shift',
    about: 'Half an hour after work, at one in the morning, three nights a week',
    isHarmed: false,
    live(day) {
      if ([0, 2, 4].includes(day.weekday))
        day.play({ hour: 25, minutes: day.between(20, 40), stake: 20, deposit: 2_000 });
    },
  },
  {
    name: 'pays in twice',
    about: 'Three or four evenings a week for an hour; when it is gone, once more, and not again',
    isHarmed: false,
    live(day) {
      if (!day.chance.chance(0.5)) return;
      day.play({
        hour: evening(day),
        minutes: day.between(45, 75),
        stake: 50,
        deposit: 3_000,
        chases: { times: 1, amount: 3_000 },
      });
    },
  },
  {
    name: 'chaser',
    about: 'Steady for three weeks, then pays in again and again when it is lost, and raises the stakes',
    isHarmed: true,
    live(day) {
      if (!day.chance.chance(0.6)) return;
      const isBad = day.at >= 21;
      day.play({
        hour: evening(day),
        minutes: isBad ? day.between(90, 200) : day.between(30, 60),
        stake: isBad ? 200 : 50,
        deposit: 5_000,
        ...(isBad ? { raises: true, chases: { times: day.between(2, 5), amount: 5_000 } } : {}),
      });
    },
  },
  {
    name: 'night player',
    about: 'Drifts into the night: from the third week on from midnight until four, most nights',
    isHarmed: true,
    live(day) {
      const isBad = day.at >= 14;
      if (!day.chance.chance(isBad ? 0.7 : 0.4)) return;
      day.play({
        hour: isBad ? 24 : evening(day),
        minutes: isBad ? day.between(120, 240) : 45,
        stake: 50,
        deposit: isBad ? 15_000 : 5_000,
      });
    },
  },
  {
    name: 'escalator',
    about: 'Pays in half as much again each week from the fourth on, and plays longer for it',
    isHarmed: true,
    live(day) {
      if (!day.chance.chance(0.5)) return;
      const week = Math.floor(day.at / 7);
      const factor = 1.5 ** Math.max(0, week - 3);
      day.play({
        hour: evening(day),
        minutes: Math.min(300, Math.round(60 * factor)),
        stake: Math.round(50 * factor),
        deposit: Math.round(5_000 * factor),
      });
    },
  },
  {
    name: 'canceller',
    about: 'From the second week on asks for a cash-out after a win, takes it back and plays it away',
    isHarmed: true,
    live(day) {
      if (!day.chance.chance(0.4)) return;
      day.play({ hour: evening(day), minutes: day.between(45, 90), stake: 50, deposit: 5_000 });
      if (day.at >= 7 && day.chance.chance(0.5)) {
        day.cancelCashOut(22);
        day.play({ hour: 22.1, minutes: 60, stake: 100, deposit: 5_000 });
      }
    },
  },
  {
    name: 'out of money',
    about: 'From the fifth week on most cards are refused, and what goes through is chased',
    isHarmed: true,
    live(day) {
      if (!day.chance.chance(0.5)) return;
      const isBad = day.at >= 28;
      if (isBad) for (let times = day.between(1, 4); times > 0; times--) day.failToDeposit(17);
      day.play({
        hour: evening(day),
        minutes: 90,
        stake: 100,
        deposit: 4_000,
        ...(isBad ? { chases: { times: day.between(0, 3), amount: 3_000 } } : {}),
      });
    },
  },
];
