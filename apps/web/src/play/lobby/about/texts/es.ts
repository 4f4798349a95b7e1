import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  noGame: 'No encontramos este juego.',
  kind: 'Tipo',
  features: 'Características',
  return: 'Retorno al jugador',
  returnText: '{percent} %',
  hits: 'Rondas que pagan algo',
  volatility: 'Volatilidad',
  stakes: 'Apuestas',
  stakesText: '{least} a {most}',
  notOffered: 'No se ofrece en tu moneda',
  largestWin: 'Mayor ganancia',
  times: '{count} × la apuesta',
  timesWithOdds: '{count} × la apuesta, cerca de una vez en {rounds} rondas',
  pot: 'Jackpot',
  potNow: '{amount} ahora, hasta {most}',
  potMost: 'hasta {most}',
  rules: 'Reglas en breve',
  fair: 'Cómo comprobar sus rondas',
  sheet: 'Todas las cifras',
  address: 'Enlace a esta página',
  likeThis: 'Juegos parecidos',
  ahead: 'Este juego llegará pronto.',
  unspecified: 'No publicado por el proveedor',
};
