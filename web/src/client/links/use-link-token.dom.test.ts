import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useLinkToken } from './use-link-token';

const ONE = '0123456789abcdef0123456789abcdef';
const TWO = 'fedcba9876543210fedcba9876543210';
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(BrowserRouter, null, children);
const opened = () =>
  renderHook(() => ({ token: useLinkToken('manage'), go: useNavigate() }), { wrapper }).result;
/** A page after a load has only the address, the history entry and the storage of the tab. */
const openedAt = (address: string) => {
  cleanup();
  history.pushState(null, '', address);
  return opened();
};

beforeEach(() => {
  sessionStorage.clear();
});

test('the token leaves the address, and a reload still has it', () => {
  expect(openedAt(`/manage?a=1#${ONE}`).current.token).toBe(ONE);
  expect(location.href).toMatch(/\/manage\?a=1$/);
  sessionStorage.clear();
  cleanup();
  expect(opened().current.token).toBe(ONE);
});

test('going back leads to the link that was opened there', async () => {
  const page = openedAt(`/manage#${ONE}`);
  act(() => void page.current.go(`/manage#${TWO}`));
  expect(page.current.token).toBe(TWO);
  expect(location.hash).toBe('');
  act(() => history.back());
  await waitFor(() => expect(page.current.token).toBe(ONE));
});

test('the page in the other language has the last token of this tab, and another page has none of it', () => {
  openedAt(`/manage#${ONE}`);
  expect(openedAt('/sw/manage').current.token).toBe(ONE);
  cleanup();
  history.pushState(null, '', '/guardian');
  expect(renderHook(() => useLinkToken('guardian'), { wrapper }).result.current).toBe('');
});
