import { useMemo } from 'react';
import { textsOf } from '../../../lib/i18n.ts';
import { useCodeName } from '../../../lib/texts/names/index.ts';
import type { Setting } from '../setting.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useSettingTexts = textsOf({ en, fil });
export type SettingText = keyof typeof en;

/** Every amount of Friday's bonus, and how each promotion runs, are named alike. */
const friday = /^fridayFun\.(\w+)\.(deposits|balanceBelow|bonus)$/;
const running = /^(\w+)\.(on|firstDay|lastDay)$/;

/** A field of a setting in words, in those of its scope where it has some; one without words goes by its own name. */
export function useFieldName(): (field: string, scope?: string) => string {
  const t = useSettingTexts();
  return useMemo(
    () => (field, scope) => {
      const [, level, what] = friday.exec(field) ?? [];
      if (level) return t(`friday_${what}` as SettingText, { level: t(level as SettingText) });
      const [, promotion, how] = running.exec(field) ?? [];
      if (promotion) return t(`running_${how}` as SettingText, { promotion: t(promotion as SettingText) });
      const known = [`field_${field}_${scope}`, `field_${field}`].find((name) => Object.hasOwn(en, name));
      return known ? t(known as SettingText) : field;
    },
    [t],
  );
}

/** What a setting is set for, in words: currencies go by themselves. */
export function useScopeName(): (name: Setting['name'], scope: string) => string {
  const t = useSettingTexts();
  const methodName = useCodeName('method');
  return (name, scope) => {
    if (Object.hasOwn(en, `scope_${scope}`)) return t(`scope_${scope}` as SettingText);
    if (name === 'vipPackage') return t('scope_package', { id: scope });
    if (name === 'depositMethod' || name === 'cashOutMethod') return methodName(scope) ?? scope;
    return name === 'vipLevel' ? t(scope as SettingText) : scope;
  };
}
