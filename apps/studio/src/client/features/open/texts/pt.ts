import type { Words } from '../texts.ts';

export const pt: Words = {
  baseBet: 'Aposta base',
  game: {
    returns: '',
    abandoned:
      'Um ganho que você não viu até o fim espera por você por 24 horas. Abra o jogo de novo para vê-lo. Depois disso, ele é pago sozinho.',
    rules: [
      {
        heading: 'Um jogo de outro estúdio',
        text: 'A imagem, os pagamentos e as regras na página são do estúdio. A aposta, o resultado e o ganho são nossos: cada rodada é uma linha de uma tabela fixada antes de você jogar.',
      },
      {
        heading: 'Jogo justo',
        text: 'Nossa semente e a sua escolhem a linha. Abra Jogo justo para ver as duas e confira qualquer rodada em Rodadas quando a semente dela for mostrada.',
      },
    ],
  },
};
