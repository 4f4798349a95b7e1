import { codesIn } from '../../lib/countries.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { arrange } from './arrange.ts';
import type { ArrangedGame } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

/** State, pin and countries of one game; where it stands is moved in the list. */
export function ArrangeDialog({ game, close }: { game: ArrangedGame; close: () => void }) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const states = [...(game.playable ? (['open'] as const) : []), 'announced', 'closed'] as const;
  const yesNo = [
    { value: 'true', label: common('yes') },
    { value: 'false', label: common('no') },
  ];
  return (
    <ActionDialog
      title={t('changeOf', { name: game.name })}
      fields={[
        {
          name: 'state',
          label: t('state'),
          kind: 'select',
          initial: game.state,
          options: states.map((value) => ({ value, label: t(`state_${value}`) })),
        },
        { name: 'pinned', label: t('pinned'), kind: 'select', initial: String(game.pinned), options: yesNo },
        {
          name: 'countryRule',
          label: t('rule'),
          kind: 'select',
          initial: game.countryRule,
          options: (['everywhere', 'only', 'except'] as const).map((value) => ({ value, label: t(`ruleOf_${value}`) })),
        },
        {
          name: 'countries',
          label: t('countries'),
          about: t('countriesAbout'),
          kind: 'countries',
          initial: game.countries.join(', '),
        },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={({ state, pinned, countryRule = 'everywhere', countries = '', reason = '' }) =>
        arrange(game, {
          ...(state === game.state ? {} : { state: state as ArrangedGame['state'] }),
          ...(pinned === String(game.pinned) ? {} : { pinned: pinned === 'true' }),
          countryRule: countryRule as ArrangedGame['countryRule'],
          countries: countryRule === 'everywhere' ? [] : codesIn(countries),
          reason,
        })
      }
      onClose={close}
    />
  );
}
