import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  playSafely: 'Jogo responsável',
  notNow: 'Agora não',
  pausedTitle: 'O jogo está em pausa',
  break: 'Você está em pausa até {until}.',
  mandatoryBreak: 'Você jogou por muito tempo. As regras de onde você mora exigem uma pausa até {until}.',
  exclusion: 'Você se autoexcluiu do jogo até {until}.',
  exclusionForGood: 'Você se autoexcluiu do jogo permanentemente.',
  closed: 'Sua conta está encerrada a seu pedido.',
  meanwhile: 'Jogos e depósitos estão fechados. Você ainda pode sacar seu saldo quando quiser.',
  cashOut: 'Sacar',
  minutes: '{count} minutos',
  minutes_one: '1 minuto',
  hours: '{count} horas',
  hours_one: '1 hora',
  hoursAndMinutes: '{hours} h {minutes} min',
};
