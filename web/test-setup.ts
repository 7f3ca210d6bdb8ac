/** Adds what jsdom lacks, and gives every test a clean document. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { PATIENCE_MS } from '../local/test-run/patience';

/** No server stands behind a test: what the browser says of the connection is true there. */
vi.mock('./src/platform/offline/connection-probe', () => ({
  probeServer: () => Promise.resolve(navigator.onLine ? 'answered' : 'failed'),
}));

configure({ asyncUtilTimeout: PATIENCE_MS });

// The device is in Nairobi, as that of the journeys, wherever the machine may be.
const inNairobi = new Intl.DateTimeFormat('en', { timeZone: PRACTICE_ZONE }).resolvedOptions();
Intl.DateTimeFormat.prototype.resolvedOptions = () => inNairobi;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
});

/** Adds what is missing; what jsdom learns one day wins. */
function provide(target: object, missing: Record<string, unknown>) {
  for (const [name, value] of Object.entries(missing))
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

const nothing = () => undefined;

/** jsdom lays nothing out, so nothing ever changes size. */
class StillResizeObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

provide(globalThis, {
  ResizeObserver: StillResizeObserver,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
});

provide(performance, { mark: nothing, getEntriesByName: () => [] });

provide(Element.prototype, {
  scrollIntoView: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
});
