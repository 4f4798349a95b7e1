import type { CallOutput } from '@fairhouse/contract';
import { gameVolatilities } from '@fairhouse/contract/game-words';
import { formatAmount, parseAmount } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { classes } from '@fairhouse/ui/classes.ts';
import { Icon } from '@fairhouse/ui/icon.tsx';
import type { ReactNode } from 'react';
import { hrefOf } from '../../../lib/address/location.ts';
import { useFreeRoundsTerms } from '../../../lib/free-rounds/texts/index.ts';
import { freeRoundsIn, useFreeRounds } from '../../../lib/free-rounds/use-free-rounds.ts';
import { countText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { FreeRoundsTerms } from '../../../ui/free-rounds-terms.tsx';
import { Cover } from '../cover.tsx';
import { GameGrid } from '../game-grid.tsx';
import { playGame } from '../play-game.ts';
import { useLobbyTexts } from '../texts/index.ts';
import { useGameWords } from '../words/index.ts';
import styles from './game-about.module.css';
import { useAboutTexts } from './texts/index.ts';

type About = CallOutput<'/sys/game/about'>;

/** Everything about a game before it is opened: its figures, its rules in short, the ways to play it, and games like it. */
export function GameAbout({ about }: { about: About }) {
  const t = useAboutTexts();
  const lobby = useLobbyTexts();
  const terms = useFreeRoundsTerms();
  const { game, rules, sheet, likeThis } = about;
  const free = freeRoundsIn(useFreeRounds().open, game.id);
  return (
    <div className={styles.about}>
      <div className={styles.head}>
        <div className={styles.cover}>
          <Cover game={game} eager />
        </div>
        <Figures about={about} />
        {free && game.enabled !== 0 && (
          <section className={styles.free} aria-label={terms('title')}>
            <FreeRoundsTerms rounds={free} />
          </section>
        )}
        {game.enabled === 0 ? (
          <p className={styles.ahead}>{t('ahead')}</p>
        ) : (
          <p className={styles.ways}>
            {free ? (
              <>
                <Button variant="primary" icon="play" onClick={() => playGame(game.id, false, 'on')}>
                  {terms('playFree')}
                </Button>
                <Button onClick={() => playGame(game.id, false, 'off')}>{terms('ownMoney')}</Button>
              </>
            ) : (
              <Button variant="primary" icon="play" onClick={() => playGame(game.id)}>
                {lobby('playNow')}
              </Button>
            )}
            {game.playForFun === 1 && <Button onClick={() => playGame(game.id, true)}>{lobby('forFun')}</Button>}
          </p>
        )}
      </div>
      {rules.length > 0 && (
        <section className={styles.rules}>
          <h2>{t('rules')}</h2>
          <dl>
            {rules.map(({ heading, text }) => (
              <div key={heading}>
                <dt>{heading}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className={styles.links}>
        {sheet && (
          <a href={sheet} target="_blank" rel="noreferrer">
            {t('sheet')} <Icon name="external" size={16} />
          </a>
        )}
        <a href={`#/game?id=${game.id}`}>{t('address')}</a>
        {sheet && <a href={hrefOf('/fair')}>{t('fair')}</a>}
      </p>
      {likeThis.length > 0 && (
        <section className={styles.like}>
          <h2>{t('likeThis')}</h2>
          <GameGrid games={likeThis} twoRows />
        </section>
      )}
    </div>
  );
}

function Figures({ about }: { about: About }) {
  const t = useAboutTexts();
  const say = useGameWords();
  const language = useLanguage();
  const {
    game,
    shelf,
    features,
    volatility,
    returnPercent,
    returns,
    hitPercent,
    largestWin,
    largestWinOneIn,
    limits,
    pot,
  } = about;
  if (game.enabled === 0 && shelf === null) return null;
  const amount = (text: string) => limits && formatAmount(parseAmount(text, limits.currency)!, language);
  const unspecified = <span className={styles.unspecified}>{t('unspecified')}</span>;
  return (
    <dl className={styles.list}>
      {shelf && <Fact name={t('kind')}>{say(shelf)}</Fact>}
      {features.length > 0 && (
        <Fact name={t('features')}>
          <ul className={styles.tags}>
            {features.map((feature) => (
              <li key={feature}>{say(feature)}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={t('return')}>
        {returns ?? (returnPercent ? t('returnText', { percent: returnPercent }) : unspecified)}
      </Fact>
      {hitPercent && <Fact name={t('hits')}>{t('returnText', { percent: hitPercent })}</Fact>}
      <Fact name={t('volatility')}>
        {volatility ? (
          <span className={styles.volatility}>
            {say(volatility)}
            <span className={styles.meter} aria-hidden="true">
              {gameVolatilities.map((one, place) => (
                <i key={one} className={classes(place <= gameVolatilities.indexOf(volatility) && styles.on)} />
              ))}
            </span>
          </span>
        ) : (
          unspecified
        )}
      </Fact>
      <Fact name={t('stakes')}>
        {limits
          ? t('stakesText', { least: amount(limits.minimumBet)!, most: amount(limits.maximumBet)! })
          : t('notOffered')}
      </Fact>
      {largestWin !== null && (
        <Fact name={t('largestWin')}>
          {largestWinOneIn === null
            ? t('times', { count: countText(largestWin, language) })
            : t('timesWithOdds', {
                count: countText(largestWin, language),
                rounds: countText(Math.round(largestWinOneIn), language),
              })}
        </Fact>
      )}
      {pot && (
        <Fact name={t('pot')}>
          {pot.amount === null
            ? t('potMost', { most: amount(pot.most)! })
            : t('potNow', { amount: amount(pot.amount)!, most: amount(pot.most)! })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
