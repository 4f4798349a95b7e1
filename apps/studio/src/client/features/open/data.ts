import type { FacedTheme } from '@fairhouse/games';
import type { GameData } from '../../lib/page/game-data.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { wordsOf } from './texts.ts';

/** What the page around a package gets. */
export function dataFor(language: string): GameData {
  return { words: wordsOf(textsOf(language)).game, games: [], definition: null, theme: packageTheme };
}

/** The colours of the sheets around it. */
const packageTheme: FacedTheme = {
  face: 'package',
  colours: {
    accent: '#58aeb0',
    accentLight: '#c6f0ee',
    button: ['#e2f8f6', '#97d3d0', '#4f9a9b'],
    buttonInk: '#06191b',
    ground: '#0b0f10',
    groundLight: 'rgb(30 104 110 / 56%)',
    well: 'rgb(3 15 17 / 72%)',
    won: '#e0b863',
    lost: '#3c6e78',
  },
};
