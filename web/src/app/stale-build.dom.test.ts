import { beforeEach, expect, it, vi } from 'vitest';

const given = vi.hoisted(() => ({ look: 'answered', possible: true, half: false, missing: true }));
vi.mock('../platform/offline/connection', () => ({
  checkAgain: () => Promise.resolve(given.look),
}));
vi.mock('../platform/offline/capabilities', () => ({ isPossible: () => given.possible }));

/** A tab that was just loaded, of this build at this address; `fail` is a part of it that cannot be fetched. */
async function tab(build: string, href: string) {
  vi.resetModules();
  const { isNewVersionLoading, reloadOnceOnStaleBuild } = await import('./stale-build');
  const target = new EventTarget();
  const reload = vi.fn();
  const isHalfFilled = () => given.half;
  const isMissing = () => Promise.resolve(given.missing);
  reloadOnceOnStaleBuild(target, { build, href: () => href, isHalfFilled, isMissing, reload });
  const fail = async () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return { isReloading: await isNewVersionLoading(), isLetThrough: !event.defaultPrevented };
  };
  return { reload, fail };
}

beforeEach(() => {
  Object.assign(given, { look: 'answered', possible: true, half: false, missing: true });
});

it('a page without a connection is not reloaded', async () => {
  given.possible = false;
  const { reload, fail } = await tab('a', '/profile');
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it.each(['failed', 'silent'])(
  'leaves the page and its fields alone when a look at the site is %s',
  async (look) => {
    given.look = look;
    const { reload, fail } = await tab('a', '/contact');
    // The error goes through, so that the import that failed can report it.
    expect(await fail()).toEqual({ isReloading: false, isLetThrough: true });
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each([
  [true, false, 0],
  [true, true, 1],
  [false, false, 1],
])(
  'with a form half filled (%s) and the part missing at the site (%s) it reloads %i times',
  async (half, missing, times) => {
    Object.assign(given, { half, missing });
    const { reload, fail } = await tab('a', '/contact');
    await fail();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

it('a page is reloaded once for each address and build', async () => {
  const visit = async (build: string, href: string) => {
    const { reload, fail } = await tab(build, href);
    await fail();
    return reload.mock.calls.length;
  };
  expect(await visit('a', '/booking')).toBe(1);
  expect(await visit('a', '/booking')).toBe(0);
  expect(await visit('a', '/profile')).toBe(1);
  expect(await visit('b', '/profile')).toBe(1);
  expect(await visit('b', '/profile')).toBe(0);
});

it('a page is reloaded once for several parts that fail at the same moment', async () => {
  const { reload, fail } = await tab('a', '/admin');
  await Promise.all([fail(), fail(), fail()]);
  expect(reload).toHaveBeenCalledOnce();
});
