import type { ReferenceKind } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type Contact, findContact } from '../contact.store.ts';
import { findMacro } from './macro.store.ts';
import { fillPlaceholders } from './placeholders.ts';

const kinds: Record<'en' | 'fil', Record<ReferenceKind, string>> = {
  en: { deposit: 'deposit', cashOut: 'cash-out', round: 'round', bonus: 'bonus' },
  fil: { deposit: 'deposito', cashOut: 'cash-out', round: 'round', bonus: 'bonus' },
};

/** The text of a macro for a thread; English where its sender does not read Filipino. Nothing is sent. */
export async function fillMacro(
  { db, siteName }: { db: Database; siteName: string },
  { id, contactId }: { id: bigint; contactId: bigint },
): Promise<Result<{ text: string }>> {
  const [macro, thread] = [await findMacro(db, id), await findContact(db, contactId)];
  if (!macro?.isActive || !thread) return refuse('noSuchThing');
  const language = thread.language === 'fil' ? 'fil' : 'en';
  return ok({
    text: fillPlaceholders(language === 'fil' ? macro.filipino : macro.english, {
      firstName: thread.name.split(/\s+/)[0] ?? '',
      username: thread.username,
      thread: String(thread.id),
      reference: referenceText(thread, language),
      site: siteName,
    }),
  });
}

function referenceText({ referenceKind: kind, referenceId: id }: Contact, language: 'en' | 'fil'): string {
  return kind === null ? '' : `${kinds[language][kind]} ${id}`;
}
