import type { Texts } from '../../i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  playSafely: 'Ligtas na paglalaro',
  notNow: 'Huwag muna',
  pausedTitle: 'Naka-pause ang paglalaro',
  break: 'Naka-break ka hanggang {until}.',
  mandatoryBreak:
    'Matagal ka nang naglalaro, at humihingi ng break ang mga patakaran dito. Tatagal ito hanggang {until}.',
  exclusion: 'Ibinukod mo ang sarili mo sa paglalaro hanggang {until}.',
  exclusionForGood: 'Ibinukod mo na nang tuluyan ang sarili mo sa paglalaro.',
  closed: 'Sarado ang account mo, gaya ng hiniling mo.',
  meanwhile:
    'Sarado ang mga laro at deposito. Sa iyo pa rin ang laman ng account mo: maaari mo itong i-cash out anumang oras.',
  cashOut: 'Mag-cash out',
  minutes: '{count} minuto',
  minutes_one: '1 minuto',
  hours: '{count} oras',
  hours_one: '1 oras',
  hoursAndMinutes: '{hours} oras {minutes} min',
};
