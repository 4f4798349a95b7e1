/** Line icons on a 24-unit grid, drawn for us. Decorative: the control around it carries the name. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  forward: 'M9.5 5.5L16 12l-6.5 6.5',
  down: 'M6 9.5l6 6 6-6',
  up: 'M12 19V6M6.5 11.5L12 6l5.5 5.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6.2 7.3A15.5 15.5 0 002.5 12S6 18.5 12 18.5c1.5 0 2.9-.4 4.1-1',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM16 16l4.5 4.5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  play: 'M8 5.5v13l10.5-6.5z',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5L12 16.5l-4.9 2.7 1-5.5L4 9.8l5.6-.7z',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8 8v.3',
  clock: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2',
  user: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  wallet: 'M4 7.5h15.5v12H4zM4 7.5L15.5 4v3.5M19.5 11.5h-4a2 2 0 000 4h4',
  gift: 'M4 9.5h16v4H4zM5.5 13.5h13v7h-13zM12 9.5v11M12 9.5c-4 0-5.5-4-3.5-5s3.5 2 3.5 5c0-3 1.5-6 3.5-5s.5 5-3.5 5z',
  globe: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  bell: 'M12 3.5a5.5 5.5 0 00-5.5 5.5c0 5-2 6.5-2 6.5h15s-2-1.5-2-6.5A5.5 5.5 0 0012 3.5zM10 19a2 2 0 004 0',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  leave: 'M10 4.5H5v15h5M9.5 12H20M16 8l4 4-4 4',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.5v.5',
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.5',
  offline:
    'M4 4l16 16M2.5 9.5a14 14 0 014-2.6M21.5 9.5a14 14 0 00-9-3.5M6 13a9 9 0 013.5-2M18 13a9 9 0 00-2-1.4M9.5 16.5a4 4 0 015 0M12 19.5v.3',
  turn: 'M19 12a7 7 0 11-2-5M17.5 3.5V7.5H13.5',
  chart: 'M4.5 20h15M7 16.5v-5M12 16.5V5M17 16.5V9',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  shield: 'M12 3.5l7.5 3v5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9v-5zM8.5 12l2.5 2.5 4.5-5',
  key: 'M8 11.5a4 4 0 100 8 4 4 0 000-8zM11 12.5l8-8M16 7.5l3 3',
  heart: 'M12 20C5.5 15.5 3.5 12 3.5 9a4.3 4.3 0 018.5-1.2A4.3 4.3 0 0120.5 9c0 3-2 6.5-8.5 11z',
  pause: 'M8.5 6v12M15.5 6v12',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M10 6H4.5v13.5H18V14',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
