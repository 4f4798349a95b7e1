/** What every screen says of a member's own protection. */
export const en = {
  playSafely: 'Play safely',
  notNow: 'Not now',
  pausedTitle: 'Play is paused',
  break: 'You are on a break until {until}.',
  mandatoryBreak: 'You have played for a long time, and the rules here ask for a break then. It lasts until {until}.',
  exclusion: 'You have excluded yourself from play until {until}.',
  exclusionForGood: 'You have excluded yourself from play for good.',
  closed: 'Your account is closed, as you asked.',
  meanwhile: 'Games and deposits are closed. What is in your account is yours: you can cash it out at any time.',
  cashOut: 'Cash out',
  minutes: '{count} minutes',
  minutes_one: '1 minute',
  hours: '{count} hours',
  hours_one: '1 hour',
  hoursAndMinutes: '{hours} h {minutes} min',
} as const;
