const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest place in the direction of an arrow key, as the layout lies on this screen; undefined at its edge. */
export function nearest(box: Element, from: string, key: string): string | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  const spots = [...box.querySelectorAll<HTMLElement>('[data-spot]')].map((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { id: spot.dataset.spot!, x: left + width / 2, y: top + height / 2 };
  });
  const here = spots.find(({ id }) => id === from)!;
  let best: { id: string; cost: number } | undefined;
  for (const there of spots) {
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2.2;
    if (!best || cost < best.cost) best = { id: there.id, cost };
  }
  return best?.id;
}
