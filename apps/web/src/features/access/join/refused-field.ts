import type { RegistrationField } from './registration.ts';

/** The API's codes that are about one field of step 1, so that the answer can stand at that field. */
const fieldOfCode: Readonly<Record<number, RegistrationField>> = {
  1102: 'username',
  1103: 'email',
  1104: 'mobile',
  1105: 'username',
  1106: 'email',
  1107: 'mobile',
  1108: 'password',
  1109: 'repassword',
};

export function refusedField(code: number): RegistrationField | undefined {
  return fieldOfCode[code];
}
