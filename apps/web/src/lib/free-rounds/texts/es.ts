import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  title: 'Tus rondas gratis',
  rounds: '{left} de {count} rondas gratis, {stake} cada una',
  stakePaid: 'El casino paga las apuestas. Juega hasta el {until}.',
  asBonus: 'Lo que ganen se acredita como bono; pasa a ser dinero tras apuestas de {times} veces el bono.',
  asCash: 'Lo que ganen se acredita en dinero.',
  most: 'Se acreditan como máximo {most}. Ganado hasta ahora: {won}.',
  playFree: 'Jugar rondas gratis',
  ownMoney: 'Jugar con mi dinero',
};
