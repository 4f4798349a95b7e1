import { validate } from 'stdnum/lib/cjs/br/cpf';

/** Brazilian CPF, with or without its dots. Eleven times the same digit has right check digits and is none. */
export function isCpf(value: string): boolean {
  return /^[\d.-]+$/.test(value) && !/^(\d)\1+$/.test(value.replace(/\D/g, '')) && validate(value).isValid;
}
