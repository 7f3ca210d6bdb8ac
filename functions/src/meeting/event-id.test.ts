import { describe, expect, it } from 'vitest';
import { conferenceRequestIdFor, eventIdFor } from './event-id';

describe('event ids', () => {
  it('fit the API and are the same for the same wish', () => {
    expect(eventIdFor('booking', 2)).toMatch(/^[0-9a-v]{5,1024}$/);
    expect(eventIdFor('booking', 2)).toBe(eventIdFor('booking', 2));
  });

  it('differ by booking and by version', () => {
    const ids = ['a', 'b', 'a1'].flatMap((id) =>
      [1, 2, 11].map((version) => eventIdFor(id, version)),
    );
    expect(new Set(ids).size).toBe(9);
    expect(conferenceRequestIdFor('a', 1)).not.toBe(conferenceRequestIdFor('a', 2));
  });
});
