import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { reloadCatalogue } from './arrange.ts';
import styles from './catalogue.module.css';
import type { ArrangedGame } from './catalogue-view.ts';
import { asked, type OrderDraft } from './order-draft.ts';
import { useCatalogueTexts } from './texts/index.ts';

interface OrderBarProps {
  draft: OrderDraft;
  games: readonly ArrangedGame[];
  discard: () => void;
}

/** What is moved and not in force yet: it is saved with one reason, or forgotten. */
export function OrderBar({ draft, games, discard }: OrderBarProps) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const [saving, setSaving] = useState(false);
  const save = async (reason: string) => {
    for (const { id, before } of asked(draft)) {
      const game = games.find((one) => one.id === id);
      if (!game) continue;
      const answer = await post('/operator/catalogue/arrangeGame', { id, version: game.version, before, reason });
      if (answer.ok) continue;
      await reloadCatalogue();
      return `${game.name}: ${answer.message}`;
    }
    await reloadCatalogue();
    discard();
    return undefined;
  };
  return (
    <div className={styles.orderBar} role="status">
      <strong>{t('moves', { count: draft.moved.length })}</strong>
      <Button size="xs" onClick={() => setSaving(true)}>
        {t('save')}
      </Button>
      <Button size="xs" variant="default" onClick={discard}>
        {t('discard')}
      </Button>
      {saving && (
        <ActionDialog
          title={t('saveOrder')}
          fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
          submit={common('save')}
          onSubmit={({ reason = '' }) => save(reason)}
          onClose={() => setSaving(false)}
        >
          {t('saveOrderAbout')}
        </ActionDialog>
      )}
    </div>
  );
}
