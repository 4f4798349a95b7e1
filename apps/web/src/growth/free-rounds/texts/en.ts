export const en = {
  title: 'Your free rounds',
  play: 'Play',
  playGame: 'Play free rounds in {game}',
  decline: 'Decline',
  declineGame: 'Decline free rounds in {game}',
  declineTitle: 'Decline these free rounds?',
  declineText: 'The {left} that are left in {game} are removed. What you have won with the others is credited.',
  declineConfirm: 'Decline',
  declineKeep: 'Keep them',
  declined: 'Declined.',
};
