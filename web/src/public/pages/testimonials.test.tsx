import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readStories } from '../../shared/practice/read-stories';
import { hasStories } from '../../shared/practice/story-dates';
import { StoriesTeaser } from '../home/stories-teaser';
import { threeStories } from '../stories/testing/three-stories';
import TestimonialsPage from './testimonials';

vi.mock('../../shared/practice/read-stories', () => ({ readStories: vi.fn() }));
vi.mock('../../platform/hooks/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

it('page and home show nothing of stories until some are read, and then the link of the header as well', async () => {
  let answer: (stories: typeof threeStories) => void = () => undefined;
  vi.mocked(readStories).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(
    <MemoryRouter>
      <StoriesTeaser />
      <TestimonialsPage />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^No stories yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Read their stories' })).toBeNull();
  expect(hasStories.get()).toBe(false);

  const fourth = { ...threeStories[0]!, slug: 'story-3', quote: { en: 'Quote 3', sw: '' } };
  await act(async () => {
    answer([...threeStories, fourth]);
    await Promise.resolve();
  });
  expect(screen.queryByText(/^No stories yet/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Read Full Story of/ })).toHaveLength(4);
  expect(document.querySelectorAll('#stories figure')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Read their stories' })).toBeTruthy();
  expect(hasStories.get()).toBe(true);
});
