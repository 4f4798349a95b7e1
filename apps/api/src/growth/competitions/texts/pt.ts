import type { en } from './en.ts';

export const pt: Record<keyof typeof en, string> = {
  tournament:
    'Contam suas {rounds} melhores rodadas. Cada uma pontua o que pagou em múltiplo da aposta: uma aposta de 1 que paga 5 vale 5,00×.',
  tournamentOne:
    'Conta sua melhor rodada. Ela pontua o que pagou em múltiplo da aposta: uma aposta de 1 que paga 5 vale 5,00×.',
  raceMultiple:
    'Contam só suas primeiras {rounds} rodadas. Cada uma pontua o que pagou em múltiplo da aposta; tudo é somado.',
  raceWins: 'Contam só suas primeiras {rounds} rodadas. Cada uma que paga mais que a aposta é uma vitória.',
  roundMost: 'Uma única rodada não pontua mais que {multiple}, para que uma rodada de sorte não decida sozinha.',
  stake: 'Uma aposta maior nunca pontua mais. A menor aposta que conta é {stakes}.',
  not: 'Rodadas devolvidas, rodadas por diversão e rodadas pagas mesmo em parte com dinheiro de bônus não contam.',
  tiesShared:
    'Jogadores com a mesma pontuação dividem a colocação: recebem partes iguais dos prêmios dos lugares que ocupam juntos, arredondadas para baixo até a menor unidade. Sem pontuação não há colocação.',
  tiesFewerRounds:
    'Com a mesma pontuação, fica à frente quem precisou de menos rodadas para alcançá-la; com o mesmo número de rodadas, quem a alcançou antes. Sem pontuação não há colocação.',
  mostPlayers: 'No máximo {count} jogadores podem participar: os primeiros a entrar.',
  levels: 'É para membros do nível VIP {levels}.',
  countries: 'É para membros que moram em {countries}.',
  verified: 'É para membros com a verificação de identidade concluída.',
  group: 'É para os membros a quem foi destinada.',
  pay: 'Os prêmios são pagos em dinheiro, sem requisito de apostas, depois que duas pessoas conferem a classificação.',
  disqualified:
    'Quem descumpre os termos pode ser desclassificado por duas pessoas antes de a classificação ser final. Enviamos a essa pessoa o motivo e como reclamar.',
  protection:
    'Se você fizer uma pausa, as competições ficam ocultas. O que pontuou antes continua seu, e um prêmio também.',
  checkScore:
    'Some a pontuação das suas rodadas abaixo: ela dá a sua pontuação. Cada rodada pode ser vista e verificada pelo próprio nome.',
  checkDefinition: 'O SHA-256 do texto “definition” é “definitionHash”: são as regras que foram publicadas.',
  checkStandings:
    'O SHA-256 de “definitionHash” e de cada linha de “standings”, cada uma em sua linha e sem quebra no fim, é “resultHash”. A linha com o seu recibo é a sua.',
};
