import { currencyCodes } from '@fairhouse/money';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type Alert, type Rule, type RuleKind, severities } from './risk-view.ts';
import { isNumber, readTyped } from './rule-words.ts';
import { type RiskText, useRiskTexts } from './texts/index.ts';

interface RuleDialogProps {
  kinds: readonly RuleKind[];
  /** The latest version, where it is changed; otherwise the rule is new. */
  of?: Rule;
  saved: (code: string) => void;
  close: () => void;
}

/** Writes a version of a rule: the fields are those that its kind takes. */
export function RuleDialog({ kinds, of, saved, close }: RuleDialogProps) {
  const t = useRiskTexts();
  const word = useRiskWords();
  const common = useCommonTexts();
  const [chosen, setChosen] = useState(of?.kind ?? kinds[0]!.kind);
  const kind = kinds.find((one) => one.kind === chosen)!;

  const fieldOf = (parameter: RuleKind['parameters'][number]): ActionField => {
    const { name, least, most, words, needed } = parameter;
    const bounds = least !== null && most !== null ? t('bounds', { least, most }) : '';
    const about = [bounds, needed ? '' : t('optional')].filter(Boolean).join('. ');
    const shared = {
      name,
      label: t(`param_${name}` as RiskText),
      required: needed,
      initial: String(of?.parameters[name] ?? words?.[0] ?? ''),
      half: true,
      ...(about && { about }),
    };
    if (words)
      return {
        ...shared,
        kind: 'select',
        options: words.map((value) => ({ value, label: t(`of_${value}` as RiskText) })),
      };
    return { ...shared, kind: isNumber(parameter) ? 'number' : 'amount', maxLength: 24 };
  };
  const fields: ActionField[] = [
    ...(of
      ? []
      : [
          {
            name: 'code',
            label: t('code'),
            about: t('codeAbout'),
            kind: 'text',
            required: true,
            maxLength: 40,
          } as const,
          {
            name: 'kind',
            label: t('kind'),
            kind: 'select',
            initial: chosen,
            options: kinds.map((one) => ({ value: one.kind, label: t(`kind_${one.kind}`) })),
          } as const,
        ]),
    ...(kind.takesCurrency === 'never'
      ? []
      : [
          {
            name: 'currency',
            label: t('currency'),
            kind: 'select',
            half: true,
            initial: of?.currency ?? (kind.takesCurrency === 'required' ? currencyCodes[0] : ''),
            options: [
              ...(kind.takesCurrency === 'required' ? [] : [{ value: '', label: t('anyCurrency') }]),
              ...currencyCodes.map((value) => ({ value, label: value })),
            ],
          } as const,
        ]),
    ...kind.parameters.map(fieldOf),
    {
      name: 'severity',
      label: t('severity'),
      kind: 'select',
      half: true,
      initial: of?.severity ?? 'medium',
      options: severities.map((value) => ({ value, label: word(`severity_${value}`) })),
    },
    { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
  ];
  return (
    <ActionDialog
      title={of ? t('changeTitle', { code: of.code }) : t('newRule')}
      fields={fields}
      submit={common('save')}
      size={620}
      onChange={(name, value) => {
        const other = kinds.find((one) => name === 'kind' && one.kind === value);
        if (other) setChosen(other.kind);
      }}
      onSubmit={async ({ code = of?.code ?? '', severity, reason = '', ...typed }) => {
        const currency = typed.currency || (kind.takesCurrency === 'required' ? currencyCodes[0] : '');
        const read = readTyped(kind, { ...typed, currency });
        if ('wrong' in read) return read.wrong === 'amountWrong' ? t('amountWrong', read) : t('currencyNeeded');
        const answer = await post('/operator/risk/rule/save', {
          code,
          kind: kind.kind,
          parameters: read.parameters,
          severity: severity as Alert['severity'],
          reason,
          ...(read.currency ? { currency: read.currency } : {}),
          ...(of ? { version: of.version } : {}),
        });
        if (!answer.ok) return answer.message;
        await reload('/operator/risk/rule/list', '/operator/risk/rule/versions');
        saved(code);
        return undefined;
      }}
      onClose={close}
    >
      {of ? t('changeAbout') : t('rulesAbout')}
    </ActionDialog>
  );
}
