import { incidentWords } from '../../../../lib/incident-words.ts';
import { type Alert, deskLink, incidentIn } from './alert.ts';

/** By Slack's reference of blocks: a header takes 150 characters, a section ten fields of 2,000. */
const longestHeader = 150;
const longestField = 2_000;
const mostFigures = 6;

/** A message for an incoming webhook of Slack, in Block Kit. `text` is what a notification shows. */
export function slackMessage({ body, language, site }: Alert): Record<string, unknown> {
  const words = incidentWords[language];
  const incident = incidentIn(body);
  if (!incident) {
    const text = words.test.replace('{site}', site.name);
    return { text: escaped(text), blocks: [{ type: 'section', text: plain(text, longestField) }] };
  }
  const { kind, rule, about, severity, began, figures } = incident;
  const states = {
    'incident.raised': words.incident,
    'incident.acknowledged': words.acknowledged,
    'incident.resolved': words.resolved,
  };
  const title = `${states[kind]}: ${words.rules[rule]}`;
  const fields = [
    [words.about, about],
    [words.severity, words.severities[severity]],
    [words.since, began],
    ...(kind === 'incident.resolved' ? [[words.until, body.timestamp]] : []),
    ...Object.entries(figures)
      .slice(0, mostFigures)
      .map(([name, value]) => [name, String(value)]),
  ];
  return {
    text: escaped(`${title} (${about})`),
    blocks: [
      { type: 'header', text: plain(title, longestHeader) },
      {
        type: 'section',
        fields: fields.map(([name, value]) => ({
          type: 'mrkdwn',
          text: `*${escaped(name!)}*\n${escaped(value!)}`.slice(0, longestField),
        })),
      },
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: `${escaped(site.name)} · <${deskLink(site)}|${escaped(words.atDesk)}>` }],
      },
    ],
  };
}

const plain = (text: string, most: number) => ({ type: 'plain_text', text: text.slice(0, most), emoji: false });

/** Slack reads these three signs as its own; everything else stands as it is. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
