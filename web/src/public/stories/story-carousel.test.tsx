import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StoryCarousel } from './story-carousel';
import { threeStories as stories } from './testing/three-stories';

function shown() {
  return screen
    .getAllByRole('article', { hidden: true })
    .filter((slide) => slide.hasAttribute('data-current'))
    .map((slide) => slide.id);
}

it('goes forward, back and by dot, and wraps at both ends', async () => {
  const user = userEvent.setup();
  render(<StoryCarousel stories={stories} />);
  expect(shown()).toEqual([stories[0]!.slug]);

  await user.click(screen.getByRole('button', { name: 'Previous story' }));
  expect(shown()).toEqual([stories.at(-1)!.slug]);

  await user.click(screen.getByRole('button', { name: 'Next story' }));
  expect(shown()).toEqual([stories[0]!.slug]);

  await user.click(screen.getByRole('button', { name: /^Story 2/ }));
  expect(shown()).toEqual([stories[1]!.slug]);
  const dot = screen.getByRole('button', { name: /^Story 2/ });
  expect(dot.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(`Story 2 of ${stories.length}`);
});

it('the carousel shows another story when the shown one is withdrawn', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<StoryCarousel stories={stories} />);
  await user.click(screen.getByRole('button', { name: 'Previous story' }));
  rerender(<StoryCarousel stories={stories.slice(0, 2)} />);
  expect(shown()).toEqual([stories[1]!.slug]);
});
