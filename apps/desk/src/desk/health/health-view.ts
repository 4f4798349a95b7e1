import type { OperatorCallOutput } from '@fairhouse/contract/operator';

export const healthTabs = ['now', 'traffic', 'jobs', 'incidents'] as const;
export type HealthTab = (typeof healthTabs)[number];
export const spans = ['1h', '24h', '7d'] as const;
export type Span = (typeof spans)[number];

/** What stands in the address. */
export interface HealthView {
  tab?: string;
  span?: string;
  state?: string;
}

export interface PartProps {
  view: HealthView;
  show: (view: HealthView, replace?: boolean) => void;
  /** What a queue is called. */
  queueName: (queue: Casino['queues'][number]['queue']) => string;
}

export const tabOf = ({ tab }: HealthView): HealthTab => healthTabs.find((one) => one === tab) ?? 'now';
export const spanOf = ({ span }: HealthView): Span => spans.find((one) => one === span) ?? '24h';

export type Casino = OperatorCallOutput<'/operator/health/get'>;
export type Jobs = OperatorCallOutput<'/operator/health/jobs'>;
export type Incident = OperatorCallOutput<'/operator/health/incidents'>['rows'][number];
export type WalletCalls = OperatorCallOutput<'/operator/health/wallet'>;
export type ProviderRow = OperatorCallOutput<'/operator/health/providers'>['rows'][number];

/** '1.4 GB': three digits are what an eye compares. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let value = bytes;
  let at = 0;
  while (value >= 1_000 && at < units.length - 1) {
    value /= 1_000;
    at += 1;
  }
  return `${value >= 100 || at === 0 ? Math.round(value) : value.toFixed(1)} ${units[at]}`;
}

/** Bars of a chart, from the time of the first step to the last, below the top of its axis; a step that nobody has counted has none. */
export function barsOf(
  { from, until, stepSeconds, points }: Pick<WalletCalls, 'from' | 'until' | 'stepSeconds' | 'points'>,
  width: number,
  height: number,
  top = 0,
): { time: string; x: number; width: number; y: number; height: number; refusedY: number; refusedHeight: number }[] {
  const fromMs = Date.parse(from);
  const steps = Math.max(1, Math.ceil((Date.parse(until) - fromMs) / (stepSeconds * 1_000)));
  const most = Math.max(1, top, ...points.map(({ calls }) => calls));
  const wide = width / steps;
  return points.map(({ time, calls, refused }) => {
    const tall = (calls / most) * height;
    const redTall = (refused / most) * height;
    return {
      time,
      x: ((Date.parse(time) - fromMs) / (stepSeconds * 1_000)) * wide,
      width: wide,
      y: height - tall,
      height: tall,
      refusedY: height - redTall,
      refusedHeight: redTall,
    };
  });
}

/** A schedule of a job, given as a crontab in UTC, in words: 'Mon 00:05 UTC', '1, 03:00 UTC' of a month, '02:30 UTC' of each day. */
export function scheduleText(schedule: string, language: string): string {
  const [minute = '', hour = '', day = '', , weekday = ''] = schedule.split(' ');
  if (![minute, hour].every((part) => /^\d{1,2}$/.test(part))) return schedule;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
  if (/^\d$/.test(weekday)) {
    // The fourth of January 1970 was a Sunday.
    const named = new Date(Date.UTC(1970, 0, 4 + (Number(weekday) % 7)));
    return `${named.toLocaleDateString(language, { weekday: 'short', timeZone: 'UTC' })} ${time}`;
  }
  return /^\d+$/.test(day) ? `${day}, ${time}` : time;
}
