import type { JoiningField, NationalIdKind } from '@fairhouse/jurisdictions';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type NationalId, nationalIdNames, readNationalId } from './national-id.ts';

/** What only some places have joining ask for; null where it was not asked for. */
export interface AskedAtPlace {
  nationalId: NationalId | null;
  birthName: string | null;
  birthPlace: string | null;
}

/** As typed. */
export interface AnswersAtPlace {
  nationalId?: string | undefined;
  birthName?: string | undefined;
  birthPlace?: string | undefined;
}

/** Checks the answers that the rules of a place ask for, and drops all others. `birthday` is YYYY-MM-DD. */
export function readAskedAtPlace(
  asks: { nationalId: NationalIdKind | null; joiningFields: readonly JoiningField[] },
  answers: AnswersAtPlace & { birthday: string },
): Result<AskedAtPlace> {
  const answer = (field: JoiningField) => (asks.joiningFields.includes(field) ? (answers[field]?.trim() ?? '') : null);
  const [birthName, birthPlace] = [answer('birthName'), answer('birthPlace')];
  if (birthName === '') return refuse('missingField', { field: 'birthName' });
  if (birthPlace === '') return refuse('missingField', { field: 'birthPlace' });
  const kind = asks.nationalId;
  if (kind === null) return ok({ nationalId: null, birthName, birthPlace });
  const nationalId = readNationalId(kind, answers.nationalId ?? '', answers.birthday);
  if (!nationalId) return refuse('nationalIdInvalid', { name: nationalIdNames[kind] });
  return ok({ nationalId, birthName, birthPlace });
}
