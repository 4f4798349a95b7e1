import { type PoolSplit, poolSplitNames } from '@fairhouse/contract/split-pool';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import type { Draft, LineName } from './competition-draft.ts';
import styles from './competitions.module.css';
import { splitPrizes } from './split-prizes.ts';
import { useCompetitionTexts } from './texts/index.ts';

const mostPlaces = 100;

interface PrizeFieldsProps {
  draft: Draft;
  put: (more: Partial<Draft>) => void;
  lineName: (line: LineName) => string;
}

/** The minimum stake, the pool with its split, and the prize of each place, by currency. */
export function PrizeFields({ draft, put, lineName }: PrizeFieldsProps) {
  const t = useCompetitionTexts();
  const { stakes, pool, prizes } = draft;
  const set = (line: LineName, currency: Currency, typed: string) => {
    if (line === 'stakes') return put({ stakes: { ...stakes, [currency]: typed } });
    if (line === 'pool') return put({ pool: { ...pool, [currency]: typed } });
    return put({ prizes: prizes.map((one, at) => (at === line - 1 ? { ...one, [currency]: typed } : one)) });
  };
  const row = (line: LineName, typed: Draft['pool']) => [
    <span key={lineName(line)}>{lineName(line)}</span>,
    ...currencyCodes.map((currency) => (
      <TextInput
        key={`${line} ${currency}`}
        size="xs"
        aria-label={t('amountOf', { what: lineName(line), currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed[currency] ?? ''}
        onChange={(event) => set(line, currency, event.currentTarget.value)}
      />
    )),
  ];
  return (
    <>
      <div className={styles.grid}>
        <span />
        {currencyCodes.map((currency) => (
          <span key={currency} className={styles.currency}>
            {currency}
          </span>
        ))}
        {row('stakes', stakes)}
        {row('pool', pool)}
      </div>
      <Split draft={draft} put={put} />
      <div className={styles.grid}>{prizes.map((line, at) => row(at + 1, line))}</div>
      <div className={styles.decisions}>
        <Button
          size="xs"
          variant="default"
          disabled={prizes.length >= mostPlaces}
          onClick={() => put({ prizes: [...prizes, {}] })}
        >
          {t('addPlace')}
        </Button>
        {prizes.length > 1 && (
          <Button size="xs" variant="default" onClick={() => put({ prizes: prizes.slice(0, -1) })}>
            {t('removePlace')}
          </Button>
        )}
      </div>
    </>
  );
}

function Split({ draft: { pool, prizes }, put }: Pick<PrizeFieldsProps, 'draft' | 'put'>) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const [split, setSplit] = useState<PoolSplit>('topThree');
  const [places, setPlaces] = useState(String(prizes.length));
  const [problem, setProblem] = useState(false);
  const fill = () => {
    const count = /^\d{1,3}$/.test(places) ? Math.min(Math.max(Number(places), 1), mostPlaces) : 0;
    const read = split === 'flat' && count === 0 ? undefined : splitPrizes(pool, split, count, language);
    setProblem(!read);
    if (read) put({ prizes: read });
  };
  return (
    <>
      <div className={styles.split}>
        <NativeSelect
          size="xs"
          label={t('split')}
          value={split}
          onChange={(event) => setSplit(event.currentTarget.value as PoolSplit)}
          data={poolSplitNames.map((name) => ({ value: name, label: t(`split_${name}`) }))}
        />
        {split === 'flat' && (
          <TextInput
            size="xs"
            label={t('places')}
            inputMode="numeric"
            value={places}
            onChange={(event) => setPlaces(event.currentTarget.value)}
          />
        )}
        <Button size="xs" variant="default" onClick={fill}>
          {t('fill')}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {t('splitWrong')}
        </p>
      )}
    </>
  );
}
