import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, listedId, maybe, moment, nothing, text, whole } from '../../scalars.ts';

export const scheduleEvery = ['day', 'week', 'month'] as const;
export const mostRecipients = 30;
export const mostSchedulesOfReport = 10;
/** `waiting`: not made yet, or tried again; `mailed`: handed to the mails that are sent; `failed`: given up. */
export const deliveryStates = ['waiting', 'mailed', 'failed'] as const;

const times = {
  every: z.enum(scheduleEvery),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .describe('Of the clock of the zone, 06:30'),
  zone: text(64).describe('Name of the IANA database'),
  weekday: whole(1, 7).nullable().describe('Of `week`: Monday is 1'),
  monthDay: whole(1, 28).nullable().describe('Of `month`'),
};

const delivery = z.object({
  id: z.int(),
  dueTime: moment(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  nextTime: moment().nullable().describe('When it is tried again'),
  problem: z.string().nullable(),
  fileName: z.string().nullable(),
  sha256: z.string().nullable(),
  recipients: z.int().describe('Mails that were handed over'),
  leftOut: z.int().describe('Recipients who no longer may see it, or have no address'),
  sent: z.int().describe('Mails that the mail server accepted'),
  unsent: z.int().describe('Mails that wait or are tried again'),
  givenUp: z.int().describe('Mails that nobody will get'),
});

const schedule = z.object({
  id: z.int(),
  reportId: z.int(),
  reportName: z.string(),
  ...times,
  weekday: z.int().nullable(),
  monthDay: z.int().nullable(),
  recipients: z.array(z.object({ id: z.int(), name: z.string() })),
  isOn: z.boolean(),
  by: z.string(),
  deliveries: z.array(delivery).describe('The newest, at most 10'),
});
export type ReportSchedule = z.output<typeof schedule>;

export const listReportSchedules = call({
  path: '/operator/report/schedules',
  access: 'operator',
  permission: 'reports.read',
  summary: 'The mails of a report, with the last deliveries.',
  input: z.strictObject({ reportId: listedId() }),
  output: z.object({ schedules: z.array(schedule) }),
  errors: ['noSuchThing'],
});

export const saveReportSchedule = call({
  path: '/operator/report/schedule/save',
  access: 'operator',
  permission: 'reports.schedule',
  summary:
    'Has a report sent by mail, signed, once a period. Recipients are colleagues; each must be permitted to see it when it is sent.',
  input: z.strictObject({
    id: maybe(listedId()).describe('Of the one that is changed'),
    reportId: listedId(),
    ...times,
    recipients: z.array(id()).min(1).max(mostRecipients),
    isOn: z.boolean(),
  }),
  output: schedule,
  errors: ['noSuchThing', 'invalidField', 'wrongState'],
});

export const endReportSchedule = call({
  path: '/operator/report/schedule/end',
  access: 'operator',
  permission: 'reports.schedule',
  summary: 'Ends the mails of a schedule. Those that were made are kept.',
  input: z.strictObject({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing'],
});

export const listReportRecipients = call({
  path: '/operator/report/recipients',
  access: 'operator',
  permission: 'reports.schedule',
  summary: 'Colleagues who may see reports and have an address of mail.',
  input: nothing(),
  output: z.object({ people: z.array(z.object({ id: z.int(), name: z.string() })) }),
});
