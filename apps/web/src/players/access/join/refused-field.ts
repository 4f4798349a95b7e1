import type { RegistrationField } from './registration.ts';

/** The API's codes that are about one field, with the step it stands in, so that the answer can stand at that field. */
const placeOfCode: Readonly<Record<number, { step: 1 | 2 | 3; field: RegistrationField }>> = {
  1102: { step: 1, field: 'username' },
  1103: { step: 1, field: 'email' },
  1104: { step: 1, field: 'mobile' },
  1105: { step: 1, field: 'username' },
  1106: { step: 1, field: 'email' },
  1107: { step: 1, field: 'mobile' },
  1108: { step: 1, field: 'password' },
  1109: { step: 1, field: 'repassword' },
  1110: { step: 2, field: 'birthday' },
  1111: { step: 2, field: 'birthday' },
  1117: { step: 3, field: 'invitorCode' },
  1125: { step: 3, field: 'nationalId' },
  1126: { step: 3, field: 'nationalId' },
  1222: { step: 3, field: 'currency' },
};

export function refusedField(code: number): RegistrationField | undefined {
  return placeOfCode[code]?.field;
}

/** The step that has to be mended; the last for what is about none of them. */
export function stepOf(code: number): 1 | 2 | 3 {
  return placeOfCode[code]?.step ?? 3;
}
