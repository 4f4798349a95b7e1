import { Tag } from '../../../ui/facts/tag.tsx';
import type { RoleLine } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

export function KindTag({ of: { composed } }: { of: RoleLine }) {
  const t = useRolesTexts();
  if (!composed) return <Tag>{t('builtIn')}</Tag>;
  return <Tag tone={composed.removeTime ? 'bad' : 'casino'}>{t(composed.removeTime ? 'removed' : 'composed')}</Tag>;
}
