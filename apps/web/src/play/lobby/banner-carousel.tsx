import type { CallOutput } from '@fairhouse/contract';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { session } from '../../lib/session.ts';
import styles from './banner-carousel.module.css';
import { leadOf } from './banner-lead.ts';
import { useLobbyTexts } from './texts/index.ts';

export type Banner = Pick<
  CallOutput<'/base/banner/listAll'>[number],
  'id' | 'image' | 'mobileImage' | 'title' | 'link' | 'type' | 'gameId'
>;

const autoplayMs = 3000;

/** The browser tells build/start.js when it is on the screen. */
const awaited = { elementtiming: 'banner' };

/** The pictures at the head of the page, one at a time. They stand still while pointed at, focused, stopped, or when motion is unwanted. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useLobbyTexts();
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const [stopped, setStopped] = useState(motionUnwanted);
  const current = shown % banners.length;
  const moves = !held && !stopped && banners.length > 1;

  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => !document.hidden && setShown((at) => at + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [moves]);

  return (
    <section
      className={styles.carousel}
      data-look="dark"
      aria-roledescription="carousel"
      aria-label={t('carousel')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {banners.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} first={index === 0} shown={index === current} />
      ))}
      {banners.length > 1 && (
        <div className={styles.dots}>
          <button
            type="button"
            className={styles.stop}
            aria-label={t(stopped ? 'heroGo' : 'heroStop')}
            onClick={() => setStopped(!stopped)}
          >
            <Icon name={stopped ? 'play' : 'pause'} size={14} />
          </button>
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className={styles.dot}
              aria-label={t('heroNumber', { number: index + 1, count: banners.length })}
              aria-current={index === current}
              onClick={() => setShown(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function motionUnwanted(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function BannerSlide({ banner, first, shown }: { banner: Banner; first: boolean; shown: boolean }) {
  const slide = { className: styles.slide, 'data-shown': shown || undefined, inert: !shown };
  const content = (
    <>
      <picture>
        <source
          media="(max-width: 899px)"
          srcSet={lighterOf(banner.mobileImage)}
          sizes="100vw"
          width="1170"
          height="437"
        />
        <img
          src={banner.image}
          alt=""
          width="2000"
          height="400"
          fetchPriority={first ? 'high' : 'low'}
          loading={first ? 'eager' : 'lazy'}
          {...(first && awaited)}
        />
      </picture>
      <span className={styles.title}>{banner.title}</span>
    </>
  );
  const lead = leadOf(banner);
  if (lead.to === 'game') {
    return (
      <button type="button" {...slide} onClick={() => openBannerGame(lead.gameId)}>
        {content}
      </button>
    );
  }
  if (lead.to === 'nowhere') return <div {...slide}>{content}</div>;
  return (
    <a {...slide} {...(lead.to === 'site' ? { href: hrefOf(lead.path) } : outside(lead.address))}>
      {content}
    </a>
  );
}

/** Our own pictures for phones come twice; an operator's comes once. */
function lighterOf(picture: string): string {
  const own = /^(\/art\/banners\/[\w-]+-mobile)\.avif$/.exec(picture);
  return own ? `${own[1]}-780.avif 780w, ${picture} 1170w` : picture;
}

function outside(address: string) {
  return { href: address, target: '_blank', rel: 'noopener noreferrer' };
}

/** For members the game, for everyone else the way to become one. */
function openBannerGame(gameId: number): void {
  if (session().status === 'visitor') openPopup('join');
  else openPopup('play', { gameId, playForFun: false });
}
