import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  coin: 'Moeda',
  coinTip: 'Escolha uma moeda',
  coinsLoading: 'Carregando moedas disponíveis…',
  noCoins: 'Nenhuma moeda está disponível agora. Escolha outro método.',
  safety: 'Você paga da sua própria carteira. O preço fica fixo por {minutes} minutos depois que você continua.',
  learn: 'Saiba mais sobre bitcoin',
  payCoins: 'Envie {coins}',
  code: 'Código QR com o endereço para {coins}',
  holds: 'Este preço vale por {time}',
  over: 'O preço expirou. O que você enviar agora é creditado pelo preço do momento em que chegar.',
  amount: 'Valor',
  address: 'Endereço',
  network: 'Rede',
  gets: 'Adicionado ao seu saldo',
  only: 'Envie {symbol} somente pela {network}. Outras moedas enviadas a este endereço podem se perder.',
  fewer: 'Se você enviar mais ou menos, creditamos o que valer.',
  copyAmount: 'Copiar o valor',
  copyAddress: 'Copiar o endereço',
  change: 'Alterar',
  transferMade: 'Já enviei o pagamento',
  looking:
    'Procurando seu pagamento… Isso pode levar alguns minutos. Você pode fechar esta janela; creditamos mesmo assim.',
  waiting: '{coins} recebidos. Aguardando a primeira confirmação.',
  confirming: '{coins} recebidos: {count} de {needed} confirmações.',
  testWallet: 'Pagar da carteira de teste',
};
