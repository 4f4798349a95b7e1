import type { NewsKind } from '../news.kinds.ts';

export const pt: Record<NewsKind, string> = {
  cashOutApproved: 'Seu saque[ nº {number}] de {amount}[ por {methodPt}] foi aprovado. Avisaremos quando for pago.',
  cashOutRejected:
    'Seu saque[ nº {number}] de {amount}[ por {methodPt}] não foi aprovado: {reason} O dinheiro está de volta no seu saldo.',
  cashOutPaid: 'Seu saque[ nº {number}] de {amount}[ por {methodPt}] foi pago.',
  cashOutFailed:
    'Seu saque[ nº {number}] de {amount}[ por {methodPt}] não pôde ser pago. O dinheiro está de volta no seu saldo. Confira os dados e peça de novo.',
  friendJoined: 'Um amigo que você convidou agora conta para suas recompensas.',
  inviteReward: 'Sua recompensa por convite de {amount} foi adicionada ao seu saldo.',
  agentBonus: 'Seu bônus de agente de {amount} foi adicionado ao seu saldo.',
  vipLevel: 'Você chegou a um novo nível VIP: {level}.',
  freeRoundsGiven:
    'Você tem {count} rodadas grátis de {amount} cada em {game}. Abra o jogo para jogá-las; os termos estão lá.',
  freeRoundsPaid: 'Suas rodadas grátis ganharam {amount}, que foram adicionados ao seu dinheiro.',
  bonusGiven: 'Seu bônus de {amount} foi adicionado ao seu saldo. Veja o requisito de apostas na página de bônus.',
  bonusReleased: 'Você concluiu as apostas do seu bônus: {amount} agora são seus.',
  bonusExpired: 'Seu bônus expirou, e {amount} de dinheiro de bônus foram removidos. O resto do saldo é seu.',
  cashback: 'Seu cashback de {amount} da semana passada foi adicionado ao seu saldo.',
  inactivityFee:
    'Sua conta não é usada há muito tempo. Cobramos uma taxa de inatividade de {amount} por este mês. Entre para parar a taxa ou saque seu saldo.',
  competitionPrize:
    'Seu prêmio de {amount} pelo lugar {place} em “{nameEn}” foi adicionado ao seu saldo. Não tem requisito de apostas.',
  competitionCancelled:
    '“{nameEn}” foi cancelada. Nada é pago por ela, e ela não custou nada a você. O motivo está na página dela em Competições.',
  competitionDisqualified:
    'Você foi desclassificado em “{nameEn}” e não tem mais colocação nela. O motivo está na página dela em Competições. Se não concordar, escreva para nós em Suporte com “reclamação” na primeira linha: outra pessoa vai analisar antes de a classificação ser final.',
  competitionReinstated:
    'Você participa de novo de “{nameEn}”, com a pontuação das suas rodadas. Sua colocação está na página dela em Competições.',
  gift: 'Um presente de {amount} foi adicionado ao seu saldo.',
  heldWinReleased: 'Analisamos seu ganho de {amount} em {game} e o adicionamos ao seu saldo.',
  heldWinRefused:
    'Analisamos seu ganho de {amount} em {game} e não vamos pagá-lo: {reason} Se não concordar, fale conosco.',
  documentExpiring:
    'Seu documento ({documentPt}) vale até {dayPt}. Envie um novo em Configurações da conta até lá, para que seus saques não atrasem.',
  documentExpired:
    'Seu documento ({documentPt}) venceu em {dayPt}. Envie um novo em Configurações da conta antes do próximo saque.',
  playNoted:
    'Notamos uma mudança em quanto você joga. Em Jogo responsável você vê quanto gastou, define limites ou faz uma pausa. Lá também há apoio.',
  limitsAsked:
    'Você jogou muito recentemente. Defina limites em Jogo responsável; leva um minuto. Até lá não enviamos ofertas. Se o jogo deixou de ser diversão, lá há apoio grátis e confidencial.',
  breakBegun:
    'Você jogou muito recentemente, por isso iniciamos uma pausa: você não pode jogar nem depositar até ela terminar. Seu dinheiro está seguro e pode ser sacado. Veja limites, autoexclusão e apoio em Jogo responsável.',
  playInterrupted:
    'Você jogou por {afterMinutes} minutos. As regras de onde você mora exigem uma pausa de {minutes} minutos: até lá, jogos e depósitos ficam fechados. Rodadas abertas terminam normalmente, e você pode sacar. Veja em Jogo responsável quando ela termina.',
  reviewAsked:
    'Já faz um tempo: confira sua conta, suas transações e seus limites. Jogo responsável mostra quanto você depositou, ganhou ou perdeu, e permite definir ou diminuir um limite.',
  depositCredited: 'Seu depósito de {amount} foi adicionado ao seu saldo.',
  bonusEnding:
    'Seu bônus de {amount} termina em {dayPt} (UTC). O que restar dele é removido; seu próprio dinheiro continua seu, e você pode desistir do bônus quando quiser.',
  documentReviewed: '{pt}',
  security: '{pt}',
  chatMuted:
    'Um moderador silenciou você no chat das mesas até {untilPt}: {reason} Você ainda pode jogar. Se não concordar, fale conosco.',
  supportAnswered: 'Nossa equipe de suporte respondeu a você: {answer}',
  offer: '{pt}',
  casino: '{pt}',
};
