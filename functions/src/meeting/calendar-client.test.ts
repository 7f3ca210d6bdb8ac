import { afterEach, expect, it, vi } from 'vitest';
import { calendarClient } from './calendar-client';

afterEach(() => vi.unstubAllEnvs());

it.each(['', 'none'])('Google is not asked while its connection is "%s"', async (token) => {
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', token);
  expect(await calendarClient()).toBeNull();
});
