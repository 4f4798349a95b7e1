import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useLanguage } from '../../../lib/language.ts';
import { queries, useCall } from '../../../lib/query.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { useKindTexts } from '../../../lib/texts/names/index.ts';
import { ActionDialog, type ActionField } from '../../../ui/action-dialog.tsx';
import { Loading } from '../../../ui/states.tsx';
import { AmountsOf } from '../amounts-of.tsx';
import { ownValuesAsked, valuesAsked } from '../asked-values.ts';
import { decide } from '../decisions/made-decisions.ts';
import { decisionName, useQueueTexts, valueName } from '../texts/index.ts';
import type { Decision, QueueName, Row } from '../types.ts';
import { useBreakHours } from './use-break-hours.ts';
import { useOpenCases } from './use-open-cases.ts';

/** A decision that asks for something first. */
export interface Deciding {
  queue: QueueName;
  decision: Decision;
  rows: readonly Row[];
  onMade: () => void;
}

const kinds: Readonly<Record<string, ActionField['kind']>> = {
  amount: 'amount',
  documentDate: 'day',
  expiryDate: 'dayOrNone',
};

/** What is known of it already: the amount that was asked for, the day that the player stated of the document that is open. */
function knownValue(name: string, row: Row): string {
  if (name === 'amount') return String(row.amount ?? '');
  if (name !== 'documentDate' && name !== 'expiryDate') return '';
  const opened = queries.getQueryData<OperatorCallOutput<'/operator/document/get'>>([
    '/operator/document/get',
    { id: row.id },
  ]);
  return opened?.[name] ?? '';
}

export function DecideDialog({ deciding, close }: { deciding: Deciding; close: () => void }) {
  const { queue, decision, rows, onMade } = deciding;
  const t = useQueueTexts();
  const common = useCommonTexts();
  const kindName = useKindTexts();
  const language = useLanguage();
  const written = useCall('/operator/queue/templates', { queue }, { staleTimeMs: 300_000 });
  const cases = useOpenCases(decision, rows);
  const takesCase = decision.values.some(({ name }) => name === 'case');
  const takesHours = decision.values.some(({ name }) => name === 'hours');
  const hours = useBreakHours(takesHours ? rows[0] : undefined);
  if (written.isPending || (takesCase && !cases) || (takesHours && !hours)) return <Loading />;

  const what = decisionName(t, decision.name);
  const values = valuesAsked(decision).map(({ name, required }): ActionField => {
    const shared = { name: `value.${name}`, label: valueName(t, name), required };
    if (name === 'case' && cases) return { ...shared, kind: 'select', initial: cases[0]?.value ?? '', options: cases };
    if (name === 'hours' && hours) return { ...shared, kind: 'select', initial: hours[0]?.value ?? '', options: hours };
    const initial = rows.length === 1 ? knownValue(name, rows[0]!) : '';
    return { ...shared, kind: kinds[name] ?? 'text', initial };
  });
  const own = ownValuesAsked(decision, rows).map(({ row, name }) => ({ row, name, field: ownField(row, name) }));
  function ownField(row: Row, name: string): ActionField {
    const which = rows.length === 1 ? '' : ` · ${kindName(row.kind ?? '')} ${row.id}`;
    return {
      name: `own.${row.id}.${name}`,
      label: `${valueName(t, name)}${which}`,
      kind: kinds[name] ?? 'text',
      required: name === 'expiryDate',
      initial: knownValue(name, row),
      about: t(name === 'expiryDate' ? 'expiryDateAbout' : 'documentDateAbout'),
      noneLabel: t('noExpiryDate'),
    };
  }
  const reason: ActionField = {
    name: 'reason',
    label: decision.name === 'openCase' ? t('caseTitle') : decision.toMember ? t('reasonToPlayer') : t('reasonKept'),
    about: decision.toMember ? common('reasonForThePlayer') : common('reasonForTheRecord'),
    kind: 'area',
    required: decision.reason === 'required',
    maxLength: 300,
  };
  const templates = (written.data ?? []).filter((one) => one.decision === decision.name);
  return (
    <ActionDialog
      title={
        rows.length === 1 ? t('decideOne', { what, id: rows[0]!.id }) : t('decideMany', { what, count: rows.length })
      }
      fields={[...own.map(({ field }) => field), ...values, ...(decision.reason === 'none' ? [] : [reason])]}
      templates={templates.map(({ code, english, filipino }) => ({
        code,
        text: language === 'fil' ? filipino : english,
      }))}
      templatesLabel={t('templates')}
      submit={what}
      tone={decision.name === 'ask' || !decision.toMember ? 'green' : 'red'}
      onSubmit={async (typed, template) => {
        const given = values.map(({ name }) => [name.replace('value.', ''), typed[name] ?? ''] as const);
        void decide({
          queue,
          rows,
          what: decision.name,
          reason: typed.reason,
          template,
          values: Object.fromEntries(given.filter(([, value]) => value !== '')),
          own: own.map(({ row, name, field }) => ({ id: row.id, name, value: typed[field.name] ?? '' })),
        });
        onMade();
        return undefined;
      }}
      beside={queue === 'documents' || queue === 'funds' || queue === 'corrections'}
      onClose={close}
    >
      <AmountsOf rows={rows} />
      {cases?.length === 0 && <p>{t('noCases')}</p>}
      {rows.length > 1 && <p>{t('confirmMany')}</p>}
    </ActionDialog>
  );
}
