import { incidentWords } from '../../../../lib/incident-words.ts';
import { type Alert, deskLink, incidentIn } from './alert.ts';

const actions = {
  'incident.raised': 'trigger',
  'incident.acknowledged': 'acknowledge',
  'incident.resolved': 'resolve',
} as const;
const longestSummary = 1_024;

/**
 * The body of `POST /v2/enqueue` of PagerDuty's Events API v2 (reference/events-v2/openapiv3.json of PagerDuty/api-schema). One
 * incident has one `dedup_key`, so that a repeat changes nothing. A test resolves a key that nothing was raised with, which PagerDuty
 * accepts and ignores: nobody is paged.
 */
export function pagerDutyEvent({ body, language, site }: Alert, routingKey: string): Record<string, unknown> {
  const host = new URL(site.deskOrigin).host;
  const incident = incidentIn(body);
  if (!incident) {
    return { routing_key: routingKey, event_action: 'resolve', dedup_key: `${host}/test/${body.id}` };
  }
  const { kind, incidentId, rule, about, severity, began, figures } = incident;
  const event = { routing_key: routingKey, event_action: actions[kind], dedup_key: `${host}/incident/${incidentId}` };
  if (kind !== 'incident.raised') return event;
  const { rules, atDesk } = incidentWords[language];
  return {
    ...event,
    payload: {
      summary: `${rules[rule]}: ${about}`.slice(0, longestSummary),
      source: host,
      severity,
      timestamp: began,
      component: about,
      group: site.name,
      class: rule,
      custom_details: figures,
    },
    client: site.name,
    client_url: deskLink(site),
    links: [{ href: deskLink(site), text: atDesk }],
  };
}
