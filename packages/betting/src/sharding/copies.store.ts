import { escapeIdentifier, escapeLiteral } from 'pg';
import { type CasinoCopy, casinoCopies, type MemberCopy, memberCopies } from './what-is-spread.ts';

export const copyOf = (name: string): string => `near_${name}`;
const triggerOf = (name: string): string => `spread_${name}`;

/** Makes the copies with what is there now, and what keeps them up from then on, beside the spread tables. */
export const makeCopies = (): string => [...memberCopies.map(memberCopy), ...casinoCopies.map(casinoCopy)].join('\n');

export const dropCopies = (): string =>
  [...memberCopies, ...casinoCopies]
    .map(
      ({ name, from }) =>
        `drop trigger if exists ${triggerOf(name)} on ${from.table}; drop table if exists ${copyOf(name)};`,
    )
    .join('\n');

function memberCopy({ name, member, columns, from }: MemberCopy): string {
  const copy = copyOf(name);
  const listed = columns.map(escapeIdentifier).join(', ');
  return `
    create table ${copy} as select ${listed} from ${name};
    alter table ${copy} alter ${member} set not null;
    create index on ${copy} (${member});
    select create_distributed_table('${copy}', '${member}', colocate_with => 'book');
    create trigger ${triggerOf(name)} after insert or delete or update ${of(from.columns)} on ${from.table} for each row
      execute function spread_copy_member(${[copy, name, listed, member, from.member].map(escapeLiteral).join(', ')});`;
}

function casinoCopy({ name, columns, from }: CasinoCopy): string {
  const copy = copyOf(name);
  const listed = columns.map(escapeIdentifier).join(', ');
  return `
    create table ${copy} as select ${listed} from ${name};
    select create_reference_table('${copy}');
    create trigger ${triggerOf(name)} after insert or delete or update ${of(from.columns)} on ${from.table} for each statement
      execute function spread_copy_casino(${[copy, name, listed].map(escapeLiteral).join(', ')});`;
}

const of = (columns?: string[]): string => (columns ? `of ${columns.join(', ')}` : '');
