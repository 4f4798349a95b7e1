import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  filter: 'Salain at ayusin',
  filterBy: 'Salain at ayusin ({count})',
  clear: 'Alisin',
  any: 'Kahit ano',
  kind: 'Uri',
  studio: 'Studio',
  studioGames: '{name} ({count})',
  feature: 'Tampok',
  volatility: 'Volatility',
  return: 'Balik',
  atLeast: '{percent} % pataas',
  newOnly: 'Mga bagong laro lamang',
  order: 'Ayon sa',
  played: 'Pinakamaraming laro',
  newest: 'Pinakabago',
  name: 'Pangalan',
  calm: 'Pinakakalmado',
  wild: 'Pinakapabago-bago',
  largest: 'Pinakamalaking panalo',
};
