import type { Template } from '../template.ts';
import type { NoticeKind } from './notice-kind.ts';

const all = { greeting: 'Olá {username},', button: 'Ir para {site}' };
const notYou = 'Não foi você? Altere sua senha agora e fale conosco.';
const notYouPassword = 'Não foi você? Defina agora uma nova senha em “Esqueci a senha” e fale conosco.';
const questions = 'Dúvidas? Fale conosco; ajudamos com prazer.';

export const pt: Record<NoticeKind, Template> = {
  passwordChanged: {
    ...all,
    subject: 'Sua senha foi alterada',
    sentence: 'a senha da sua conta foi alterada. Seus outros aparelhos foram desconectados.',
    footer: notYouPassword,
  },
  passwordReset: {
    ...all,
    subject: 'Sua senha foi redefinida',
    sentence:
      'uma nova senha foi definida para sua conta com um link que enviamos por e-mail. Todos os aparelhos foram desconectados.',
    footer: notYouPassword,
  },
  providerLinked: {
    ...all,
    subject: 'Uma entrada com {provider} foi adicionada',
    sentence: 'agora você pode entrar na sua conta com {provider}.',
    footer: notYou,
  },
  payoutAccountAdded: {
    ...all,
    subject: 'Uma conta de recebimento foi adicionada',
    sentence: 'uma nova conta de recebimento foi usada para um saque e salva na sua conta.',
    footer: 'Não foi você? Altere sua senha agora e fale conosco, para que possamos parar o saque.',
  },
  payoutAccountRemoved: {
    ...all,
    subject: 'Uma conta de recebimento foi removida',
    sentence:
      'uma conta de recebimento salva foi removida da sua conta. Você pode adicioná-la de novo no próximo saque.',
    footer: notYou,
  },
  detailsChanged: {
    ...all,
    subject: 'Seus dados pessoais foram alterados',
    sentence:
      'seus dados pessoais foram alterados como pedido pela sua conta. Você pode vê-los em Configurações da conta.',
    footer: notYou,
  },
  factorAdded: {
    ...all,
    subject: 'Um segundo fator foi adicionado',
    sentence: 'agora você pode confirmar sua entrada com {factor}. Seus outros aparelhos foram desconectados.',
    footer: notYou,
  },
  factorRemoved: {
    ...all,
    subject: 'Um segundo fator foi removido',
    sentence: '{factor} não faz mais parte da sua conta e não serve mais para entrar.',
    footer: notYou,
  },
  factorReset: {
    ...all,
    subject: 'Seus segundos fatores foram redefinidos',
    sentence:
      'verificamos sua identidade e removemos todos os segundos fatores da sua conta. Agora você pode entrar com sua senha. Ligue de novo um segundo fator.',
    footer: 'Não foi você? Fale conosco agora.',
  },
  factorLocked: {
    ...all,
    subject: 'Códigos errados para sua conta',
    sentence:
      'alguém que sabe sua senha digitou códigos errados demais. Os códigos da sua conta estão bloqueados por 15 minutos.',
    footer: notYou,
  },
  recoveryCodeUsed: {
    ...all,
    subject: 'Um código de recuperação foi usado',
    sentence: 'alguém entrou na sua conta com um dos seus códigos de recuperação. Restam {left}.',
    footer: notYou,
  },
  recoveryCodesRenewed: {
    ...all,
    subject: 'Você tem novos códigos de recuperação',
    sentence: 'novos códigos de recuperação foram criados para sua conta. Os antigos não funcionam mais.',
    footer: notYou,
  },
  documentAccepted: {
    ...all,
    subject: 'Seu documento foi aceito',
    sentence: 'analisamos e aceitamos seu documento ({document}). Você não precisa fazer mais nada.',
    footer: questions,
  },
  documentRefused: {
    ...all,
    subject: 'Envie um documento de novo',
    sentence: 'não pudemos aceitar seu documento ({document}): {reason} Envie-o de novo em Configurações da conta.',
    footer: questions,
  },
  documentExpiring: {
    ...all,
    subject: 'Seu documento vence em breve',
    sentence:
      'seu documento ({document}) vale até {day}. Envie um novo em Configurações da conta até lá, para que seus saques não atrasem.',
    footer: questions,
  },
  documentExpired: {
    ...all,
    subject: 'Seu documento venceu',
    sentence:
      'seu documento ({document}) venceu em {day}. Envie um novo em Configurações da conta antes do próximo saque.',
    footer: questions,
  },
};
