import type { SheetTexts } from './en.ts';

export const pt: SheetTexts = {
  language: 'pt',
  studio: 'O estúdio de jogos',
  about:
    'Nossos jogos rodam aqui. Cada rodada é decidida por uma semente com a qual nos comprometemos antes. Abra-os pelo cassino.',
  toCasino: 'Para o cassino',
  toFairness: 'Jogo justo: confira qualquer rodada',
  games: 'Jogos',
  game: 'Jogo',
  sheet: 'Números',
  choice: 'Opção',
  return: 'Retorno ao jogador',
  hitRate: 'Rodadas que pagam algo',
  profitRate: 'Rodadas que pagam mais que a aposta',
  deviation: 'Desvio',
  largestWin: 'Maior ganho',
  odds: 'Chance dele',
  everyRound: 'Toda rodada',
  notCounted: 'não contado',
  explained:
    'Calculado a partir das regras, não estimado. Retornos e frequências são arredondados para baixo, desvios para o valor mais próximo. O desvio é o do retorno de uma rodada, em apostas. Onde a habilidade conta, os números valem para o melhor jogo. Um ganho mais raro que uma vez em 1.000.000.000 de rodadas não é mostrado.',
  ofOneBet:
    'Cada linha é uma só aposta. Uma rodada pode ter várias. O retorno dela é então a média dos delas, conforme os valores. Ela paga algo pelo menos tantas vezes quanto cada uma; a frequência com que paga mais que todas as apostas depende de quais você combina, por isso não há um número único.',
  ofShoe:
    'O retorno é contado carta por carta a partir do baralho completo; o de cada caixa é o mesmo, quantas quer que se joguem. A frequência com que uma caixa paga também é contada a partir do baralho completo; só as mãos de um par dividido são contadas como se cada carta voltasse ao baralho. Os desvios, e a frequência com que várias caixas juntas pagam, são contados como se cada carta voltasse. No baralho real essas frequências diferem em no máximo 0,2 pontos percentuais. Por isso as de várias caixas são dadas em por cento inteiro.',
  doubleUp: 'Dobra de um ganho',
  aPick: 'Uma escolha',
  doubleUpExplained: (tries) =>
    `A aposta aqui é o ganho arriscado. No máximo ${tries} escolhas por rodada, onde a dobra é oferecida; os números acima valem com ela e sem ela.`,
  pot: 'O jackpot compartilhado',
  currency: 'Moeda',
  potStart: 'Começa em',
  potMost: 'Paga no máximo',
  potOdds: 'Com que frequência é ganho',
  perStake: (stake, rounds) => `com ${stake}, uma vez em ${rounds}`,
  potExplained: (reels, paidIn, begun) =>
    `Do retorno, ${reels} % vêm dos rolos, ${paidIn} % do que as apostas pagam ao jackpot, já que tudo é ganho no fim, e ${begun} % dos valores iniciais que o cassino paga. O dobro da aposta o ganha com o dobro da frequência. Acertos, desvio e maior ganho são os dos rolos. A semente decide se uma rodada ganha o jackpot; ele paga o valor registrado quando a aposta foi aceita.`,
  chain: 'A cadeia de sementes',
  chainExplained:
    'Aqui não há vídeo nem dealer: a próxima semente de uma cadeia decide cada rodada. Com um hash SHA-256, o elo k dá o elo k − 1, e o elo 1 dá o fim, publicado antes da primeira rodada. Assim nenhum elo pode ser mudado depois. O salt é um valor que um beacon público publicou depois e que ninguém conhecia quando o fim foi publicado. Assim nenhuma cadeia pôde ser escolhida pelos resultados. Com uma rodada salva em arquivo e a lista de cadeias salva, qualquer pessoa pode conferir sem nós:',
  chainEnd: 'Fim',
  chainLinks: 'Elos',
  linksUsed: (links, used) => `${links.toLocaleString('pt-BR')}, ${used.toLocaleString('pt-BR')} deles usados`,
  chainPublished: 'Publicado',
  chainBeacon: 'Beacon',
  beaconRound: 'Valor do beacon',
  salt: 'Salt',
  salted: 'Conhecido desde',
  saltWaits: 'O beacon ainda não o publicou. As rodadas começam depois disso.',
  noChain: 'Esta mesa ainda não tem cadeia. As rodadas começam quando uma for publicada.',
  allChains: 'Salvar as cadeias de todas as mesas',
  rulesHash: 'Hash das regras',
  rules: 'Regras e definição',
  times: (count) => `${count.toLocaleString('pt-BR')} ×`,
  oneIn: (rounds) => `1 em ${rounds}`,
  rarerThan: (rounds) => `mais raro que 1 em ${rounds}`,
};
