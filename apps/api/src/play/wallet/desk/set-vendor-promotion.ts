import type { OperatorCalls, VendorPromotion } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, compare, parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import {
  isOutsideVendor,
  lockPromotion,
  type PromotionBounds,
  promotionsOfVendor,
  writePromotion,
} from '../vendor-promotion.store.ts';
import type { WalletDeskDeps } from './desk.deps.ts';
import { boundsText, vendorPromotionWire } from './vendor-promotion.wire.ts';

type Input = z.output<OperatorCalls['/operator/vendor/setPromotion']['input']>;

/** Sets what promotions of a vendor may cost, with a second person where the policy asks for one: its amount is the budget of a day. */
export async function askToSetVendorPromotion(
  { db, approvals }: Pick<WalletDeskDeps, 'db' | 'approvals'>,
  operator: StaffPerson,
  input: Input,
): Promise<Result<VendorPromotion>> {
  // Nobody is asked for a word on what is refused anyway.
  const bounds = await judge(db, input);
  if (!bounds.ok) return bounds;
  const { vendor, currency } = input;
  const amount = amountOf(currency, bounds.data.daily);
  return approvals.ask(
    operator,
    { command: 'vendor.setPromotion', subject: `vendor:${vendor}/${currency}`, amount, proposal: { ...input } },
    () => setVendorPromotion(db, operator, input),
  );
}

/** The same without being asked whether it takes two. */
export async function setVendorPromotion(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<VendorPromotion>> {
  const bounds = await judge(db, input);
  if (!bounds.ok) return bounds;
  const { vendor, currency, reason } = input;
  const actor = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    const before = await lockPromotion(tx, vendor, currency);
    await writePromotion(tx, { ...bounds.data, vendor, currency, setBy: actor });
    await recordAuditEvent(tx, {
      actor,
      subject: `vendor:${vendor}`,
      command: 'vendor.setPromotion',
      before: { currency, ...boundsText(currency, before ?? nothing) },
      after: { currency, ...boundsText(currency, bounds.data), reason },
    });
    const set = (await promotionsOfVendor(tx, vendor)).find((row) => row.currency === currency);
    return ok(vendorPromotionWire(currency, set));
  });
}

const nothing: PromotionBounds = { mayGrant: false, winMost: 0n, daily: 0n };

async function judge(db: Database | Transaction, input: Input): Promise<Result<PromotionBounds>> {
  const { vendor, currency, mayGrant, largestWin, daily, reason } = input;
  if (reason === '') return refuse('missingField', { field: 'reason' });
  const isOutside = await isOutsideVendor(db, vendor);
  if (isOutside === undefined) return refuse('noSuchThing');
  const refused = (why: string) => refuse('settingRefused', { why });
  if (!isOutside) return refused('the casino’s own studio and aggregators have no promotions of vendors');
  const winMost = parseWrittenAmount(largestWin, currency);
  const budget = parseWrittenAmount(daily, currency);
  if (!winMost || !budget) return refused(`'${winMost ? daily : largestWin}' is no amount of ${currency}`);
  if (compare(budget, winMost) < 0) return refused('the budget of a day is below the largest win');
  return ok({ mayGrant, winMost: winMost.minor, daily: budget.minor });
}
