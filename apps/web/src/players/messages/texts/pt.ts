import type { Texts } from '../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  title: 'Mensagens',
  none: 'Nenhuma mensagem ainda',
  noneText: 'Novidades sobre sua conta, seu dinheiro e suas recompensas aparecem aqui.',
  endOfList: 'Isso é tudo',
  unread: 'Não lida',
  messagesUnread: 'Mensagens, {count} não lidas',
  type0: 'Saque',
  type10: 'Convites',
  type20: 'De {site}',
  open0: 'Ver seus saques',
  open10: 'Ver seus convites',
  link_playSafely: 'Abrir Jogo responsável',
  markRead: 'Marcar como lida',
  settings: 'Configurações de notificação',
  markAllRead: 'Marcar todas como lidas',
  link_deposits: 'Ver seus depósitos',
  link_documents: 'Ver seus documentos',
  link_security: 'Conferir sua segurança',
  link_transactions: 'Ver suas transações',
  link_bonus: 'Ver seu bônus',
  link_vipClub: 'Ver seu nível',
  link_support: 'Ver a conversa',
  link_competitions: 'Ver as competições',
};
