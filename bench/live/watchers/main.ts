import { openWatchers, type WatchOptions } from './open-watchers.ts';

/** The pages that watch, in a process of their own: what they cost is nobody's but theirs. Ends with anyone who started it. */
process.once('message', async (options: WatchOptions) => {
  const watchers = await openWatchers(options);
  process.send!({ open: true });
  process.on('message', () => process.send!({ seen: watchers.take() }));
});
process.once('disconnect', () => process.exit());
