/** ABA routing number: nine digits, weighted 3-7-1, the sum a multiple of ten (ABA Key to Routing Numbers). */
export function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || /^0+$/.test(value)) return false;
  const weights = [3, 7, 1];
  const sum = [...value].reduce((total, digit, position) => total + Number(digit) * weights[position % 3]!, 0);
  return sum % 10 === 0;
}

/** Brazilian CPF: eleven digits, the last two of them check digits; eleven times the same digit is none. */
export function isCpf(value: string): boolean {
  const digits = value.replace(/[.-]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, position) => total + Number(digit) * (length + 1 - position),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** Australian Business Number: the weighted sum, the first digit lessened by one, is a multiple of 89 (ABR). */
export function isAbn(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false;
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = [...value].reduce(
    (total, digit, position) => total + (Number(digit) - (position === 0 ? 1 : 0)) * weights[position]!,
    0,
  );
  return sum % 89 === 0;
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
