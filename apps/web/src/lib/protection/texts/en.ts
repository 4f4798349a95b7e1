/** What every screen says of a member's own protection. */
export const en = {
  playSafely: 'Play safely',
  notNow: 'Not now',
  pausedTitle: 'Play is paused',
  break: 'You are on a break until {until}.',
  mandatoryBreak: 'You have played for a long time. The rules where you live require a break until {until}.',
  exclusion: 'You have excluded yourself from play until {until}.',
  exclusionForGood: 'You have excluded yourself from play permanently.',
  closed: 'Your account is closed at your request.',
  meanwhile: 'Games and deposits are closed. You can still cash out your balance at any time.',
  cashOut: 'Cash out',
  minutes: '{count} minutes',
  minutes_one: '1 minute',
  hours: '{count} hours',
  hours_one: '1 hour',
  hoursAndMinutes: '{hours} h {minutes} min',
} as const;
