import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Pages } from '../lib/pages.ts';
import { StateChoice } from './choices/state-choice.tsx';
import { Page } from './page.tsx';
import styles from './state-list.module.css';
import { Paged } from './table/paged.tsx';

interface NewPageProps {
  title: string;
  about: string;
  /** The button that begins a new one; undefined where the person may not, or is at it. */
  add: { label: string; press: () => void } | undefined;
  children: ReactNode;
}

/** The frame of a screen that lists things which the staff writes. */
export function ListPage({ title, about, add, children }: NewPageProps) {
  return (
    <Page
      title={title}
      about={about}
      actions={
        add && (
          <Button size="xs" onClick={add.press}>
            {add.label}
          </Button>
        )
      }
    >
      {children}
    </Page>
  );
}

interface StateListProps<State extends string, T> {
  texts: { filters: string; state: string; any: string };
  states: readonly State[];
  nameOf: (state: State) => string;
  chosen: State | undefined;
  choose: (state: State | undefined) => void;
  query: Pages<T>;
  children: (pages: readonly T[]) => ReactNode;
}

/** A list, page by page, which the choice above it narrows to one state. */
export function StateList<State extends string, T>(props: StateListProps<State, T>) {
  const { texts, states, nameOf, chosen, choose, query, children } = props;
  return (
    <>
      <search className={styles.bar} aria-label={texts.filters}>
        <StateChoice
          label={texts.state}
          any={texts.any}
          states={states}
          nameOf={nameOf}
          chosen={chosen}
          choose={choose}
        />
      </search>
      <Paged query={query}>{children}</Paged>
    </>
  );
}
