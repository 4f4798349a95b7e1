import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { dayText, momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries, useCall } from '../../lib/query.ts';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

export function AgreedPart() {
  const t = usePersonalDataTexts();
  const language = useLanguage();
  const { data } = useCall('/sys/consent/get', {});
  const [busy, setBusy] = useState(false);
  if (!data) return null;
  const { offers, liveRounds, history } = data;

  async function answer(what: 'offers' | 'liveRounds', given: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    const said =
      what === 'offers'
        ? await post('/sys/consent/setOffers', { given })
        : await post('/sys/consent/setLiveRounds', { given });
    setBusy(false);
    if (!said.ok) return showToast(said.message);
    showToast(t(`${what}${given ? 'On' : 'Off'}`), 'info');
    await queries.invalidateQueries({ queryKey: ['/sys/consent/get'] });
  }

  function words({ what, given, articleId, version }: (typeof history)[number]): string {
    if (what === 'offers') return t(given ? 'answeredOffersYes' : 'answeredOffersNo');
    if (what === 'liveRounds') return t(given ? 'answeredLiveYes' : 'answeredLiveNo');
    const text = articleId === 2 || articleId === 3 || articleId === 4 ? t(`text_${articleId}`) : t('text_other');
    return t('answeredText', { text, version: version ?? 0 });
  }

  return (
    <section className={styles.part}>
      <h2>{t('agreedTitle')}</h2>
      <Checkbox checked={offers.given} onChange={(given) => void answer('offers', given)}>
        {t('offers')}
      </Checkbox>
      <p className={styles.note}>{t('offersSince', { day: dayText(offers.since, language) })}</p>
      <Checkbox checked={liveRounds.given} onChange={(given) => void answer('liveRounds', given)}>
        {t('liveRounds')}
      </Checkbox>
      <p className={styles.note}>{t('liveRoundsNote')}</p>
      {history.length > 0 && (
        <ul className={styles.rows} aria-label={t('history')}>
          {history.map((answer) => (
            <li key={`${answer.time} ${answer.articleId}`}>
              <span>{words(answer)}</span>
              <time dateTime={answer.time}>{momentText(answer.time, language)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
