/** @jsxImportSource preact */
const paths = {
  soundOn: 'M4 9.5v5h3.5L12 18V6L7.5 9.5H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18V6L7.5 9.5H4ZM16 9.5l5 5M21 9.5l-5 5',
  settings:
    'M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM4 12h3M11 12h9M7 12a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM4 17h7M15 17h5M11 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  rules: 'M5 4.5h10.5A2.5 2.5 0 0 1 18 7v12.5H7.5A2.5 2.5 0 0 1 5 17V4.5ZM8.5 9h6M8.5 12.5h6',
  // No shield: that is the sign of safer play, in the bar of the casino.
  fairness:
    'M12 3.5v17M8 20.5h8M5 6.5h14M5 6.5 2.5 13h5ZM19 6.5 16.5 13h5ZM2.5 13a2.5 2.5 0 0 0 5 0M16.5 13a2.5 2.5 0 0 0 5 0',
  rounds: 'M12 4a8 8 0 1 1-7.4 5M4 4.5V9h4.5M12 8v4.3l3 1.8',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  undo: 'M8.5 5.5 4.5 9.5l4 4M5 9.5h9a5 5 0 0 1 0 10h-3',
  clear: 'M5.5 7h13M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  repeat: 'M5 11V9.5A3.5 3.5 0 0 1 8.5 6H18M15 3l3 3-3 3M19 13v1.5a3.5 3.5 0 0 1-3.5 3.5H6M9 21l-3-3 3-3',
  double: 'M9 9h10.5v10.5H9ZM5 15.5V4.5h11M14.2 11.6v5.3M11.5 14.2h5.4',
  people:
    'M9 11.2a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2ZM3.5 19c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5M15.2 5.3a3 3 0 0 1 0 5.7M16.8 14.2c2.1.5 3.4 2.2 3.7 4.8',
  results: 'M5 19.5V13M10 19.5V5M15 19.5V9.5M20 19.5V15M3.5 19.5h18',
  tables: 'M4.5 4.5h6.2v6.2H4.5ZM13.3 4.5h6.2v6.2h-6.2ZM4.5 13.3h6.2v6.2H4.5ZM13.3 13.3h6.2v6.2h-6.2Z',
  chat: 'M4.5 5.5h15v10.5H12L7.5 20v-4h-3ZM8.5 9.5h7M8.5 12.5h4.5',
  replay: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10.2 8.8v6.4l5-3.2Z',
  instant: 'M13 3.5 5.5 13.5H11l-1 7 7.5-10H12Z',
  step: 'M6.5 5.5v13l9-6.5ZM18.5 5.5v13',
  modes: 'M4.5 7.5h9M17.5 7.5h2M15.5 5.5v4M4.5 16.5h3M11.5 16.5h8M9.5 14.5v4',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2.5v4.3h-4.3',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 24 units; always beside a name for those who do not see it. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
