import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StoryGrid } from './story-grid';
import { threeStories } from './testing/three-stories';

it('opens the whole story of the card that was pressed and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<StoryGrid stories={threeStories} />);
  const story = threeStories[1]!;
  const button = screen.getByRole('button', { name: `Read Full Story of ${story.initials}` });
  await user.click(button);

  const dialog = screen.getByRole('dialog');
  for (const paragraph of ['Begin 1', 'End 1'])
    expect(within(dialog).getByText(paragraph)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
