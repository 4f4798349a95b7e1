import type { DeskWebhook, OperatorCalls, SubscribedKind } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isAllowedEndpoint } from '../../../lib/outgoing-address.ts';
import { sealedFor } from '../sending/send-webhooks.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import {
  type AlertDestination,
  insertAlertDestination,
  lockSubscription,
  nextId,
  type Subscription,
  setAlertDestination,
} from './subscription.store.ts';
import { wholeWebhook } from './subscription.wire.ts';

type Deps = Pick<WebhooksDeps, 'db' | 'sealing' | 'addresses'>;
type Create = z.output<OperatorCalls['/operator/webhook/createAlert']['input']>;
type Change = z.output<OperatorCalls['/operator/webhook/changeAlert']['input']>;

/** PagerDuty's documented endpoint for events of accounts outside the EU. */
const pagerDutyEndpoint = 'https://events.pagerduty.com/v2/enqueue';
const incidentKinds: readonly SubscribedKind[] = ['incident.raised', 'incident.acknowledged', 'incident.resolved'];

/** Sends incidents to Slack or PagerDuty from now on. What must stay secret is stored sealed and never answered. */
export async function createAlertDestination(
  { db, sealing, addresses }: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { format, reason, ...input }: Create,
): Promise<Result<DeskWebhook>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (format === 'slack' && input.address === undefined) return refuse('missingField', { field: 'the address' });
  if (format === 'pagerduty' && input.routingKey === undefined)
    return refuse('missingField', { field: 'the integration key' });
  const place = readPlace(addresses, format, input);
  if ('ok' in place) return place;
  const madeBy = `operator:${operator.name}`;
  return inTransaction<Result<DeskWebhook>>(db, async (tx) => {
    const id = await nextId(tx);
    const destination = { format, ...termsOf(input), url: place.url ?? pagerDutyEndpoint };
    const secret = sealing.seal(sealedFor(id), Buffer.from(place.secret!));
    await insertAlertDestination(tx, { ...destination, id, kinds: incidentKinds, secret, madeBy });
    await recordAuditEvent(tx, {
      actor: madeBy,
      subject: `webhook:${id}`,
      command: 'webhook.createAlert',
      after: { ...destination, state: 'active', reason },
    });
    return ok(await wholeWebhook(tx, id));
  });
}

/** Changes what is sent, and where. Incidents that are open are resolved where they were raised, also if it asks for others now. */
export async function changeAlertDestination(
  { db, sealing, addresses }: Deps,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason, ...input }: Change,
): Promise<Result<DeskWebhook>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction<Result<DeskWebhook>>(db, async (tx) => {
    const before = await lockSubscription(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.format === 'webhook') return refuse('wrongState', { status: 'a subscription of signed events' });
    if (before.state === 'ended') return refuse('wrongState', { status: 'ended' });
    const place = readPlace(addresses, before.format, input);
    if ('ok' in place) return place;
    const after = { ...termsOf(input), url: place.url ?? before.url };
    const secret = place.secret === undefined ? null : sealing.seal(sealedFor(id), Buffer.from(place.secret));
    await setAlertDestination(tx, id, { ...after, secret });
    const { url, ...terms } = { url: before.url, ...termsOf(before) };
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `webhook:${id}`,
      command: 'webhook.changeAlert',
      before: { url, ...terms },
      after: { ...after, secretChanged: secret !== null, reason },
    });
    return ok(await wholeWebhook(tx, id));
  });
}

/** What can be shown of where it goes, and what is sealed of it; undefined: as it is. */
function readPlace(
  addresses: WebhooksDeps['addresses'],
  format: Subscription['format'],
  { address, routingKey }: Pick<Create, 'address' | 'routingKey'>,
): { url: string | undefined; secret: string | undefined } | Refusal {
  if (address !== undefined && !isAllowedEndpoint(address, addresses))
    return refuse('invalidField', { field: 'the address (https, a public host, port 443)' });
  const url = address === undefined ? undefined : new URL(address);
  if (format === 'slack') return { url: url?.origin, secret: url?.href };
  return { url: url?.href, secret: routingKey };
}

function termsOf({
  description,
  rules,
  severities,
  language,
}: Omit<AlertDestination, 'url' | 'format'>): Omit<AlertDestination, 'url' | 'format'> {
  return { description, rules: [...new Set(rules)], severities: [...new Set(severities)], language };
}
