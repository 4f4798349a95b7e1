import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import { matchesOf, type SettlementFile, type StoredLine, sumsOf } from './settlement.store.ts';

type File = OperatorCallOutput<'/operator/settlement/listPage'>['content'][number];
type Whole = OperatorCallOutput<'/operator/settlement/get'>;
type Line = OperatorCallOutput<'/operator/settlement/lines'>['lines'][number];

export const money = (currency: Currency, minor: bigint) => decimalText(amountOf(currency, minor));

export function fileWire(it: SettlementFile): File {
  return {
    id: Number(it.id),
    format: it.format,
    provider: it.provider,
    name: it.name,
    hash: it.hash,
    lines: it.lines,
    firstTime: it.firstAt?.toISOString() ?? null,
    lastTime: it.lastAt?.toISOString() ?? null,
    state: it.state,
    importedBy: it.importedBy,
    importTime: it.importedAt.toISOString(),
    decidedBy: it.decidedBy,
    decideTime: it.decidedAt?.toISOString() ?? null,
  };
}

/** With its sums and what came of the comparison. */
export async function wholeFile(db: Database, file: SettlementFile): Promise<Whole> {
  return {
    ...fileWire(file),
    sums: (await sumsOf(db, file.id)).map(({ currency, lines, gross, fee, net, transferred }) => ({
      currency,
      lines,
      gross: money(currency, gross),
      fee: money(currency, fee),
      net: money(currency, net),
      transferred: money(currency, -transferred),
      left: money(currency, net + transferred),
    })),
    matches: await matchesOf(db, file.id),
  };
}

export function lineWire({
  line,
  kind,
  reference,
  at,
  currency,
  gross,
  fee,
  net,
  match,
  subject,
  ours,
}: StoredLine): Line {
  return {
    line,
    kind,
    reference,
    time: at?.toISOString() ?? null,
    currency,
    gross: money(currency, gross),
    fee: money(currency, fee),
    net: money(currency, net),
    match,
    subject,
    ours: ours === null ? null : money(currency, ours),
  };
}
