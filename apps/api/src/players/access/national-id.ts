import type { NationalIdKind } from '@fairhouse/jurisdictions';
import * as personnummer from 'stdnum/lib/cjs/se/personnummer';
import { isCpf } from '../../lib/cpf.ts';

export interface NationalId {
  kind: NationalIdKind;
  /** Digits only: 11 of a CPF, 12 of a personnummer. */
  number: string;
}

/** What each is called by those who have one. */
export const nationalIdNames: Readonly<Record<NationalIdKind, string>> = { cpf: 'CPF', personnummer: 'personnummer' };

/** Reads a number as people type it, with or without its signs; undefined when its check digits or its date are wrong. */
const readers: Readonly<Record<NationalIdKind, (digits: string, birthday: string) => string | undefined>> = {
  cpf: (digits) => (isCpf(digits) ? digits : undefined),
  // It begins with the birthday; without the century when it has ten digits.
  personnummer(digits, birthday) {
    const whole = digits.length === 10 ? birthday.slice(0, 2) + digits : digits;
    const signed = `${whole.slice(0, -4)}-${whole.slice(-4)}`;
    const isOfBirthday = whole.startsWith(birthday.replaceAll('-', ''));
    return whole.length === 12 && isOfBirthday && personnummer.validate(signed).isValid ? whole : undefined;
  },
};

/** `birthday` is YYYY-MM-DD. */
export function readNationalId(kind: NationalIdKind, typed: string, birthday: string): NationalId | undefined {
  const number = /^[\d\s.+-]+$/.test(typed) ? readers[kind](typed.replace(/\D/g, ''), birthday) : undefined;
  return number === undefined ? undefined : { kind, number };
}
