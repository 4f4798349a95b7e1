import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  article: 'Artículo',
  banking: 'Pagos',
  userAgreement: 'Acuerdo de usuario',
  privacyPolicy: 'Política de privacidad',
  noArticle: 'No encontramos este artículo. Prueba con las páginas de ayuda.',
  updated: 'Actualizado el {day}.',
  prevails: 'Prevalece la versión en inglés.',
  print: 'Imprimir',
  withdrawRulePageUrl: 'Reglas de retiro',
  promotionPageUrl: 'Promociones',
  openOutside: 'Léelo en {host}',
  nothingThere: 'Aquí no hay nada por ahora. Vuelve más tarde.',
};
