import { useCommonTexts } from '../../lib/texts/index.ts';
import { typedForm } from './setting-fields.ts';
import styles from './settings.module.css';
import { en } from './texts/en.ts';
import { type SettingText, useFieldName, useSettingTexts } from './texts/index.ts';

/** The fields of a setting in one line or two. */
export function SettingValues({ value, scope }: { value: Readonly<Record<string, unknown>>; scope: string }) {
  const fieldName = useFieldName();
  const valueText = useValueText();
  return (
    <dl className={styles.values}>
      {Object.entries(value).map(([field, one]) => (
        <div key={field}>
          <dt>{fieldName(field, scope)}</dt>
          <dd>{valueText(field, one)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useValueText(): (field: string, value: unknown) => string {
  const t = useSettingTexts();
  const common = useCommonTexts();
  return (field, value) => {
    if (typeof value === 'boolean') return value ? common('yes') : common('no');
    if (typeof value === 'string' && Object.hasOwn(en, `choice_${value}`)) return t(`choice_${value}` as SettingText);
    if (field === 'visibility') return t(`visibility_${String(value)}` as SettingText);
    return typedForm(value) || '–';
  };
}
