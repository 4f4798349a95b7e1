import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type Listed = OperatorCallOutput<'/operator/apiKey/list'>;
export type ApiKey = Listed['rows'][number];
export type NewKey = Omit<OperatorCallInput<'/operator/apiKey/create'>, 'token'>;

/** The address: texts, no matter who wrote them. */
export type ApiKeysView = Partial<Record<'row' | 'edit', string>>;

export interface ScreenProps {
  view: ApiKeysView;
  show: (view: ApiKeysView, replace?: boolean) => void;
}

export const numberOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** How a key is: one that expires soon is active and late. */
export type KeyStanding = ApiKey['state'] | 'expiring';

export const standingOf = ({ state, isExpiring }: Pick<ApiKey, 'state' | 'isExpiring'>): KeyStanding =>
  state === 'active' && isExpiring ? 'expiring' : state;

export const tones: Record<KeyStanding, Tone> = {
  ready: 'casino',
  active: 'good',
  expiring: 'late',
  revoked: 'bad',
  expired: 'plain',
};

export const daysOffered = [30, 90, 180, 365];
export const isOver = ({ state }: Pick<ApiKey, 'state'>) => state === 'revoked' || state === 'expired';

/** One address or range a line; commas and blanks part them as well. */
export const networksOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What its maker has lost since: the key has lost it too. */
export const lostScopes = (key: Pick<ApiKey, 'scopes' | 'scopesInForce' | 'state'>): ApiKey['scopes'] =>
  isOver(key) ? [] : key.scopes.filter((scope) => !key.scopesInForce.includes(scope));
