import { inTransaction } from '@fairhouse/database';
import { type Amount, amountOf, eachLanguage, formatAmount, type PlayerLanguage, parseAmount } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { lockMember } from '../checks/check.store.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { depositsSince, type FundsCase, fundsCasesOf, insertFundsCase } from './funds.store.ts';

const dayMs = 86_400_000;
const periodDays = 30;
/** What was accepted is not asked again for a year. */
const acceptedForDays = 365;

/** Above what deposits of 30 days the place asks where the money comes from; undefined where it does not ask. */
export async function fundsThreshold(
  { jurisdictionOfMember }: Pick<IdentityDeps, 'jurisdictionOfMember'>,
  { id, currency }: Pick<SessionMember, 'id' | 'currency'>,
): Promise<Amount | undefined> {
  const text = (await jurisdictionOfMember(id)).rules['funds.askedAbove'][currency];
  return text === undefined ? undefined : parseAmount(text, currency);
}

/**
 * Whether this deposit stays below what the place asks the source of funds for, or that is known. The first that does not asks
 * the member, once.
 */
export async function admitByFunds(deps: IdentityDeps, member: SessionMember, amount: Amount): Promise<Result<null>> {
  const threshold = await fundsThreshold(deps, member);
  if (!threshold) return ok(null);
  const now = deps.clock();
  const since = new Date(now.getTime() - periodDays * dayMs);
  const deposits = (await depositsSince(deps.db, member.id, since)) + amount.minor;
  if (deposits <= threshold.minor) return ok(null);
  return inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member.id);
    const [latest] = await fundsCasesOf(tx, member.id, 1);
    if (latest && isAccepted(latest, now)) return ok(null);
    if (latest?.state === 'asked' || latest?.state === 'handedIn') return refuse('fundsSourceRequired');
    const id = await insertFundsCase(tx, {
      memberId: member.id,
      currency: member.currency,
      threshold: threshold.minor,
      deposits,
    });
    await recordAuditEvent(tx, {
      actor: 'system:identity',
      memberId: member.id,
      subject: `funds:${id}`,
      command: 'funds.ask',
      after: {
        state: 'asked',
        threshold: String(threshold.minor),
        deposits: String(deposits),
        currency: member.currency,
      },
    });
    const above = (language: string) => formatAmount(amountOf(member.currency, threshold.minor), language);
    await deps.tellMember(tx, {
      memberId: member.id,
      about: `funds:${id}`,
      texts: eachLanguage((language) => asked[language](above(language))),
    });
    return refuse('fundsSourceRequired');
  });
}

const asked: Record<PlayerLanguage, (above: string) => string> = {
  en: (above) =>
    `Your deposits in 30 days have exceeded ${above}. Please tell us the source of your funds: open “Verification” in your account. You can deposit again once we have reviewed it; you can cash out at any time.`,
  fil: (above) =>
    `Lampas na sa ${above} ang mga deposito mo sa loob ng 30 araw. Sabihin sa amin ang pinagmulan ng pera: buksan ang “Beripikasyon” sa account mo. Makakapagdeposito ka muli kapag nasuri na namin ito; makakapag-cash out ka anumang oras.`,
  pt: (above) =>
    `Seus depósitos em 30 dias passaram de ${above}. Diga a origem dos seus recursos: abra “Verificação” na sua conta. Você pode depositar de novo quando analisarmos; pode sacar quando quiser.`,
  es: (above) =>
    `Tus depósitos en 30 días superaron ${above}. Dinos el origen de tus fondos: abre “Verificación” en tu cuenta. Podrás depositar otra vez cuando lo revisemos; puedes retirar cuando quieras.`,
};

function isAccepted({ state, decidedAt }: FundsCase, now: Date): boolean {
  return state === 'accepted' && decidedAt !== null && now.getTime() - decidedAt.getTime() < acceptedForDays * dayMs;
}
