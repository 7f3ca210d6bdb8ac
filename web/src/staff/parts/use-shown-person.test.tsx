import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberPerson, useShownPerson } from './use-shown-person';

const given = vi.hoisted(() => ({ people: [{ id: 'njeri' }, { id: 'baraka' }] }));
vi.mock('../../shared/practice/practitioners', () => ({ usePractitioners: () => given.people }));

const showAt = (address: string, atFirst: string | null = null) =>
  renderHook(() => useShownPerson(atFirst), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;

beforeEach(() => localStorage.clear());

it('the choice of one page holds on the next, until another is made', () => {
  expect(showAt('/').current.practitionerId).toBeNull();
  expect(showAt('/', 'njeri').current.practitionerId).toBe('njeri');
  const page = showAt('/');
  act(() => page.current.show('baraka'));
  expect(page.current.practitionerId).toBe('baraka');
  expect(showAt('/', 'njeri').current.practitionerId).toBe('baraka');
  act(() => page.current.show(null));
  expect(showAt('/', 'njeri').current.practitionerId).toBeNull();
});

it('the address comes first, and somebody who is not there shows all', () => {
  rememberPerson('baraka');
  expect(showAt('/?person=njeri').current.practitionerId).toBe('njeri');
  expect(showAt('/?person=all').current.practitionerId).toBeNull();
  localStorage.clear();
  expect(showAt('/?person=gone').current.practitionerId).toBeNull();
});
