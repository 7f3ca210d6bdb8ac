import { beforeEach, expect, it, vi } from 'vitest';
import { isNewVersionLoading, reloadOnceOnStaleBuild } from './stale-build';

const world = vi.hoisted(() => ({ look: 'answered', possible: true, half: false, missing: true }));
vi.mock('../platform/offline/connection', () => ({ lookAgain: () => Promise.resolve(world.look) }));
vi.mock('../platform/offline/capabilities', () => ({ isPossible: () => world.possible }));

const form = {
  isHalfFilled: () => world.half,
  isMissing: () => Promise.resolve(world.missing),
};

/** A tab of this build at this address; `fail` is a part of it that cannot be fetched. */
function tab(build: string, href: string) {
  const target = new EventTarget();
  const reload = vi.fn();
  reloadOnceOnStaleBuild(target, { ...form, build, href: () => href, reload });
  const fail = async () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    await isNewVersionLoading();
    return event;
  };
  return { reload, fail };
}

beforeEach(async () => {
  vi.resetModules();
  Object.assign(world, { look: 'answered', possible: true, half: false, missing: true });
  await isNewVersionLoading();
});

it('leaves the page alone without a connection', async () => {
  world.possible = false;
  const { reload, fail } = tab('a', '/profile');
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it.each(['failed', 'silent'])(
  'leaves the page and its fields alone when a look at the site is %s',
  async (look) => {
    world.look = look;
    const { reload, fail } = tab('a', '/contact');
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(await isNewVersionLoading()).toBe(false);
  },
);

it.each([
  [true, false, 0],
  [true, true, 1],
  [false, false, 1],
])(
  'with a form half filled (%s) and the part missing at the site (%s) it reloads %i times',
  async (half, missing, times) => {
    Object.assign(world, { half, missing });
    const { reload, fail } = await freshTab('d', `/contact?${half}-${missing}`);
    await fail();
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

it('lets the error through, so that the import that failed can report it', async () => {
  expect((await tab('a', '/booking').fail()).defaultPrevented).toBe(false);
});

it('reloads a page once for each address and build', async () => {
  const visit = async (build: string, href: string) => {
    const { reload, fail } = await freshTab(build, href);
    await fail();
    return reload.mock.calls.length;
  };
  expect(await visit('a', '/booking')).toBe(1);
  expect(await visit('a', '/booking')).toBe(0);
  expect(await visit('a', '/profile')).toBe(1);
  expect(await visit('b', '/profile')).toBe(1);
  expect(await visit('b', '/profile')).toBe(0);
});

it('reloads once for several parts that fail at the same moment', async () => {
  const { reload, fail } = await freshTab('c', '/admin');
  await Promise.all([fail(), fail(), fail()]);
  expect(reload).toHaveBeenCalledOnce();
});

/** A tab that was just loaded: what the tab before has decided is gone with it. */
async function freshTab(build: string, href: string) {
  vi.resetModules();
  const fresh = await import('./stale-build');
  const target = new EventTarget();
  const reload = vi.fn();
  fresh.reloadOnceOnStaleBuild(target, { ...form, build, href: () => href, reload });
  const fail = async () => {
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await fresh.isNewVersionLoading();
  };
  return { reload, fail };
}
