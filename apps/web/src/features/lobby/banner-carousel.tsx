import type { CallOutput } from '@fairhouse/contract';
import { useEffect, useState } from 'react';
import { hrefOf, navigate } from '../../lib/location.ts';
import { openPopup } from '../../lib/popups.ts';
import { session } from '../../lib/session.ts';
import styles from './banner-carousel.module.css';
import { useLobbyTexts } from './texts/index.ts';

export type Banner = Pick<
  CallOutput<'/base/banner/listAll'>[number],
  'id' | 'image' | 'mobileImage' | 'title' | 'link' | 'type' | 'gameId'
>;

const autoplayMs = 3000;

/** The pictures at the head of the page, one at a time. They stand still while pointed at, focused, or when motion is unwanted. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useLobbyTexts();
  const [shown, setShown] = useState(0);
  const [held, setHeld] = useState(false);
  const current = shown % banners.length;

  useEffect(() => {
    if (held || banners.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => !document.hidden && setShown((at) => at + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [held, banners.length]);

  return (
    <section
      className={styles.carousel}
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
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
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

function BannerSlide({ banner, first, shown }: { banner: Banner; first: boolean; shown: boolean }) {
  return (
    <a
      className={styles.slide}
      data-shown={shown || undefined}
      inert={!shown}
      href={banner.type === 0 ? hrefOf(banner.link || '/') : banner.link}
      {...(banner.type === 0 ? {} : { target: '_blank', rel: 'noreferrer' })}
      onClick={(event) => follow(banner, event)}
    >
      <picture>
        <source media="(max-width: 899px)" srcSet={banner.mobileImage} width="1170" height="437" />
        <img
          src={banner.image}
          alt=""
          width="2000"
          height="400"
          fetchPriority={first ? 'high' : 'low'}
          loading={first ? 'eager' : 'lazy'}
        />
      </picture>
      <span className={styles.title}>{banner.title}</span>
    </a>
  );
}

/** A banner with a game opens it for members and invites everyone else to join. */
function follow(banner: Banner, event: React.MouseEvent): void {
  if (banner.gameId !== null) {
    event.preventDefault();
    if (session().status === 'member') openPopup('play', { gameId: banner.gameId, playForFun: false });
    else openPopup('join');
  } else if (banner.type === 0) {
    event.preventDefault();
    navigate(banner.link || '/');
  }
}
