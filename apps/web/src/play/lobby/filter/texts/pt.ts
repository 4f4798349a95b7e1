import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  filter: 'Filtrar e ordenar',
  filterBy: 'Filtrar e ordenar ({count})',
  clear: 'Limpar',
  any: 'Qualquer',
  kind: 'Tipo',
  studio: 'Estúdio',
  studioGames: '{name} ({count})',
  feature: 'Recurso',
  volatility: 'Volatilidade',
  return: 'Retorno',
  atLeast: '{percent} % ou mais',
  newOnly: 'Só jogos novos',
  order: 'Ordenar por',
  played: 'Mais jogados',
  newest: 'Mais novos',
  name: 'Nome',
  calm: 'Menor volatilidade',
  wild: 'Maior volatilidade',
  largest: 'Maior ganho',
};
