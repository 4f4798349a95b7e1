import { gauge } from './gauge.ts';
import { type Drill, faultsOf, lostMs, openAgainMs } from './report.ts';

/** What a drill found, as Prometheus reads it; undefined: it came to no end. */
export function drillMetrics(drill: Drill | undefined, endedAt: Date): string {
  const isRight = drill !== undefined && faultsOf(drill).length === 0;
  const inSeconds = (ms: number | undefined) => ms && ms / 1_000;
  const found: [name: string, help: string, value: number | undefined][] = [
    ['at_seconds', 'When the last drill ended, in Unix time', Math.floor(endedAt.getTime() / 1_000)],
    ['right', 'Whether all verified in it: 1, or 0', isRight ? 1 : 0],
    [
      'open_again_seconds',
      'How long it took until the restored casino was open',
      inSeconds(drill && openAgainMs(drill)),
    ],
    ['lost_seconds', 'How much time would have been lost with the casino', inSeconds(drill && lostMs(drill))],
  ];
  return found
    .flatMap(([name, help, value]) => (value === undefined ? [] : [gauge(`casino_drill_${name}`, help, [['', value]])]))
    .join('');
}
