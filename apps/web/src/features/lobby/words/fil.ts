import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  slots: 'Slots',
  originals: 'Mga orihinal',
  'video-poker': 'Video poker',
  cards: 'Mga laro sa baraha',
  tables: 'Table games',
  tickets: 'Mga scratch ticket',
  bingo: 'Bingo',
  'free-spins': 'Libreng spin',
  respins: 'Respin',
  'hold-and-win': 'Hinahawakang barya',
  cascades: 'Sunod-sunod na pagbagsak',
  'expanding-symbols': 'Lumalawak na simbolo',
  multipliers: 'Mga multiplier',
  ways: 'Bayad sa lahat ng daan',
  clusters: 'Bayad sa kumpol',
  'own-risk': 'Ikaw ang pipili ng panganib',
  decisions: 'May saysay ang pasya',
  low: 'Mababa',
  'low to medium': 'Mababa hanggang katamtaman',
  medium: 'Katamtaman',
  'medium to high': 'Katamtaman hanggang mataas',
  high: 'Mataas',
};
