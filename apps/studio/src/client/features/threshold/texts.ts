import type { Texts } from '../../lib/texts/index.ts';

const en = {
  press: { dice: 'Throw', limbo: 'Climb', crash: 'Start' },
  below: 'Below',
  above: 'Above',
  side: 'Side that wins',
  chance: 'Chance',
  pays: 'Pays',
  target: 'Target',
  forWin: 'A win returns',
  range: (least: string, most: string) => `${least} to ${most}`,
  return: 'Return',
  returns: (figure: string) => `Returns ${figure} of the stake on average`,
  longer: 'Lower chance, higher pay',
  shorter: 'Higher chance, lower pay',
  wins: { below: (bound: string) => `Below ${bound} wins`, above: (bound: string) => `${bound} and above wins` },
  winsFrom: (target: string) => `${target} and above wins`,
  curve: 'A curve that rises over time',
  reached: (target: string) => `${target} reached`,
  by: 'Cash out',
  byTarget: 'At the target',
  byHand: 'By hand',
  cashOut: (height: string) => `Cash out ${height}`,
  rising: (wayMs: number) => `Cash out before the curve ends. Your connection: ${wayMs.toFixed(0)} ms`,
  cashing: 'Cashing out. The server decides where',
  cashedOut: (height: string) => `Cashed out at ${height}`,
  cashedOutLater: (pressed: string, height: string) => `Pressed at ${pressed}, reached the server at ${height}`,
  tooLate: (height: string) => `Too late: your cash-out came at ${height}, after the end`,
  scale: 'Numbers from 0 to 100',
  idle: { dice: 'Set the chance, then throw', limbo: 'Set a target, then climb', crash: 'Set a target, then start' },
  result: (figure: string, won: boolean) => `${figure}, ${won ? 'won' : 'lost'}`,
  last: 'Last results',
  table: 'Some of the chances',
  deviation: 'Deviation',
  deviationHelp: 'Deviation: standard deviation of a round, in stakes.',
  keys: {
    dice: [
      ['Space or Enter', 'Throw'],
      ['Arrow left, arrow right', 'Lower or higher chance'],
      ['S', 'The other side'],
    ],
    limbo: [
      ['Space or Enter', 'Climb'],
      ['Arrow left, arrow right', 'Lower or higher target'],
    ],
    crash: [
      ['Space or Enter', 'Start'],
      ['Arrow left, arrow right', 'Lower or higher target'],
    ],
  },
  cashOutKey: ['Space or Enter while the curve rises', 'Cash out, where you do so by hand'],
  skipKey: ['Space, Enter or a tap', 'At the target: show the end at once'],
};

type Words = typeof en;

const fil: Words = {
  press: { dice: 'Ihagis', limbo: 'Umakyat', crash: 'Simula' },
  below: 'Mababa',
  above: 'Mataas',
  side: 'Panig na mananalo',
  chance: 'Tsansa',
  pays: 'Bayad',
  target: 'Target',
  forWin: 'Balik kung panalo',
  range: (least, most) => `${least} hanggang ${most}`,
  return: 'Balik',
  returns: (figure) => `Nagbabalik ng ${figure} ng taya sa karaniwan`,
  longer: 'Mas maliit na tsansa, mas mataas na bayad',
  shorter: 'Mas malaking tsansa, mas mababang bayad',
  wins: {
    below: (bound) => `Panalo kung mas mababa sa ${bound}`,
    above: (bound) => `Panalo kung ${bound} pataas`,
  },
  winsFrom: (target) => `Panalo kung ${target} pataas`,
  curve: 'Kurbang umaakyat sa paglipas ng oras',
  reached: (target) => `Naabot ang ${target}`,
  by: 'Pag-cash out',
  byTarget: 'Sa target',
  byHand: 'Manu-mano',
  cashOut: (height) => `I-cash out ${height}`,
  rising: (wayMs) => `Mag-cash out bago matapos ang kurba. Koneksyon mo: ${wayMs.toFixed(0)} ms`,
  cashing: 'Nagka-cash out. Ang server ang nagpapasya kung saan',
  cashedOut: (height) => `Na-cash out sa ${height}`,
  cashedOutLater: (pressed, height) => `Pinindot sa ${pressed}, umabot sa server sa ${height}`,
  tooLate: (height) => `Huli na: dumating ang cash-out mo sa ${height}, pagkatapos ng dulo`,
  scale: 'Mga numero mula 0 hanggang 100',
  idle: {
    dice: 'Itakda ang tsansa, saka ihagis',
    limbo: 'Itakda ang target, saka umakyat',
    crash: 'Itakda ang target, saka magsimula',
  },
  result: (figure, won) => `${figure}, ${won ? 'panalo' : 'talo'}`,
  last: 'Mga huling resulta',
  table: 'Ilan sa mga tsansa',
  deviation: 'Deviation',
  deviationHelp: 'Deviation: layo ng isang round sa karaniwan, sa dami ng taya.',
  keys: {
    dice: [
      ['Space o Enter', 'Ihagis'],
      ['Kaliwa, kanang arrow', 'Mas maliit o mas malaking tsansa'],
      ['S', 'Kabilang panig'],
    ],
    limbo: [
      ['Space o Enter', 'Umakyat'],
      ['Kaliwa, kanang arrow', 'Mas mababa o mas mataas na target'],
    ],
    crash: [
      ['Space o Enter', 'Simulan'],
      ['Kaliwa, kanang arrow', 'Mas mababa o mas mataas na target'],
    ],
  },
  cashOutKey: ['Space o Enter habang umaakyat ang kurba', 'Mag-cash out, kung manu-mano'],
  skipKey: ['Space, Enter o tap', 'Sa target: ipakita agad ang dulo'],
};

/** What this screen says beside what every screen says. */
export function wordsOf({ locale }: Texts): Words {
  return locale === 'fil' ? fil : en;
}
