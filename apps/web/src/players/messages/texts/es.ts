import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  title: 'Mensajes',
  none: 'Aún no hay mensajes',
  noneText: 'Aquí aparecerán novedades sobre tu cuenta, tu dinero y tus recompensas.',
  endOfList: 'Eso es todo',
  unread: 'Sin leer',
  messagesUnread: 'Mensajes, {count} sin leer',
  type0: 'Retiro',
  type10: 'Invitaciones',
  type20: 'De {site}',
  open0: 'Ver tus retiros',
  open10: 'Ver tus invitaciones',
  link_playSafely: 'Abrir Juego responsable',
  markRead: 'Marcar como leído',
  settings: 'Ajustes de notificaciones',
  markAllRead: 'Marcar todos como leídos',
  link_deposits: 'Ver tus depósitos',
  link_documents: 'Ver tus documentos',
  link_security: 'Revisar tu seguridad',
  link_transactions: 'Ver tus transacciones',
  link_bonus: 'Ver tu bono',
  link_vipClub: 'Ver tu nivel',
  link_support: 'Ver la conversación',
  link_competitions: 'Ver las competencias',
};
