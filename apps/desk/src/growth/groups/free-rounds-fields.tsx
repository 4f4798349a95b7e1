import { currencyCodes } from '@fairhouse/money';
import { NativeSelect, TextInput } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { Answered } from '../../ui/states.tsx';
import type { Typed, TypedStake } from './campaign-typed.ts';
import styles from './groups.module.css';
import { useGroupTexts } from './texts/index.ts';

interface FreeRoundsFieldsProps {
  typed: Typed;
  put: (more: Partial<Typed>) => void;
}

const numbers = ['count', 'days', 'wagering'] as const;
const amounts = ['stake', 'winMost', 'most'] as const satisfies readonly (keyof TypedStake)[];

/** Free rounds that each player gets: the game, how many and how long, and by currency the stake and what is credited at most. */
export function FreeRoundsFields({ typed, put }: FreeRoundsFieldsProps) {
  const t = useGroupTexts();
  const query = useCall('/operator/freeRounds/stakes', { currencies: [...currencyCodes] });
  return (
    <Answered query={query}>
      {({ games }) => {
        const offered = games.find(({ code }) => code === typed.game)?.stakes ?? [];
        return (
          <>
            <NativeSelect
              label={t('freeRoundsGame')}
              required
              className={styles.field}
              value={typed.game}
              onChange={(event) => put({ game: event.currentTarget.value })}
              data={[{ value: '', label: '–' }, ...games.map(({ code, name }) => ({ value: code, label: name }))]}
            />
            <div className={styles.languages}>
              {numbers.map((name) => (
                <TextInput
                  key={name}
                  label={t(`freeRounds_${name}`)}
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[name]}
                  onChange={(event) => put({ [name]: event.currentTarget.value })}
                />
              ))}
            </div>
            <fieldset className={styles.amounts}>
              <legend>{t('amounts')}</legend>
              <p className={styles.quiet}>{`${t('amountsAbout')} ${t('freeRoundsAbout')}`}</p>
              <div className={styles.stakeGrid}>
                <span />
                {amounts.map((name) => (
                  <span key={name}>{t(`freeRounds_${name}`)}</span>
                ))}
                {currencyCodes.map((currency) => {
                  const of = typed.stakes[currency] ?? { stake: '', winMost: '', most: '' };
                  const stakes = offered.find((one) => one.currency === currency)?.stakes;
                  return [
                    <span key={currency}>{currency}</span>,
                    ...amounts.map((name) => (
                      <TextInput
                        key={`${currency} ${name}`}
                        size="xs"
                        aria-label={`${t(`freeRounds_${name}`)}, ${currency}`}
                        inputMode="decimal"
                        autoComplete="off"
                        // The stakes that the game takes; typing begins the choice among them.
                        list={name === 'stake' && stakes ? `stakes-${currency}` : undefined}
                        placeholder={name === 'stake' ? stakes?.slice(0, 3).join(', ') : undefined}
                        value={of[name]}
                        onChange={(event) =>
                          put({ stakes: { ...typed.stakes, [currency]: { ...of, [name]: event.currentTarget.value } } })
                        }
                      />
                    )),
                    stakes && (
                      <datalist key={`${currency} list`} id={`stakes-${currency}`}>
                        {stakes.map((stake) => (
                          <option key={stake} value={stake} />
                        ))}
                      </datalist>
                    ),
                  ];
                })}
              </div>
            </fieldset>
          </>
        );
      }}
    </Answered>
  );
}
