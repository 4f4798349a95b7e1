import type { AffiliatePostback } from '@fairhouse/contract/operator';
import type { ListedPostback } from './postback.store.ts';

export function postbackWire({ id, madeAt, ...row }: ListedPostback): AffiliatePostback {
  return { ...row, id: Number(id), makeTime: madeAt.toISOString() };
}
