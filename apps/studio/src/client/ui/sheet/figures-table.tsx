/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface FiguresTableProps {
  heads: readonly string[];
  /** A cell for each head; the first names its row, and no other row. */
  rows: readonly (readonly [string | number, ...ComponentChildren[]])[];
  /** What it is a table of, where no heading above it says so. */
  caption?: string;
}

/** A table of figures on the sheet of a game's rules. */
export function FiguresTable({ heads, rows, caption }: FiguresTableProps) {
  return (
    <table class="figures">
      {caption && <caption class="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={heads[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
