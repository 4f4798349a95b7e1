import { useRoleTexts } from '../../lib/texts/roles.ts';
import type { SavedReport } from './reports-view.ts';
import { useReportTexts } from './texts/index.ts';

export function useSharingName(): (sharing: SavedReport['sharedWith']) => string {
  const t = useReportTexts();
  const roleName = useRoleTexts();
  return (sharing) => (sharing === 'nobody' || sharing === 'all' ? t(`shared_${sharing}`) : roleName(sharing));
}
