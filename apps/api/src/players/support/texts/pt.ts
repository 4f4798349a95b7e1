import type { ContactTexts } from './contact-texts.ts';

export const pt: ContactTexts = {
  subject: 'Recebemos sua mensagem ({id})',
  answerSubject: 'Nossa resposta sobre “{topic}” ({id})',
  received: 'Obrigado. Recebemos sua mensagem sobre “{topic}”. O número dela é {id}.',
  answer: 'Nossa equipe de suporte responde por e-mail. Até lá você não precisa fazer nada.',
  notYou: 'Não escreveu para nós? Alguém pode ter digitado seu endereço por engano. Você pode ignorar este e-mail.',
  topics: {
    deposit: 'Depósito',
    withdraw: 'Saque',
    bonus: 'Bônus',
    closing: 'Encerrar minha conta',
    security: 'Segurança',
    verification: 'Verificação',
    technical: 'Problema técnico',
  },
};
