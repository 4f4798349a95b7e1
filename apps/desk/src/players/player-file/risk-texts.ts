import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  alerts: 'Alerts',
  cases: 'Cases',
  mutes: 'Muted rules',
  mutesAbout: 'They say nothing about this member until then.',
  what: 'Evidence',
  severity: 'Severity',
  time: 'Time',
  state: 'State',
  title: 'Case',
  with: 'With',
  opened: 'Opened',
  rule: 'Rule',
  until: 'Until',
  by: 'By',
  reason: 'Reason',
  noAlerts: 'No rule has raised an alert about this member.',
  noCases: 'This member is in no case.',
};

const fil: Texts<keyof typeof en> = {
  alerts: 'Mga alerto',
  cases: 'Mga kaso',
  mutes: 'Mga naka-mute na rule',
  mutesAbout: 'Wala silang sasabihin tungkol sa manlalarong ito hanggang noon.',
  what: 'Ang nakita',
  severity: 'Bigat',
  time: 'Oras',
  state: 'Status',
  title: 'Kaso',
  with: 'Nasa kay',
  opened: 'Binuksan',
  rule: 'Rule',
  until: 'Hanggang',
  by: 'Ni',
  reason: 'Dahilan',
  noAlerts: 'Walang rule na nagtaas ng alerto tungkol sa manlalarong ito.',
  noCases: 'Wala sa anumang kaso ang manlalarong ito.',
};

export const useMemberRiskTexts = textsOf({ en, fil });
