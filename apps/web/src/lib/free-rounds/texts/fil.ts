import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Ang iyong mga libreng round',
  rounds: '{left} sa {count} libreng round, {stake} bawat isa',
  stakePaid: 'Ang casino ang nagbabayad ng mga taya. Laruin hanggang {until}.',
  asBonus: 'Ibibigay ang panalo bilang bonus; magiging cash ito pagkatapos ng mga tayang {times} beses ng bonus.',
  asCash: 'Ibibigay ang panalo bilang cash.',
  most: 'Hanggang {most} ang ibibigay. Panalo sa ngayon: {won}.',
  playFree: 'Laruin ang libreng round',
  ownMoney: 'Maglaro gamit ang sariling pera',
};
