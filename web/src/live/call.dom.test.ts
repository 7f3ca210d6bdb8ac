import { Refusal } from '@tulia/domain/refusal';
import { afterEach, expect, it, vi } from 'vitest';
import { sendMessage } from '@tulia/domain/calls/send-message';
import { call, refusalOf } from './call';

afterEach(() => vi.restoreAllMocks());

it('refuses at once without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const sent = call(sendMessage, {} as never);
  await expect(sent).rejects.toMatchObject({ code: 'offline' });
});

it('rebuilds the refusal the server threw', () => {
  const refusal = refusalOf(
    {
      code: 'functions/failed-precondition',
      details: { code: 'too-late-to-move', details: { cutoffHours: 6 } },
    },
    true,
  );
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.code).toBe('too-late-to-move');
  expect(refusal.details).toEqual({ cutoffHours: 6 });
});

it.each([
  [{ code: 'functions/deadline-exceeded' }, true, 'timeout'],
  [{ code: 'functions/unauthenticated' }, true, 'signed-out'],
  [{ code: 'functions/permission-denied' }, true, 'forbidden'],
  [{ code: 'functions/internal' }, true, 'internal'],
  [{ code: 'functions/internal' }, false, 'offline'],
  [{ code: 'x', details: { code: 'no-such-refusal' } }, true, 'internal'],
  [new TypeError('failed'), true, 'internal'],
  [undefined, true, 'internal'],
])('%o (online: %s) becomes %s', (error, online, code) => {
  expect(refusalOf(error, online).code).toBe(code);
});
