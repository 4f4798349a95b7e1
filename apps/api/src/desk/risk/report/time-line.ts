import type { WholeCase } from '../cases/case.wire.ts';

export interface Moment {
  time: string;
  /** Empty: nobody did it, it happened. */
  who: string;
  what: string;
}

/** All that a case knows of, in the order in which it happened: facts, notes and decisions. */
export function timeLineOf(it: WholeCase): Moment[] {
  const moments: Moment[] = [
    ...it.alertList.flatMap((alert) => [
      {
        time: alert.time,
        who: '',
        what: `${alert.username}: ${alert.sentence} (rule ${alert.rule}, version ${alert.version}, ${alert.severity})`,
      },
      ...(alert.decidedTime === null
        ? []
        : [{ time: alert.decidedTime, who: alert.decidedBy ?? '', what: `took alert ${alert.id} into the case` }]),
    ]),
    { time: it.openTime, who: it.openedBy, what: 'opened the case' },
    ...it.members.map(({ memberId, addedBy, addTime }) => ({
      time: addTime,
      who: addedBy,
      what: `added member ${memberId}`,
    })),
    ...it.notes.map(({ time, by, text }) => ({ time, who: by, what: text })),
    ...it.reports.map(({ time, by, hash }) => ({ time, who: by, what: `wrote the report ${hash}` })),
  ];
  if (it.closeTime !== null) {
    moments.push({ time: it.closeTime, who: it.closedBy ?? '', what: `closed it as ${it.outcome}: ${it.closeReason}` });
  }
  return moments.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
}
