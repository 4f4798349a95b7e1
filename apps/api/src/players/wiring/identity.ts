import type { Amount } from '@fairhouse/money';
import { iso31661 } from 'iso-3166';
import type { Foundation } from '../../foundation.ts';
import type { Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { endGameSessions } from '../../play/index.ts';
import type { Service } from '../../service.ts';
import { endSessionsOf } from '../access/session.store.ts';
import { ownsFiles } from '../documents/documents.store.ts';
import { admitKnown } from '../identity/admit.ts';
import { admitDeposit } from '../identity/admit-deposit.ts';
import { askChecksJob } from '../identity/checks/ask-checks.ts';
import { identityNoticeRoute } from '../identity/checks/receive-notice.ts';
import { decideFunds } from '../identity/funds/decide-funds.ts';
import type { IdentityDeps } from '../identity/identity.deps.ts';
import { identityRoutes } from '../identity/identity.routes.ts';
import { admitJoining, askRegistersJob } from '../identity/registers/ask-register.ts';
import { nameMissingRegisters } from '../identity/registers/name-missing.ts';
import { writeDemandsJob } from '../identity/write-demands.ts';
import { announce } from '../messages/announce.ts';

export interface IdentityService extends Service {
  admitJoining(person: Parameters<typeof admitJoining>[1]): Promise<Result<null>>;
  admitDeposit(member: SessionMember, amount: Amount): Promise<Result<null>>;
  admitPlay(member: SessionMember): Promise<Result<null>>;
}

const alpha3 = new Map(iso31661.map((country) => [country.alpha2, country.alpha3]));

/** Who may play: checks of identity and address, registers of excluded people, sources of funds. */
export function openIdentity({
  settings,
  db,
  log,
  queue,
  jurisdictionOf,
  jurisdictionOfMember,
  ruledPlaces,
}: Foundation): IdentityService {
  const deps: IdentityDeps = {
    db,
    provider: settings.identity.provider,
    registers: settings.identity.registers,
    isSandbox: settings.identity.isSandbox,
    jurisdictionOf,
    jurisdictionOfMember,
    ruledPlaces,
    alpha3Of: (countryCode) => alpha3.get(countryCode) ?? countryCode,
    origin: settings.PUBLIC_ORIGIN,
    deskOrigin: settings.DESK_ORIGIN,
    ownsFiles,
    tellMember: (tx, { memberId, about, texts }) => announce(tx, { memberId, kind: 'casino', about, values: texts }),
    // Bets and deposits are refused by the answer itself; what is open ends here.
    async excludeByRegister(tx, memberId) {
      await endGameSessions(tx, memberId);
      await endSessionsOf(tx, memberId);
    },
    log,
    clock: () => new Date(),
  };
  const asking = askChecksJob(deps);
  nameMissingRegisters(deps);
  return {
    handlers: identityRoutes(deps),
    admitJoining: (person) => admitJoining(deps, person),
    admitDeposit: (member, amount) => admitDeposit(deps, member, amount),
    admitPlay: (member) => admitKnown(deps, member, 'play'),
    decides: {
      funds: {
        accept: (by, { rowId }) => decideFunds(deps, by, { id: rowId, decision: 'accept' }),
        refuse: (by, { rowId, reason }) => decideFunds(deps, by, { id: rowId, decision: 'refuse', reason }),
      },
    },
    jobs: [writeDemandsJob(deps), asking, askRegistersJob(deps)],
    addRoutes: (server) => identityNoticeRoute(server, deps, () => queue.wake(asking)),
  };
}
