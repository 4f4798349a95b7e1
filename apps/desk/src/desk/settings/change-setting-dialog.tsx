import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import type { Setting } from './setting.ts';
import { changedFields, choicesOf, typedForm } from './setting-fields.ts';
import { useFieldName, useScopeName, useSettingTexts } from './texts/index.ts';

const visibilities = ['0', '10', '20'] as const;

export function ChangeSettingDialog({ setting, close }: { setting: Setting; close: () => void }) {
  const t = useSettingTexts();
  const common = useCommonTexts();
  const fieldName = useFieldName();
  const scopeName = useScopeName();
  const { name, scope, version, value } = setting;
  const fields = Object.entries(value).map(([field, one]): ActionField => {
    const shared = { name: field, label: fieldName(field, scope), initial: typedForm(one) };
    if (field === 'visibility')
      return {
        ...shared,
        kind: 'select',
        options: visibilities.map((code) => ({ value: code, label: t(`visibility_${code}`) })),
      };
    const choices = choicesOf(name, field);
    if (choices)
      return { ...shared, kind: 'select', options: choices.map((value) => ({ value, label: t(`choice_${value}`) })) };
    if (typeof one === 'boolean')
      return {
        ...shared,
        kind: 'select',
        options: [
          { value: 'true', label: common('yes') },
          { value: 'false', label: common('no') },
        ],
      };
    if (Array.isArray(one)) return { ...shared, kind: 'text', about: t('listAbout') };
    return { ...shared, kind: typeof one === 'number' ? 'number' : 'text' };
  });
  return (
    <ActionDialog
      title={t('changeTitle', { name: t(name), scope: scopeName(name, scope) })}
      fields={[...fields, { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={common('save')}
      onSubmit={async ({ reason = '', ...typed }) => {
        const changed = changedFields(value, typed);
        if (Object.keys(changed).length === 0) return common('unchanged');
        const answer = await post('/operator/setting/set', { name, scope, version, fields: changed, reason });
        if (!answer.ok) return answer.message;
        await reload('/operator/setting/listAll', '/operator/setting/history');
        return undefined;
      }}
      onClose={close}
    />
  );
}
