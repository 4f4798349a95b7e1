import parsePhoneNumber from 'libphonenumber-js/min';

export interface TypedMobile {
  /** Dialling code, with or without the plus. */
  mobilePrefix: string;
  mobile: string;
}

/** '49' and '01511 2345678' → '+4915112345678': one name for one phone. Undefined for what nobody can dial from abroad. */
export function e164Of({ mobilePrefix, mobile }: TypedMobile): string | undefined {
  const digits = mobilePrefix.replace(/^\+/, '');
  if (!/^\d{1,4}$/.test(digits) || !/^\d{4,15}$/.test(mobile)) return undefined;
  const number = parsePhoneNumber(`+${digits}${mobile}`);
  return number?.isValid() ? number.number : undefined;
}
