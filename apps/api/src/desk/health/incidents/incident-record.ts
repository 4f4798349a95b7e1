import { severityOf } from '@fairhouse/contract/operator';
import type { Incident } from './incident.store.ts';

/** An incident as audit events keep it: of what was measured the numbers alone, as texts may be those of errors. */
export function incidentRecord({ rule, subject, beganAt, facts }: Incident): Record<string, unknown> {
  const figures = Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value === 'number'));
  return { rule, about: subject, severity: severityOf[rule], began: beganAt.toISOString(), figures };
}
