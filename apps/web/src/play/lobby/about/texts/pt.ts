import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  noGame: 'Não encontramos este jogo.',
  kind: 'Tipo',
  features: 'Recursos',
  return: 'Retorno ao jogador',
  returnText: '{percent} %',
  hits: 'Rodadas que pagam algo',
  volatility: 'Volatilidade',
  stakes: 'Apostas',
  stakesText: '{least} a {most}',
  notOffered: 'Não oferecido na sua moeda',
  largestWin: 'Maior ganho',
  times: '{count} × a aposta',
  timesWithOdds: '{count} × a aposta, cerca de uma vez em {rounds} rodadas',
  pot: 'Jackpot',
  potNow: '{amount} agora, até {most}',
  potMost: 'até {most}',
  rules: 'Regras em resumo',
  fair: 'Como conferir as rodadas',
  sheet: 'Todos os números',
  address: 'Link para esta página',
  likeThis: 'Jogos parecidos',
  ahead: 'Este jogo chega em breve.',
  unspecified: 'Não publicado pelo provedor',
};
