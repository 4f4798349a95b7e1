import { type Broker, channels } from '../broker/broker.ts';
import { type TableMessage, tableMessage } from '../broker/messages.ts';
import { type OwnMessage, ownMessage } from '../broker/own-message.ts';

interface Listener {
  table(message: TableMessage): void;
  /** Bets of one session. */
  own(message: OwnMessage): void;
  /** Another process was not heard for a while. */
  missed(): void;
  /** Whether this process is heard by others. */
  heard(isHeard: boolean): void;
}

/** What other processes say, parsed; what is not of its form is not heard. Answers what ends it. */
export function listen(broker: Broker, { table, own, missed, heard }: Listener): () => void {
  const leave = [
    broker.subscribe(channels.tables, (said) => {
      const { success, data } = tableMessage.safeParse(said);
      if (success) table(data);
    }),
    broker.subscribe(channels.own, (said) => {
      const { success, data } = ownMessage.safeParse(said);
      if (success) own(data);
    }),
    broker.subscribe(channels.missed, missed),
    broker.watch(heard),
  ];
  return () => {
    for (const one of leave) one();
  };
}
