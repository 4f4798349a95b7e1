export const en = {
  title: 'Your free rounds',
  rounds: '{left} of {count} free rounds, {stake} each',
  stakePaid: 'The casino pays the stakes. Play by {until}.',
  asBonus: 'What they win is credited as a bonus; it becomes cash after bets of {times} times the bonus.',
  asCash: 'What they win is credited as cash.',
  most: 'At most {most} is credited. Won so far: {won}.',
  playFree: 'Play free rounds',
  ownMoney: 'Play with my money',
};
