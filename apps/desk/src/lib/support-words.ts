import type { ContactPriority, MacroPlaceholder, OperatorContact } from '@fairhouse/contract/operator';

/** What a thread with the support team can be about. */
export const topics = [
  'deposit',
  'withdraw',
  'bonus',
  'closing',
  'security',
  'verification',
  'technical',
] as const satisfies OperatorContact['queryCategory'][];

export const priorities = ['normal', 'high', 'urgent'] as const satisfies ContactPriority[];

/** What a macro may have in braces. */
export const placeholders = [
  'firstName',
  'username',
  'thread',
  'reference',
  'site',
] as const satisfies MacroPlaceholder[];
