import { z } from 'zod';

/** The address of a picture of this site: the page shows no other. */
export const pictureAddress = () =>
  z
    .string()
    .max(200)
    .regex(/^\/art\/[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*\.(avif|webp|png|jpe?g|svg)$/)
    .describe('A picture of this site, such as /art/banners/casino-desktop.avif');
