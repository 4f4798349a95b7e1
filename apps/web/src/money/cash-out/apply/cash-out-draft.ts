import type { ChosenAmount } from '../../../ui/amount-choice.tsx';
import { emptyFields, type Fields, type MethodCode } from './destination-fields.ts';

/** What is filled in before the proofs: how much, by which method, and where to. */
export interface CashOutDraft {
  chosen: ChosenAmount;
  method: MethodCode | undefined;
  /** Of each method its own: an account number of the one is none of another. */
  fields: Partial<Record<MethodCode, Fields>>;
  /** Of each method the account that was used before and picked again; 'new' is one that is entered. */
  accounts: Partial<Record<MethodCode, number | 'new'>>;
}

export const fieldsIn = ({ method, fields }: CashOutDraft): Fields => (method && fields[method]) ?? emptyFields;
