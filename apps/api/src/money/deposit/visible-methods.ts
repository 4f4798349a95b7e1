import type { DepositMethod } from '@fairhouse/contract';
import type { PaymentProvider } from '@fairhouse/payments';
import type { SessionMember } from '../../http/session.ts';
import type { SetMethod } from './find-methods.ts';

/** 0 is for everybody, 10 for those who have deposited before, 20 for those who have not: the session knows which. */
export function isVisibleTo({ visibility }: SetMethod, { credited }: Pick<SessionMember, 'credited'>): boolean {
  return visibility === 0 || visibility === (credited ? 10 : 20);
}

/** Methods that take a player's own money alone. A card or a wallet does not tell credit from it before it is charged. */
const withoutCredit: readonly string[] = ['PIX', 'CRYPTO'];

/** Whether it may be paid in with where credit is not accepted. */
export function isOwnMoney({ code }: Pick<SetMethod, 'code'>): boolean {
  return withoutCredit.includes(code);
}

/** Whether its provider is there and is set up for it. */
export function isServedBy({ code }: Pick<SetMethod, 'code'>, provider: PaymentProvider | undefined): boolean {
  return provider !== undefined && !provider.withoutMethods?.includes(code);
}

export function methodWire({
  code,
  name,
  icon,
  enabled,
  visibility,
  sortIndex,
  discountPercent,
  arrival,
}: SetMethod): DepositMethod {
  return { code, name, icon, enabled: enabled ? 1 : 0, visibility, sortIndex, discount: discountPercent, arrival };
}

export interface MethodQuery {
  enabled?: number;
  code?: string;
  visibilities?: number[];
  codes?: string[];
}

export function matches(method: SetMethod, asked: MethodQuery): boolean {
  return (
    (asked.enabled === undefined || asked.enabled === (method.enabled ? 1 : 0)) &&
    (asked.code === undefined || asked.code === method.code) &&
    (asked.codes === undefined || asked.codes.includes(method.code)) &&
    (asked.visibilities === undefined || asked.visibilities.includes(method.visibility))
  );
}
