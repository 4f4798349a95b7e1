import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import type { ArrangedGame } from './catalogue-view.ts';

type Input = OperatorCallInput<'/operator/catalogue/arrangeGame'>;

/** Undefined when done; otherwise what went wrong. */
export async function arrange(
  { id, version }: Pick<ArrangedGame, 'id' | 'version'>,
  fields: Omit<Input, 'id' | 'version'>,
): Promise<string | undefined> {
  const answer = await post('/operator/catalogue/arrangeGame', { id, version, ...fields });
  await reloadCatalogue();
  return answer.ok ? undefined : answer.message;
}

export function reloadCatalogue(): Promise<void> {
  return reload('/operator/catalogue/list', '/operator/catalogue/history', '/operator/catalogue/bets');
}
