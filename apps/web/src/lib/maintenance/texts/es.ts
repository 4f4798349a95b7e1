import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  title: 'Mantenimiento',
  planned: 'Mantenimiento: {span}.',
  plannedText: 'Las apuestas y los depósitos se detienen en ese tiempo. Puedes terminar tus rondas abiertas y retirar.',
  on: 'Mantenimiento hasta cerca de {time}.',
  onText: 'Sin apuestas, depósitos ni bonos nuevos. Tu dinero y tus rondas están a salvo, y puedes retirar.',
  cashOut: 'Retirar',
};
