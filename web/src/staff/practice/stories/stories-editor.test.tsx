import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { saveStory } from '@tulia/domain/calls/practice/manage-practice';
import { expect, it, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { aRead } from '../../../platform/live/testing/a-read';
import { StoriesEditor } from './stories-editor';

vi.mock('../../../platform/live/call', () => ({ call: vi.fn() }));
vi.mock('../use-records-in-order', () => ({
  useRecordsInOrder: () => ({ found: aRead([]), nextOrder: 4 }),
}));
const sent = vi.mocked(call);

it('a story is published only once the person has agreed, and its id does not identify the person', async () => {
  sent.mockResolvedValue({});
  render(<StoriesEditor />);
  fireEvent.click(screen.getByRole('button', { name: 'Add story' }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const tick = (label: RegExp) => fireEvent.click(screen.getByLabelText(label));
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type(/^Initials/, 'Amina');
  type(/^One sentence/, 'I sleep again.');
  type(/^The whole story/, 'It took a while.');
  tick(/^Published/);
  save();
  expect(
    await screen.findByText('Initials only, in capital letters, and never a name'),
  ).toBeTruthy();
  expect(screen.getByText('A story is published only once the person has agreed')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();

  type(/^Initials/, 'A. M.');
  tick(/^The person has agreed/);
  save();
  await waitFor(() => screen.getByRole('button', { name: 'Add story' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(saveStory, {
    isNew: true,
    slug: expect.stringMatching(/^story-[0-9a-f]{8}$/) as string,
    initials: 'A. M.',
    quote: { en: 'I sleep again.', sw: '' },
    fullStory: { en: 'It took a while.', sw: '' },
    agreed: true,
    published: true,
    order: 4,
  });
});
