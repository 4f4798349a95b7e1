import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { useMay } from '../../lib/person.ts';
import type { BonusFilter } from './bonus-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** Saves what the list shows, under the same filter. */
export function BonusExport({ filter }: { filter: BonusFilter }) {
  const t = useGroupTexts();
  const may = useMay();
  const [busy, setBusy] = useState(false);
  if (!may('exports.make')) return null;
  const save = async () => {
    setBusy(true);
    const said = await download('/operator/bonus/export', filter);
    setBusy(false);
    if (said === undefined) showToast(t('exported'), 'success');
    else showToast(said);
  };
  return (
    <Button size="xs" variant="default" loading={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
