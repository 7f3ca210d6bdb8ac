import type { BookingStatus } from '@tulia/domain/booking/status';
import type { NoteState } from '@tulia/domain/records/note-state';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDocument } from '../../../../platform/live/use-document';
import { aRead } from '../../../../platform/live/testing/a-read';
import { BoardHarness } from '../../board/testing/board-harness';
import { NoteLine } from './note-line';

vi.mock(import('../../../../platform/live/use-document'), () => ({ useDocument: vi.fn() }));
const read = vi.mocked(useDocument);
beforeEach(() => read.mockReset());

test.each<[BookingStatus | undefined, NoteState | null, string]>([
  ['completed', null, 'Missing'],
  ['completed', { version: 3, standing: 'none' }, 'Missing'],
  ['completed', { version: 1, standing: 'draft' }, 'Draft'],
  ['no_show', { version: 2, standing: 'signed' }, 'Signed'],
  ['completed', { version: 2, standing: null }, 'Written'],
  ['no_show', null, ''],
  ['confirmed', null, ''],
])('the line of a session that is %s with the note %j says: %s', (status, state, said) => {
  read.mockReturnValue(aRead(state));
  const session = { id: 'one', startsAt: Date.parse('2026-11-12T07:00:00Z'), status };
  render(
    <BoardHarness>
      <NoteLine session={session} open={false} onToggle={() => undefined} />
    </BoardHarness>,
  );
  const name = screen.getByRole('button').getAttribute('aria-label') ?? '';
  expect(name).toMatch(said === '' ? /2026, 10:00$/ : new RegExp(`, ${said}$`));
});
