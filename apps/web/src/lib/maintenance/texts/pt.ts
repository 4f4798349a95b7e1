import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  title: 'Manutenção',
  planned: 'Manutenção: {span}.',
  plannedText: 'Apostas e depósitos param nesse período. Rodadas abertas podem ser concluídas, e você pode sacar.',
  on: 'Manutenção até cerca de {time}.',
  onText: 'Sem novas apostas, depósitos ou bônus. Seu dinheiro e suas rodadas estão seguros, e você pode sacar.',
  cashOut: 'Sacar',
};
