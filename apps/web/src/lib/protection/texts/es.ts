import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  playSafely: 'Juego responsable',
  notNow: 'Ahora no',
  pausedTitle: 'El juego está en pausa',
  break: 'Estás en pausa hasta el {until}.',
  mandatoryBreak: 'Jugaste mucho tiempo. Las reglas de donde vives exigen una pausa hasta el {until}.',
  exclusion: 'Te autoexcluiste del juego hasta el {until}.',
  exclusionForGood: 'Te autoexcluiste del juego de forma permanente.',
  closed: 'Tu cuenta está cerrada a petición tuya.',
  meanwhile: 'Los juegos y depósitos están cerrados. Aún puedes retirar tu saldo cuando quieras.',
  cashOut: 'Retirar',
  minutes: '{count} minutos',
  minutes_one: '1 minuto',
  hours: '{count} horas',
  hours_one: '1 hora',
  hoursAndMinutes: '{hours} h {minutes} min',
};
