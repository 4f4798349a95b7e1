import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  filter: 'Filtrar y ordenar',
  filterBy: 'Filtrar y ordenar ({count})',
  clear: 'Borrar',
  any: 'Cualquiera',
  kind: 'Tipo',
  studio: 'Estudio',
  studioGames: '{name} ({count})',
  feature: 'Característica',
  volatility: 'Volatilidad',
  return: 'Retorno',
  atLeast: '{percent} % o más',
  newOnly: 'Solo juegos nuevos',
  order: 'Ordenar por',
  played: 'Más jugados',
  newest: 'Más nuevos',
  name: 'Nombre',
  calm: 'Menor volatilidad',
  wild: 'Mayor volatilidad',
  largest: 'Mayor ganancia',
};
