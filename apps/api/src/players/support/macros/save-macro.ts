import type { SupportMacro } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findMacro, insertMacro, lockMacros, type Macro, type MacroText, updateMacro } from './macro.store.ts';
import { unknownPlaceholder } from './placeholders.ts';

interface Saved extends MacroText {
  /** Undefined: a new one. */
  id: bigint | undefined;
  /** That was looked at. */
  version: number | undefined;
}

/** Writes a macro. Refuses a version that another has changed since, and a name that another macro has. */
export async function saveMacro(
  db: Database,
  { id, version, ...text }: Saved,
  operator: Pick<Operator, 'name'>,
): Promise<Result<SupportMacro>> {
  const missing = (['name', 'english', 'filipino'] as const).find((field) => text[field] === '');
  if (missing) return refuse('missingField', { field: missing });
  const wrong = (['english', 'filipino'] as const).find((field) => unknownPlaceholder(text[field]) !== undefined);
  if (wrong) return refuse('invalidField', { field: wrong });
  return unlessRefused(db, async (tx) => {
    await lockMacros(tx);
    const before = id === undefined ? undefined : await findMacro(tx, id);
    if (id !== undefined && !before) return refuse('noSuchThing');
    if (before && before.version !== version) return refuse('conflict');
    const after = before
      ? await updateMacro(tx, before.id, text, operator.name)
      : await insertMacro(tx, text, operator.name);
    if (!after) return refuse('conflict');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `macro:${after.id}`,
      command: 'macro.save',
      ...(before ? { before: textOf(before) } : {}),
      after: textOf(after),
    });
    return ok(macroWire(after));
  });
}

const textOf = ({ name, english, filipino, isActive }: Macro) => ({ name, english, filipino, isActive });

export function macroWire({ id, changedAt, ...macro }: Macro): SupportMacro {
  return { ...macro, id: Number(id), changeTime: changedAt.toISOString() };
}
