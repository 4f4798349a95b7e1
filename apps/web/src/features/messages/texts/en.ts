export const en = {
  title: 'Messages',
  none: 'There is no message',
  noneText: 'What becomes of your cash-outs and invitations will stand here.',
  endOfList: 'That is all',
  unread: 'Unread',
  messagesUnread: 'Messages, {count} unread',
  type0: 'Cash-out',
  type10: 'Invitations',
  type20: 'From the house',
  open0: 'To your cash-outs',
  open10: 'To your invitations',
  markRead: 'Mark as read',
} as const;
