import type { Transaction } from '@fairhouse/database';
import { eachLanguage, formatAmount, type PlayerLanguage } from '@fairhouse/money';
import { openCaseBySystem } from '../../desk/index.ts';
import { announce } from '../../players/index.ts';
import type { Protection } from '../../protection/wiring/limits.ts';
import type { CreditedDeposit } from '../deposit/deposit.deps.ts';

/** Where a deposit that no limit could refuse went above one: somebody looks into it, and the player is told. */
export async function creditedOverLimit(
  { depositsOverLimit }: Pick<Protection, 'depositsOverLimit'>,
  tx: Transaction,
  { id, memberId, amount }: CreditedDeposit,
): Promise<void> {
  const over = await depositsOverLimit(tx, memberId, amount.currency);
  if (!over) return;
  const { most, paidIn } = over;
  await openCaseBySystem(tx, {
    by: 'system:protection',
    title: `Deposit ${id} above the deposit limit`,
    memberId,
    severity: 'medium',
    note: `${formatAmount(amount, 'en')} were credited; ${formatAmount(paidIn, 'en')} were paid in, and the limit is ${formatAmount(most, 'en')}.`,
  });
  await announce(tx, {
    memberId,
    kind: 'casino',
    about: `deposit:${id}:over-limit`,
    values: eachLanguage((language) =>
      sentences[language](formatAmount(amount, language), formatAmount(most, language)),
    ),
  });
}

const sentences: Record<PlayerLanguage, (amount: string, limit: string) => string> = {
  en: (amount, limit) =>
    `Your deposit of ${amount} was credited and takes you above your deposit limit of ${limit}. You can cash out the money at any time. New deposits are possible again when the limit resets: see Play safely.`,
  fil: (amount, limit) =>
    `Na-credit ang iyong deposito na ${amount} at lumampas ka sa iyong limitasyon sa deposito na ${limit}. Maaari mong i-cash out ang pera anumang oras. Makakapagdeposito ka muli kapag nag-reset ang limitasyon: tingnan ang Ligtas na paglalaro.`,
  pt: (amount, limit) =>
    `Seu depósito de ${amount} foi creditado e passa do seu limite de depósito de ${limit}. Você pode sacar o dinheiro quando quiser. Novos depósitos são possíveis quando o limite reiniciar: veja Jogo responsável.`,
  es: (amount, limit) =>
    `Tu depósito de ${amount} se acreditó y supera tu límite de depósito de ${limit}. Puedes retirar el dinero cuando quieras. Podrás depositar otra vez cuando el límite se reinicie: mira Juego responsable.`,
};
