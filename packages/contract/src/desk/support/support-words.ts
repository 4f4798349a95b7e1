export const contactPriorities = ['normal', 'high', 'urgent'] as const;
export type ContactPriority = (typeof contactPriorities)[number];

/** Names in braces that a macro may have; each is replaced by its value for a thread. */
export const macroPlaceholders = ['firstName', 'username', 'thread', 'reference', 'site'] as const;
export type MacroPlaceholder = (typeof macroPlaceholders)[number];
