import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  loading: 'Carregando seu jogo',
  toSafely: 'Limites, pausas e ajuda',
  toFair: 'Conferir rodadas',
  session: 'Esta sessão',
  since: 'Desde que você entrou, {time}. Rodadas terminadas.',
  rounds: 'Rodadas',
  net: 'Resultado líquido',
  lowest: 'Mais baixo',
  highest: 'Mais alto',
  noRounds: 'Nenhuma rodada ainda.',
  graph: 'Resultado líquido após {rounds} rodadas: {net}. Mais baixo {lowest}, mais alto {highest}.',
  asTable: 'Em tabela',
  afterRounds: 'Após a rodada',
  bests: 'Recordes pessoais',
  roundsEver: 'Rodadas jogadas',
  roundsLatest: 'Últimas rodadas consideradas',
  gamesTried: 'Jogos experimentados',
  of: '{count} de {all}',
  noBests: 'Nenhuma rodada pagou mais que a aposta ainda.',
  paidFor: '{paid} por uma aposta de {stake}',
  watch: 'Ver e verificar',
  watchOf: 'Ver e verificar: {game}',
  bestsAbout: 'O maior múltiplo da aposta em cada jogo. O que foi pago antes não diz nada sobre a próxima rodada.',
};
