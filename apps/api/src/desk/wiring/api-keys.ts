import { type LimitTogether, limitExactly, limitTogether } from '@fairhouse/operation';
import type { Foundation } from '../../foundation.ts';
import type { DeskPorts } from '../../http/desk/desk-listener.ts';
import { insertMail, writeMail } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { admitKey } from '../api-keys/admit-key.ts';
import type { ApiKeysDeps, KeyLimits } from '../api-keys/api-keys.deps.ts';
import { apiKeysRoutes } from '../api-keys/api-keys.routes.ts';
import { approvedOfKeys } from '../api-keys/approved.ts';
import { isKeyText } from '../api-keys/key-text.ts';
import { watchKeysJob } from '../api-keys/watch-keys.ts';
import { askSecondAdministrator } from '../staff/manage/ask-second.ts';
import { addressOf } from '../staff/own/address-of.store.ts';
import { spendProof } from '../staff/own/spend-proof.ts';
import { personNow } from '../staff/sessions/person-now.ts';

export interface ApiKeys extends Service {
  ports: Pick<DeskPorts, 'admitKey' | 'isApiKey'>;
}

/** Keys by which other systems of the operator make the desk's calls. */
export function openApiKeys({ settings, db, counts, approvals }: Foundation): ApiKeys {
  const clock = () => new Date();
  const deps: ApiKeysDeps = {
    db,
    personOf: (staffId) => personNow(db, staffId),
    spendProof: (tx, staffId, token) => spendProof(tx, staffId, token, clock()),
    askSecond: (operator, proposed, carryOut) =>
      askSecondAdministrator({ db, approvals }, operator, proposed, carryOut),
    addressOf,
    mailEnding: (tx, { email, language }, values) =>
      insertMail(
        tx,
        email,
        writeMail(
          'apiKeyEnding',
          language,
          { ...values, link: `${settings.DESK_ORIGIN}/api-keys` },
          settings.SITE_NAME,
        ),
      ),
    clock,
  };
  const limits = openLimits({ settings, counts });
  return {
    handlers: apiKeysRoutes(deps),
    jobs: [watchKeysJob(deps)],
    approved: approvedOfKeys(deps),
    ports: {
      isApiKey: isKeyText,
      admitKey: (key, call, caller) => admitKey({ ...deps, limits }, key, call, caller),
    },
    close: async () => limits.stop(),
  };
}

/** Refusals recorded in a minute, from all addresses together. */
const mostRecorded = 30;

function openLimits({ settings, counts }: Pick<Foundation, 'settings' | 'counts'>): KeyLimits & { stop(): void } {
  const byRate = new Map<number, LimitTogether>();
  const limitOf = (most: number) => {
    const known = byRate.get(most) ?? limitTogether({ name: `apiKeys ${most}`, most, seconds: 60 }, counts);
    byRate.set(most, known);
    return known;
  };
  const ofAddress = limitExactly({ name: 'apiKeyRefusal', most: 1, seconds: 60 }, counts);
  const ofAll = limitExactly({ name: 'apiKeyRefusals', most: mostRecorded, seconds: 60 }, counts);
  return {
    mayCall: (id, perMinute) => limitOf(perMinute).mayCall('key', String(id)),
    mayFail: limitExactly({ name: 'apiKeyFailure', most: settings.GUESSES_PER_MINUTE, seconds: 60 }, counts),
    mayRecord: async (address) => (await ofAddress(address)) && (await ofAll('all')),
    stop() {
      for (const { stop } of byRate.values()) stop();
    },
  };
}
