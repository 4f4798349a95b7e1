import type { Sharp } from 'sharp';
import { type Refusal, refuse } from './result.ts';

/** The refusal of a picture whose header claims more pixels than are decoded; undefined where its size is no reason. */
export async function tooManyPixels(image: Sharp, most: number): Promise<Refusal | undefined> {
  const size = await image.metadata().catch(() => undefined);
  return size && size.width * size.height > most ? refusePixels(most) : undefined;
}

export function refusePixels(most: number): Refusal {
  return refuse('tooManyPixels', { most: String(most / 1_000_000) });
}
