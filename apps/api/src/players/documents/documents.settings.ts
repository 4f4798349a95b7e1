import type { SettingText } from '@fairhouse/contract/operator';

/** A month is time to renew a passport; where somebody lives is worth asking once a year. */
export function firstDocumentsSetting(): SettingText<'documents'> {
  return { expiryNoticeDays: 30, addressValidMonths: 12 };
}
