/** As a register compares people. */
export interface PersonInRegister {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthday: string;
  email: string;
  postalCode: string;
  mobile: string;
}

/**
 * `lapsed`: was excluded, and has asked for the end of it after its least time. `unknown`: no answer, or none that can be
 * read. `proof` is what the register calls this answer by.
 */
export type RegisterAnswer =
  | { outcome: 'excluded' | 'lapsed' | 'free'; proof: string | undefined }
  | { outcome: 'unknown'; reason: string };

/** A national register of people who have excluded themselves from play. */
export interface ExclusionRegister {
  /** As `exclusion.register` of a jurisdiction names it. */
  name: string;
  ask(person: PersonInRegister): Promise<RegisterAnswer>;
}
