import { isCurrency } from '@fairhouse/money';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { TextField } from '@fairhouse/ui/forms/text-field.tsx';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { Picker } from '@fairhouse/ui/picker.tsx';
import { sourceOf } from '@fairhouse/ui/picker-options.ts';
import { useMemo } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import type { Refused } from '../../../lib/api.ts';
import { useCall } from '../../../lib/query.ts';
import styles from '../form.module.css';
import { PictureCheck, type usePictureCheck } from '../picture-check.tsx';
import { useAccessTexts } from '../texts/index.ts';
import { AskedAtPlace, askedChecks } from './asked-at-place.tsx';
import { type StepProps, startsAt } from './registration.ts';
import type { StepCheck } from './registration-checks.ts';
import { StepForm } from './step-form.tsx';

const listsStaleMs = 3_600_000;
/** Years, until a place is chosen. */
const usualAge = 18;

/** Final step: currency, where the player lives, and the agreement. */
export function HomeStep({ check, onNext, ...step }: StepProps & { check: ReturnType<typeof usePictureCheck> }) {
  const t = useAccessTexts();
  const { draft } = step;
  const { currencies, countries, states, sources, hasStates, rulesOf } = usePlaces(draft.countryCode);
  const rules = rulesOf(draft.stateCode) ?? rulesOf(draft.countryCode);
  const checks: StepCheck[] = [
    ['currency', draft.currency !== undefined, t('currencyTip')],
    ['countryCode', draft.countryCode !== '', t('countryTip')],
    ['stateCode', draft.stateCode !== '' || !hasStates, t('stateTip')],
    ...askedChecks(rules, draft, t),
    ['city', draft.city.trim() !== '', t('cityTip')],
    ['postalCode', draft.postalCode.trim() !== '', t('postalCodeTip')],
    ['address', draft.address.trim() !== '', t('addressTip')],
    ['verifyCode', check.isAnswered, check.tip],
  ];

  const allowed = rules?.currencies;
  const open = allowed ? currencies.filter(({ value }) => allowed.some((code) => code === value)) : currencies;
  const age = rules?.ageLeast ?? usualAge;

  async function create(): Promise<Refused | undefined> {
    if (draft.agreed) return onNext();
    void showAlert({ message: t('acceptTip') });
  }

  return (
    <StepForm {...step} checks={checks} submitText={t('create')} onNext={create}>
      {({ put, problem }) => (
        <>
          <div data-field="currency">
            <Picker
              label={t('currency')}
              options={open}
              source={sources.currencies}
              value={draft.currency}
              error={problem.of('currency')}
              onChange={(code) => put({ currency: isCurrency(code) ? code : undefined })}
            />
          </div>
          <div data-field="countryCode">
            <Picker
              label={t('country')}
              searchable
              options={countries}
              source={sources.countries}
              value={draft.countryCode}
              error={problem.of('countryCode')}
              onChange={(countryCode) =>
                put({ countryCode, stateCode: '', ...startsAt(rulesOf(countryCode), draft.currency) })
              }
            />
          </div>
          <div data-field="stateCode">
            <Picker
              label={t('state')}
              searchable
              options={states}
              source={sources.states}
              disabled={draft.countryCode === '' || !hasStates}
              value={draft.stateCode}
              error={problem.of('stateCode')}
              onChange={(stateCode) => put({ stateCode, ...startsAt(rulesOf(stateCode), draft.currency) })}
            />
          </div>
          <AskedAtPlace rules={rules} draft={draft} put={put} problem={problem} />
          <div className={styles.pair}>
            <TextField
              label={t('city')}
              data-field="city"
              autoComplete="address-level2"
              maxLength={100}
              value={draft.city}
              error={problem.of('city')}
              onChange={(city) => put({ city })}
            />
            <TextField
              label={t('postalCode')}
              data-field="postalCode"
              autoComplete="postal-code"
              maxLength={20}
              value={draft.postalCode}
              error={problem.of('postalCode')}
              onChange={(postalCode) => put({ postalCode })}
            />
          </div>
          <TextField
            label={t('address')}
            data-field="address"
            autoComplete="street-address"
            maxLength={200}
            value={draft.address}
            error={problem.of('address')}
            onChange={(address) => put({ address })}
          />
          <TextField
            label={t('invitationCode')}
            data-field="invitorCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            value={draft.invitorCode}
            error={problem.of('invitorCode')}
            onChange={(invitorCode) => put({ invitorCode })}
          />
          <PictureCheck check={check} error={problem.of('verifyCode')} />
          <div>
            <Checkbox checked={draft.receiveExclusive} onChange={(receiveExclusive) => put({ receiveExclusive })}>
              {t('receiveExclusive')}
            </Checkbox>
            <Checkbox checked={draft.agreed} onChange={(agreed) => put({ agreed })}>
              {t('agreeBefore', { age })} <LegalLink name="userAgreement" label={t('userAgreement')} />{' '}
              {t('agreeBetween')} <LegalLink name="privacyPolicy" label={t('privacyPolicy')} />.
            </Checkbox>
          </div>
        </>
      )}
    </StepForm>
  );
}

function LegalLink({ name, label }: { name: 'userAgreement' | 'privacyPolicy'; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.link} ${styles.inline}`}
      onClick={(event) => {
        // It stands in the label of the box, which it must not tick.
        event.preventDefault();
        openPopup('legal', { text: name });
      }}
    >
      {label}
    </button>
  );
}

/** The lists of this step; states are those of the chosen country. */
function usePlaces(countryCode: string) {
  const currencies = useCall(
    '/base/currency/listAll',
    { enabled: 1, exchangeRate_0: 'ASC' },
    { staleTimeMs: listsStaleMs },
  );
  const countries = useCall('/base/country/listAll', { status: 1 }, { staleTimeMs: listsStaleMs });
  const states = useCall(
    '/base/state/listAll',
    { enabled: 1, countryIsoCode2: countryCode },
    { staleTimeMs: listsStaleMs, enabled: countryCode !== '' },
  );
  return {
    currencies: useMemo(
      () => (currencies.data ?? []).map(({ code, symbol }) => ({ value: code, label: `${code}  ${symbol}` })),
      [currencies.data],
    ),
    countries: useMemo(
      () => (countries.data ?? []).map((one) => ({ value: one.isoCode2, label: `${one.isoCode2} - ${one.enName}` })),
      [countries.data],
    ),
    states: useMemo(
      () => (states.data ?? []).map((one) => ({ value: one.code, label: `${one.code} - ${one.name}` })),
      [states.data],
    ),
    sources: { currencies: sourceOf(currencies), countries: sourceOf(countries), states: sourceOf(states) },
    /** Of a country or a state that is in the lists. */
    rulesOf: (place: string) =>
      states.data?.find(({ code }) => code === place) ?? countries.data?.find(({ isoCode2 }) => isoCode2 === place),
    /** A few countries are not divided; nothing can be asked of people there. */
    hasStates: states.data?.length !== 0,
  };
}
