import type { Banner } from './banner-carousel.tsx';

/** Stands at the head of the page until the operator's banners have arrived, and where there are none. */
export const defaultBannerCalled = (title: string): Banner => ({
  id: 0,
  image: '/art/banners/casino-desktop.avif',
  mobileImage: '/art/banners/casino-mobile.avif',
  title,
  link: '/',
  type: 0,
  gameId: null,
});
