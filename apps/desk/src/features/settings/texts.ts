import { type Texts, textsOf } from '../../lib/i18n.ts';

const en = {
  title: 'Settings',
  about: 'What the house goes by. A change is in force everywhere within 5 seconds.',
  deposit: 'Deposits',
  cashOut: 'Cash-outs',
  depositMethod: 'Methods of deposit',
  cashOutMethod: 'Methods of cash-out',
  scope: 'For',
  values: 'Set to',
  setBy: 'Set by',
  time: 'Since',
  version: 'Version',
  reason: 'Reason',
  history: 'History: {name}, {scope}',
  historyAbout: 'Rows are only added. To go back to an earlier one, set its values again.',
  change: 'Change',
  changeTitle: '{name}, {scope}',
  listAbout: 'Several, separated by commas.',
  none: 'Nothing is set.',
  field_minimum: 'Least',
  field_maximum: 'Most',
  field_shortcuts: 'Shortcuts',
  field_manualInput: 'Other amounts too',
  field_multipleOf: 'Multiple of',
  field_requiredDeposit: 'Deposit before the first',
  field_monthlyMost: 'Most in a month',
  field_enabled: 'Shown',
  field_visibility: 'To whom',
  field_sortIndex: 'Order',
  field_discountPercent: 'Discount, percent',
  visibility_0: 'everybody',
  visibility_10: 'those who have deposited before',
  visibility_20: 'those who have not',
};

const fil: Texts<keyof typeof en> = {
  title: 'Mga setting',
  about: 'Ang sinusunod ng bahay. May bisa kahit saan ang pagbabago sa loob ng 5 segundo.',
  deposit: 'Mga deposito',
  cashOut: 'Mga cash-out',
  depositMethod: 'Mga paraan ng deposito',
  cashOutMethod: 'Mga paraan ng cash-out',
  scope: 'Para sa',
  values: 'Nakatakda sa',
  setBy: 'Itinakda ni',
  time: 'Mula noong',
  version: 'Bersiyon',
  reason: 'Dahilan',
  history: 'Kasaysayan: {name}, {scope}',
  historyAbout: 'Dinadagdagan lang ang mga hilera. Para bumalik sa nauna, itakdang muli ang mga halaga nito.',
  change: 'Baguhin',
  changeTitle: '{name}, {scope}',
  listAbout: 'Ilan, na pinaghihiwalay ng kuwit.',
  none: 'Walang nakatakda.',
  field_minimum: 'Pinakamababa',
  field_maximum: 'Pinakamataas',
  field_shortcuts: 'Mga shortcut',
  field_manualInput: 'Pati ibang halaga',
  field_multipleOf: 'Multiple ng',
  field_requiredDeposit: 'Deposito bago ang una',
  field_monthlyMost: 'Pinakamarami sa isang buwan',
  field_enabled: 'Ipinapakita',
  field_visibility: 'Kanino',
  field_sortIndex: 'Ayos',
  field_discountPercent: 'Bawas, porsiyento',
  visibility_0: 'lahat',
  visibility_10: 'mga nakapagdeposito na',
  visibility_20: 'mga hindi pa',
};

export const useSettingTexts = textsOf({ en, fil });
export type SettingText = keyof typeof en;

/** A field of a setting in words; one without words goes by its own name. */
export function useFieldName(): (field: string) => string {
  const t = useSettingTexts();
  return (field) => (Object.hasOwn(en, `field_${field}`) ? t(`field_${field}` as SettingText) : field);
}
