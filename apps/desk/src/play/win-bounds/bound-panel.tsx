import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useProviderName } from '../../lib/texts/names/index.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { Bound } from './bound.ts';
import { BoundDialog } from './bound-dialog.tsx';
import { BoundHistory } from './bound-history.tsx';
import { useBoundTexts } from './texts.ts';
import { useSetBy } from './use-set-by.ts';

/** One bound: what is in force and whose it is, how it came to that, and another one. */
export function BoundPanel({ bound, close }: { bound: Bound; close: () => void }) {
  const t = useBoundTexts();
  const may = useMay();
  const language = useLanguage();
  const setBy = useSetBy();
  const providerName = useProviderName();
  const [acting, setActing] = useState<'set' | 'unset'>();
  const maySet = may('winBounds.edit');
  const isOwn = bound.source === 'own';
  useKeys({
    ...(maySet ? { decide1: () => setActing('set') } : {}),
    ...(maySet && isOwn ? { decide3: () => setActing('unset') } : {}),
  });
  const name = bound.name ?? t('ofVendor', { vendor: providerName(bound.vendor) });
  const by = setBy(bound);
  return (
    <SidePanel
      title={name}
      close={close}
      foot={
        maySet && (
          <>
            <Button size="xs" leftSection={<KeyMark>1</KeyMark>} onClick={() => setActing('set')}>
              {t('set')}
            </Button>
            {isOwn && (
              <Button size="xs" variant="default" leftSection={<KeyMark>3</KeyMark>} onClick={() => setActing('unset')}>
                {t('unset')}
              </Button>
            )}
          </>
        )
      }
    >
      <Facts>
        <Fact name={t('bound')}>{t('times', { count: countText(bound.multiple, language) })}</Fact>
        <Fact name={t('source')}>{t(`source_${bound.source}`)}</Fact>
        <Fact name={t('vendor')}>
          <Code of="provider" code={bound.vendor} />
        </Fact>
        {bound.game !== null && <Fact name={t('code')}>{bound.game}</Fact>}
        {by && (
          <Fact name={t('setBy')}>
            {by} {bound.setTime && <Moment at={bound.setTime} />}
          </Fact>
        )}
      </Facts>
      {may('record.read') && <BoundHistory of={bound.key} />}
      {acting && <BoundDialog action={acting} bound={bound} name={name} close={() => setActing(undefined)} />}
    </SidePanel>
  );
}
