import { playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, moment, nothing, text, whole } from '../../scalars.ts';

/** `planned` waits for its start; `cancelled` never began. */
export const maintenanceStates = ['planned', 'on', 'over', 'cancelled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** The longest, and how far ahead one is planned. */
export const maintenanceMostHours = 72;
export const maintenanceMostDaysAhead = 90;
export const maintenanceMostText = 240;

const texts = () =>
  z
    .partialRecord(z.enum(playerLanguageCodes), text(maintenanceMostText))
    .describe(
      'A sentence for players by language. Without any, the standard text; English stands in for a missing one',
    );

const maintenance = z.object({
  id: z.int(),
  state: z.enum(maintenanceStates),
  startTime: moment().describe('When it starts by itself, or started'),
  endTime: moment().describe('When it ends by itself, or was to end'),
  texts: texts(),
  reason: z.string(),
  madeBy: z.string(),
  makeTime: moment(),
  beginTime: moment().nullable().describe('When it really began'),
  finishTime: moment().nullable().describe('When it really ended, or was cancelled'),
});
export type Maintenance = z.output<typeof maintenance>;

const reason = () => text(300).describe('Not empty');
const times = { endTime: moment(), texts: texts().default({}), reason: reason() };

export const getMaintenance = call({
  path: '/operator/maintenance/get',
  access: 'operator',
  permission: 'self',
  summary: 'The maintenance that is planned or on; null: none.',
  input: nothing(),
  output: z.object({ current: maintenance.nullable() }),
});

export const listMaintenance = call({
  path: '/operator/maintenance/list',
  access: 'operator',
  permission: 'health.read',
  summary: 'Maintenance that is over or was cancelled, newest first.',
  input: z.strictObject({
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 100).default(50),
  }),
  output: z.object({ rows: z.array(maintenance), next: z.int().nullable() }),
});

export const planMaintenance = call({
  path: '/operator/maintenance/plan',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Announces maintenance, or switches it on now where no start is given. One at a time; it starts and ends by itself.',
  input: z.strictObject({ startTime: maybe(moment()).describe('Absent: now'), ...times }),
  output: maintenance,
  errors: ['missingField', 'invalidField', 'wrongState'],
});

export const changeMaintenance = call({
  path: '/operator/maintenance/change',
  access: 'operator',
  permission: 'settings.edit',
  summary: 'Changes times and texts of what is planned; of what is on its end and its texts.',
  input: z.strictObject({ id: listedId(), startTime: maybe(moment()), ...times }),
  output: maintenance,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'wrongState'],
});

export const turnMaintenance = call({
  path: '/operator/maintenance/turn',
  access: 'operator',
  permission: 'settings.edit',
  summary: 'Starts what is planned now, cancels it, or ends what is on.',
  input: z.strictObject({ id: listedId(), to: z.enum(['on', 'over', 'cancelled']), reason: reason() }),
  output: maintenance,
  errors: ['noSuchThing', 'missingField', 'wrongState'],
});
