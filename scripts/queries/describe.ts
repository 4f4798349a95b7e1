import type pg from 'pg';

export interface Column {
  name: string;
  /** The type's OID. */
  type: number;
  /** The table or view it comes from, and its number there; 0: it is made by the statement. */
  table: number;
  number: number;
}

export interface Description {
  parameters: number[];
  columns: Column[];
}

interface Wire {
  parse(query: { text: string; name: string }, more: boolean): void;
  describe(what: { type: 'S'; name: string }, more: boolean): void;
  sync(): void;
  once(event: string, listen: (message: never) => void): void;
  removeAllListeners(event: string): void;
}

/** What PostgreSQL says a statement takes and answers, without running it. Throws what is wrong with it. */
export function describe(client: pg.PoolClient, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const found: Description = { parameters: [], columns: [] };
    const nothing = () => {};
    // The driver runs what implements these (pg 8, `Submittable`); it asks for no description of its own accord.
    const asking = {
      submit(wire: Wire) {
        wire.removeAllListeners('parameterDescription');
        wire.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
          found.parameters = dataTypeIDs;
        });
        wire.parse({ text, name: '' }, true);
        wire.describe({ type: 'S', name: '' }, true);
        wire.sync();
      },
      handleRowDescription({
        fields,
      }: {
        fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
      }) {
        found.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          number: columnID,
        }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(found),
      handleDataRow: nothing,
      handleCommandComplete: nothing,
      handlePortalSuspended: nothing,
      handleEmptyQuery: nothing,
    };
    client.query(asking as unknown as pg.Submittable);
  });
}
