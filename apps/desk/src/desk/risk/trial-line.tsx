import { countText, dayText, momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { nameOf, type Rule } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';

/** What came of the latest trial of a version. */
export function TrialLine({ trial }: { trial: NonNullable<Rule['trial']> }) {
  const t = useRiskTexts();
  const language = useLanguage();
  const { alerts, more, members, from, until, by, time } = trial;
  const count = countText(alerts, language);
  return (
    <>
      {t('triedAs', {
        alerts: more ? t('moreThan', { count }) : count,
        members: countText(members, language),
        from: dayText(from, language),
        until: dayText(until, language),
      })}{' '}
      ({t('triedBy', { by: nameOf(by), time: momentText(time, language) })})
    </>
  );
}
