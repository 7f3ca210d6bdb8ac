import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialogs/dialog';
import { currentToast, dismissToast, toast } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster label="Notifications" closeLabel="Close notification" />);
});

afterEach(() => {
  act(() => {
    const shown = currentToast();
    if (shown) dismissToast(shown.id);
  });
  vi.useRealTimers();
});

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('names its region', () => {
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
});

it('shows one toast at a time; the newer takes the place of the older', () => {
  const gone = vi.fn();
  act(() => void toast({ title: 'First', onGone: gone }));
  act(() => void toast({ title: 'Second', description: 'with words' }));
  expect(shown()).toEqual(['Secondwith words']);
  expect(gone).toHaveBeenCalledExactlyOnceWith(false);
});

it('goes after 5000 ms, not before', () => {
  act(() => void toast({ title: 'Saved' }));
  act(() => void vi.advanceTimersByTime(4999));
  expect(shown()).toEqual(['Saved']);
  act(() => void vi.advanceTimersByTime(1));
  expect(currentToast()).toBeNull();
});

it('stays for its own duration when it has one', () => {
  act(() => void toast({ title: 'Long', duration: 9000 }));
  act(() => void vi.advanceTimersByTime(8999));
  expect(currentToast()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(currentToast()).toBeNull();
});

it('acts once when its action is pressed, and says so', () => {
  const onPress = vi.fn();
  const onGone = vi.fn();
  act(() => void toast({ title: 'Cancelled', action: { label: 'Undo', onPress }, onGone }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onGone).toHaveBeenCalledExactlyOnceWith(true);
  expect(currentToast()).toBeNull();
});

it('can be closed, and then its action has not been taken', () => {
  const onGone = vi.fn();
  act(() => void toast({ title: 'Cancelled', onGone }));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(onGone).toHaveBeenCalledExactlyOnceWith(false);
});

it('takes the focus on F8', () => {
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
});

it('is taken away by its handle, but never a later one', () => {
  const handles: { dismiss: () => void }[] = [];
  act(() => {
    handles.push(toast({ title: 'First' }));
  });
  act(() => void toast({ title: 'Second' }));
  act(() => handles[0]?.dismiss());
  expect(currentToast()?.title).toBe('Second');
});

it('covers nothing of the focused element, at any place and with any length of text', () => {
  const field = document.body.appendChild(document.createElement('input'));
  const box = (top: number, height: number) =>
    ({ top, bottom: top + height, height, left: 0, right: 360 }) as DOMRect;
  const region = screen.getByRole('region').querySelector('ol')!;
  // A phone's window of 740 px, without what is fixed at its ends.
  vi.stubGlobal('innerHeight', 740);
  region.style.padding = '16px';
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(box(60, 616));
  const at = vi.spyOn(field, 'getBoundingClientRect');
  act(() => void toast({ title: 'Please check the form' }));
  const place = (top: number, needed: number, height = 44) => {
    Object.defineProperty(region.firstElementChild, 'scrollHeight', {
      value: needed,
      configurable: true,
    });
    at.mockReturnValue(box(top, height));
    act(() => {
      field.blur();
      field.focus();
      vi.advanceTimersByTime(20);
    });
    return [region.dataset.end, screen.getByRole('listitem').style.maxHeight];
  };
  expect(place(100, 300)).toEqual(['bottom', '296px']);
  expect(place(386, 100)).toEqual(['bottom', '214px']);
  expect(place(386, 280)).toEqual(['top', '294px']);
  expect(place(300, 600)).toEqual(['bottom', '296px']);
  expect(place(340, 600)).toEqual(['bottom', '260px']);
  expect(place(350, 600)).toEqual(['top', '258px']);
  // A dialog that is being read.
  expect(place(80, 280, 600)).toEqual(['bottom', '']);
  vi.unstubAllGlobals();
  field.remove();
});

it('covers neither the field nor the button that sends its form, while there is room beside both', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input aria-label="Password"><button type="submit">Log in</button>';
  const [field, button] = form.children as unknown as [HTMLElement, HTMLElement];
  const box = (top: number, height: number) =>
    ({ top, bottom: top + height, height, left: 0, right: 360 }) as DOMRect;
  const region = screen.getByRole('region').querySelector('ol')!;
  vi.stubGlobal('innerHeight', 740);
  region.style.padding = '16px';
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(box(60, 616));
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(box(300, 44));
  const at = vi.spyOn(button, 'getBoundingClientRect');
  act(() => void toast({ title: 'Login error' }));
  Object.defineProperty(region.firstElementChild, 'scrollHeight', { value: 120 });
  const place = (top: number) => {
    at.mockReturnValue(box(top, 44));
    act(() => {
      field.blur();
      field.focus();
      vi.advanceTimersByTime(20);
    });
    return [region.dataset.end, screen.getByRole('listitem').style.maxHeight];
  };
  expect(place(400)).toEqual(['bottom', '200px']);
  expect(place(520)).toEqual(['top', '208px']);
  // The button of a long form is out of sight.
  expect(place(900)).toEqual(['bottom', '296px']);
  vi.unstubAllGlobals();
  form.remove();
});

it('leaves Escape to the dialog beneath it, which closes at the first press', () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Log in">
      <input aria-label="Email" />
    </Dialog>,
  );
  act(() => void toast({ title: 'Login error' }));
  const field = screen.getByLabelText('Email');
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(currentToast()).toBeNull();
});

it('takes Escape itself when nothing else is open', () => {
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(currentToast()).toBeNull();
});
