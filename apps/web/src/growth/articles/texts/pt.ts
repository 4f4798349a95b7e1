import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  article: 'Artigo',
  banking: 'Pagamentos',
  userAgreement: 'Contrato do usuário',
  privacyPolicy: 'Política de privacidade',
  noArticle: 'Não encontramos este artigo. Tente as páginas de ajuda.',
  updated: 'Atualizado em {day}.',
  prevails: 'A versão em inglês prevalece.',
  print: 'Imprimir',
  withdrawRulePageUrl: 'Regras de saque',
  promotionPageUrl: 'Promoções',
  openOutside: 'Leia em {host}',
  nothingThere: 'Não há nada aqui no momento. Volte mais tarde.',
};
