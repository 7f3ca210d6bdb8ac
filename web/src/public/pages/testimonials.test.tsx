import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hasStories } from '../../shared/practice/has-stories';
import { readStories } from '../../shared/practice/read-stories';
import { StoriesTeaser } from '../home/stories-teaser';
import { threeStories } from '../stories/testing/three-stories';
import TestimonialsPage from './testimonials';

const site = vi.hoisted(() => ({ wereStoriesBuilt: false, tryAgain: () => {} }));
vi.mock(import('../../shared/practice/has-stories'), async () => {
  const { createStore } = await import('../../store');
  return {
    get wereStoriesBuilt() {
      return site.wereStoriesBuilt;
    },
    hasStories: createStore(false),
  };
});
vi.mock('../../platform/offline/connection', () => ({
  untilWorthTrying: () => new Promise<void>((resolve) => (site.tryAgain = resolve)),
}));
vi.mock('../../shared/practice/read-stories', () => ({ readStories: vi.fn() }));
vi.mock('../../platform/hooks/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

it('page and home show nothing of stories until some are read, and then the link of the header as well', async () => {
  let answer: (stories: typeof threeStories) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  vi.mocked(readStories).mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  vi.mocked(readStories).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const both = () => (
    <MemoryRouter>
      <StoriesTeaser />
      <TestimonialsPage />
    </MemoryRouter>
  );
  const { rerender } = render(both());
  expect(screen.getByText(/^No stories yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Read their stories' })).toBeNull();
  expect(hasStories.get()).toBe(false);

  await act(async () => {
    fail(new TypeError('no connection'));
    await Promise.resolve();
  });
  expect(screen.queryByText(/^No stories yet/)).toBeNull();
  expect(screen.getAllByText(/^The stories could not be loaded/)).toHaveLength(1);
  // A home page that was built when there were some keeps their place.
  site.wereStoriesBuilt = true;
  rerender(both());
  expect(screen.getAllByText(/^The stories could not be loaded/)).toHaveLength(2);
  site.tryAgain();

  const fourth = { ...threeStories[0]!, slug: 'story-3', quote: { en: 'Quote 3', sw: '' } };
  await act(async () => {
    answer([...threeStories, fourth]);
    await Promise.resolve();
  });
  expect(screen.queryByText(/^No stories yet/)).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Read Full Story of/ })).toHaveLength(4);
  expect(document.querySelectorAll('#stories figure')).toHaveLength(3);
  expect(screen.getByRole('note').textContent).toContain('published with the written consent');
  expect(screen.getByRole('link', { name: 'Read their stories' })).toBeTruthy();
  expect(screen.queryByText(/^The stories could not be loaded/)).toBeNull();
  expect(hasStories.get()).toBe(true);
});
