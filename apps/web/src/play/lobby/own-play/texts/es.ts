import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  loading: 'Cargando tu juego',
  toSafely: 'Límites, pausas y ayuda',
  toFair: 'Comprobar rondas',
  session: 'Esta sesión',
  since: 'Desde que iniciaste sesión, {time}. Rondas terminadas.',
  rounds: 'Rondas',
  net: 'Resultado neto',
  lowest: 'Más bajo',
  highest: 'Más alto',
  noRounds: 'Aún no hay rondas.',
  graph: 'Resultado neto tras {rounds} rondas: {net}. Más bajo {lowest}, más alto {highest}.',
  asTable: 'Como tabla',
  afterRounds: 'Tras la ronda',
  bests: 'Récords personales',
  roundsEver: 'Rondas jugadas',
  roundsLatest: 'Últimas rondas consideradas',
  gamesTried: 'Juegos probados',
  of: '{count} de {all}',
  noBests: 'Aún ninguna ronda pagó más que su apuesta.',
  paidFor: '{paid} por una apuesta de {stake}',
  watch: 'Ver y verificar',
  watchOf: 'Ver y verificar: {game}',
  bestsAbout:
    'El mayor múltiplo de la apuesta en cada juego. Lo que se pagó antes no dice nada sobre la próxima ronda.',
};
