import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  title: 'Suas rodadas grátis',
  rounds: '{left} de {count} rodadas grátis, {stake} cada',
  stakePaid: 'O cassino paga as apostas. Jogue até {until}.',
  asBonus: 'O que elas ganham é creditado como bônus; vira dinheiro após apostas de {times} vezes o bônus.',
  asCash: 'O que elas ganham é creditado em dinheiro.',
  most: 'No máximo {most} é creditado. Ganho até agora: {won}.',
  playFree: 'Jogar rodadas grátis',
  ownMoney: 'Jogar com meu dinheiro',
};
