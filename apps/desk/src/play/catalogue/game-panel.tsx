import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { arrange } from './arrange.ts';
import { Bets } from './bets.tsx';
import styles from './catalogue.module.css';
import type { ArrangedGame } from './catalogue-view.ts';
import { ChangeHistory } from './change-history.tsx';
import { useRuleText } from './country-words.ts';
import { Cover } from './cover.tsx';
import { StateTag } from './state-tag.tsx';
import { useCatalogueTexts } from './texts/index.ts';

interface GamePanelProps {
  game: ArrangedGame;
  close: () => void;
  change: () => void;
  move: () => void;
}

/** One game: how it stands in the lobby, what may be bet in it, and how it came to that. */
export function GamePanel({ game, close, change, move }: GamePanelProps) {
  const t = useCatalogueTexts();
  const may = useMay();
  const ruleText = useRuleText();
  const language = useLanguage();
  const mayArrange = may('catalogue.edit');
  return (
    <SidePanel
      title={game.name}
      close={close}
      foot={
        mayArrange && (
          <>
            <Button size="xs" onClick={change}>
              {t('change')}
            </Button>
            <Button size="xs" variant="default" onClick={move}>
              {t('move')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.head}>
        <Cover cover={game.cover} large />
        <Facts>
          <Fact name={t('state')}>
            <StateTag state={game.state} /> {game.pinned && <Tag tone="casino">{t('pinned')}</Tag>}
          </Fact>
          <Fact name={t('countries')}>{ruleText(game)}</Fact>
          <Fact name={t('category')}>{t(`category_${game.category}`)}</Fact>
          <Fact name={t('played')}>{countText(game.totalPlayCount, language)}</Fact>
          <Fact name={t('code')}>
            {game.code} · {game.vendorCode}
          </Fact>
          <Fact name={t('setBy')}>
            {game.setBy ?? t('asItCame')} {game.setTime && <Moment at={game.setTime} />}
          </Fact>
        </Facts>
      </div>
      <Bets game={game} />
      <ChangeHistory
        subject={`game:${game.id}`}
        {...(mayArrange
          ? {
              restore: (values, reason) =>
                arrange(game, { ...(values as Partial<OperatorCallInput<'/operator/catalogue/arrangeGame'>>), reason }),
            }
          : {})}
      />
    </SidePanel>
  );
}
