import * as abn from 'stdnum/lib/cjs/au/abn';

/** ABA routing number: nine digits, weighted 3-7-1, the sum a multiple of ten (ABA Key to Routing Numbers). */
export function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || /^0+$/.test(value)) return false;
  const weights = [3, 7, 1];
  const sum = [...value].reduce((total, digit, position) => total + Number(digit) * weights[position % 3]!, 0);
  return sum % 10 === 0;
}

/** Australian Business Number. */
export function isAbn(value: string): boolean {
  return /^\d{11}$/.test(value) && abn.validate(value).isValid;
}

const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** A PayID: an email address, an Australian telephone number, or an ABN. Organisation ids look like email domains. */
export function isPayId(value: string): boolean {
  const compact = value.replace(/[\s()-]/g, '');
  return (
    email.test(value) ||
    /^(\+61|0)\d{9}$/.test(compact) ||
    isAbn(compact) ||
    /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+$/i.test(value)
  );
}
