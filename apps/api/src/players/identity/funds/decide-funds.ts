import { inTransaction } from '@fairhouse/database';
import type { PlayerLanguage } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { decisions, type FundsDecision } from './funds.states.ts';
import { lockFundsCase, setFundsDecided } from './funds.store.ts';

/** An operator's decision on a source of funds, which the member is told of. */
export async function decideFunds(
  { db, tellMember }: Pick<IdentityDeps, 'db' | 'tellMember'>,
  operator: { name: string },
  { id, decision, reason = '' }: { id: bigint; decision: FundsDecision; reason?: string | undefined },
): Promise<Result<null>> {
  const { from, to } = decisions[decision];
  if (decision === 'refuse' && reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx) => {
    const found = await lockFundsCase(tx, id);
    if (!found) return refuse('noSuchThing');
    if (!from.includes(found.state)) return refuse('wrongState', { status: found.state });
    await setFundsDecided(tx, id, { state: to, decidedBy: operator.name, reason: reason || null });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId: found.memberId,
      subject: `funds:${id}`,
      command: `funds.${decision}`,
      before: { state: found.state },
      after: { state: to, source: found.source, ...(reason ? { reason } : {}) },
    });
    await tellMember(tx, { memberId: found.memberId, about: `funds:${id}:${to}`, texts: sentences[decision](reason) });
    return ok(null);
  });
}

const sentences: Record<FundsDecision, (reason: string) => Record<PlayerLanguage, string>> = {
  accept: () => ({
    en: 'Thank you. We have verified your source of funds. You can deposit again.',
    fil: 'Salamat. Nasuri na namin ang pinagmulan ng pera mo. Makakapagdeposito ka na muli.',
    pt: 'Obrigado. Verificamos a origem dos seus recursos. Você pode depositar de novo.',
    es: 'Gracias. Verificamos el origen de tus fondos. Puedes depositar otra vez.',
  }),
  refuse: (reason) => ({
    en: `We could not accept your proof of the source of your funds: ${reason} Please send new documents under “Verification”. You can’t deposit until we have accepted them, but you can cash out.`,
    fil: `Hindi namin natanggap ang patunay ng pinagmulan ng pera mo: ${reason} Magpadala ng bagong dokumento sa “Beripikasyon”. Hindi ka makakapagdeposito hangga’t hindi pa ito tinatanggap, pero makakapag-cash out ka.`,
    pt: `Não pudemos aceitar seu comprovante da origem dos recursos: ${reason} Envie novos documentos em “Verificação”. Você não pode depositar até que os aceitemos, mas pode sacar.`,
    es: `No pudimos aceptar tu prueba del origen de tus fondos: ${reason} Envía documentos nuevos en “Verificación”. No puedes depositar hasta que los aceptemos, pero puedes retirar.`,
  }),
};
