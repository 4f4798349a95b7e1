import type { webhookBody } from '@fairhouse/contract/operator';
import { webhookEvents } from '@fairhouse/contract/operator';
import type { StaffLanguage } from '@fairhouse/money';
import type { z } from 'zod';

/** An event of an incident, or a test, that is to become a message of another service. */
export interface Alert {
  body: z.output<typeof webhookBody>;
  language: StaffLanguage;
  site: { name: string; deskOrigin: string };
}

const incidentKinds = ['incident.raised', 'incident.acknowledged', 'incident.resolved'] as const;
type IncidentKind = (typeof incidentKinds)[number];

/** What it says, by its schema; undefined: it is a test. Throws where it is about something else. */
export function incidentIn({ type, data }: Alert['body']) {
  if (type === 'webhook.test') return undefined;
  const kind: IncidentKind | undefined = incidentKinds.find((one) => one === type);
  if (!kind) throw new Error(`${type} is no alert`);
  const figures = kind === 'incident.raised' ? webhookEvents[kind].data.parse(data).figures : {};
  const { incidentId, rule, about, severity, began } = webhookEvents['incident.resolved'].data.loose().parse(data);
  return { kind, incidentId, rule, about, severity, began, figures };
}

/** Where the desk lists incidents. */
export const deskLink = ({ deskOrigin }: Alert['site']) => `${deskOrigin}/health?tab=incidents`;
