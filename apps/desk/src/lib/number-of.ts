/** A number that an address names: from 1 on, of at most nine digits. Undefined where there is none. */
export const numberOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
