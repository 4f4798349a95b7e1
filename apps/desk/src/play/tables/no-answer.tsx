import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Notice } from '../../ui/states.tsx';
import { useTablesTexts } from './texts/index.ts';

interface NoAnswerProps {
  vendorName: string;
  askedTime: string;
  toHealth: () => void;
}

/** What was shown before is not shown in its place: nobody could tell it from how it is now. */
export function NoAnswer({ vendorName, askedTime, toHealth }: NoAnswerProps) {
  const t = useTablesTexts();
  const may = useMay();
  return (
    <div role="alert">
      <Notice
        title={t('noAnswer', { vendor: vendorName })}
        action={
          may('health.read') && (
            <Button variant="default" size="xs" onClick={toHealth}>
              {t('toHealth')}
            </Button>
          )
        }
      >
        {t('asked')} <Moment at={askedTime} />. {t('noAnswerAbout')}
      </Notice>
    </div>
  );
}
