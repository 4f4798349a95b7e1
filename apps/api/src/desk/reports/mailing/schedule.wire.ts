import type { ReportSchedule } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { deliveriesOf } from './delivery.store.ts';
import type { Colleague } from './mailing.deps.ts';
import type { StoredSchedule } from './schedule.store.ts';

const mostDeliveries = 10;

export async function scheduleWire(
  db: Database | Transaction,
  schedule: StoredSchedule,
  staff: readonly Colleague[],
): Promise<ReportSchedule> {
  const { id, reportId, reportName, every, time, zone, weekday, monthDay, isOn, madeBy } = schedule;
  const nameOf = (staffId: bigint) => staff.find((one) => one.id === staffId)?.name ?? String(staffId);
  return {
    ...{ id, reportId, reportName, every, time, zone, weekday, monthDay, isOn },
    recipients: schedule.recipients.map((one) => ({ id: Number(one), name: nameOf(one) })),
    by: madeBy.replace(/^operator:/, ''),
    deliveries: await deliveriesOf(db, id, mostDeliveries),
  };
}
