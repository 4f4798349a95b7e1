/**
 * SQL for what a deposit bought, given the alias of its posting: what was paid and, where the method has a discount, the
 * gift of the rest, which is posted beside it under the deposit's name with ':gift'. Anyone who asks how much a member has
 * deposited means this; what was paid alone is a matter between the casino and the provider.
 */
export const boughtBy = (posting: string): string =>
  `${posting}.amount + coalesce((select gift.amount from ledger_posting gift
     where gift.member_id = ${posting}.member_id and gift.source = ${posting}.source
       and gift.external_id = ${posting}.external_id || ':gift' and gift.type = 'GIFT'), 0)`;
