// Lets a program of Node live on another day: `TULIA_DAY=2028-02-29T06:00:00Z npm start`. The day begins at that
// instant and time goes on from there; programs that it starts live on the same day. Without the variable nothing is
// changed. Loaded by launchers and by Vitest, and by `NODE_OPTIONS` in what they start (the Firebase CLI and the
// processes of its functions, which load no TypeScript). A context of Vitest's `vmThreads` has a
// `Date` of its own and loads it again, as a module of another address.
const { env } = process;
const day = env.TULIA_DAY ?? '';

if (day !== '' && !('isShifted' in Date)) {
  const begin = Date.parse(day);
  if (Number.isNaN(begin))
    throw new Error(`TULIA_DAY=${day} is no instant such as 2028-02-29T06:00:00Z.`);
  // The real time at which the day began. Programs that start later read it, so their day does not begin again.
  env.TULIA_DAY_BEGAN ??= String(Date.now());
  const shift = begin - Number(env.TULIA_DAY_BEGAN);
  const option = `--import=${import.meta.url.split('?')[0]}`;
  if (!(env.NODE_OPTIONS ?? '').includes(option))
    env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${option}`.trim();

  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    has: (target, name) => name === 'isShifted' || Reflect.has(target, name),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
