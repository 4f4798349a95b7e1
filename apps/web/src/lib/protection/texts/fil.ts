import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  playSafely: 'Ligtas na paglalaro',
  notNow: 'Huwag muna',
  pausedTitle: 'Naka-pause ang paglalaro',
  break: 'Naka-break ka hanggang {until}.',
  mandatoryBreak:
    'Matagal ka nang naglalaro. Ayon sa mga patakaran sa inyong lugar, kailangan ng break hanggang {until}.',
  exclusion: 'Ibinukod mo ang sarili mo sa paglalaro hanggang {until}.',
  exclusionForGood: 'Permanente mong ibinukod ang sarili mo sa paglalaro.',
  closed: 'Sarado ang account mo ayon sa hiling mo.',
  meanwhile: 'Sarado ang mga laro at deposito. Maaari mo pa ring i-cash out ang balanse mo anumang oras.',
  cashOut: 'Mag-cash out',
  minutes: '{count} minuto',
  minutes_one: '1 minuto',
  hours: '{count} oras',
  hours_one: '1 oras',
  hoursAndMinutes: '{hours} oras {minutes} min',
};
