import { NativeSelect } from '@mantine/core';

interface StateChoiceProps<State extends string> {
  label: string;
  /** What the choice of all of them says. */
  any: string;
  states: readonly State[];
  nameOf: (state: State) => string;
  chosen: State | undefined;
  choose: (state: State | undefined) => void;
}

/** Narrows a list to one state. */
export function StateChoice<State extends string>({
  label,
  any,
  states,
  nameOf,
  chosen,
  choose,
}: StateChoiceProps<State>) {
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={chosen ?? ''}
      onChange={(event) => choose(states.find((state) => state === event.currentTarget.value))}
      data={[{ value: '', label: any }, ...states.map((state) => ({ value: state, label: nameOf(state) }))]}
    />
  );
}
