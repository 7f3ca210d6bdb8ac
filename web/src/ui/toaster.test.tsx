import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from './dialogs/dialog';
import { currentToast, dismissToast, lastToast, toast, type ToastHandle } from './toast-store';
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

it('shows one toast at a time; the newer takes the place of the older', () => {
  const gone = vi.fn();
  act(() => void toast({ title: 'First', onGone: gone }));
  act(() => void toast({ title: 'Second', description: 'with words' }));
  expect(shown()).toEqual(['Secondwith words']);
  expect(gone).toHaveBeenCalledExactlyOnceWith(false);
});

it.each([
  ['goes after 5000 ms, not before', undefined, 5000],
  ['stays for its own duration when it has one', 9000, 9000],
])('%s', (_, duration, shownFor) => {
  act(() => void toast({ title: 'Saved', ...(duration && { duration }) }));
  act(() => void vi.advanceTimersByTime(shownFor - 1));
  expect(shown()).toEqual(['Saved']);
  act(() => void vi.advanceTimersByTime(1));
  expect(currentToast()).toBeNull();
});

it('a toast acts once when its action is pressed, and says so', () => {
  const onPress = vi.fn();
  const onGone = vi.fn();
  const also = { label: 'The client asked', onPress: () => undefined };
  act(() => void toast({ title: 'Cancelled', action: { label: 'Undo', onPress }, also, onGone }));
  expect(screen.getByRole('button', { name: also.label })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onGone).toHaveBeenCalledExactlyOnceWith(true);
  expect(currentToast()).toBeNull();
});

it('a dismissed toast leaves the screen, and its record goes after 1000000 ms', () => {
  act(() => void toast({ title: 'Saved' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  act(() => void vi.advanceTimersByTime(999_999));
  expect(lastToast.get()).toMatchObject({ title: 'Saved', open: false });
  act(() => void vi.advanceTimersByTime(1));
  expect(lastToast.get()).toBeNull();
});

it('a closed toast has not done its action', () => {
  const onGone = vi.fn();
  act(() => void toast({ title: 'Cancelled', onGone }));
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(onGone).toHaveBeenCalledExactlyOnceWith(false);
});

it('a toast is swiped away by more than 50 pixels', () => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn(), hasPointerCapture: vi.fn() });
  act(() => void toast({ title: 'Saved' }));
  for (const to of [50, 51]) {
    const item = screen.getByRole('listitem');
    fireEvent.pointerDown(item, { button: 0, clientX: 0 });
    for (const clientX of [9, to]) fireEvent.pointerMove(item, { clientX });
    fireEvent.pointerUp(item);
    expect(currentToast() === null).toBe(to > 50);
  }
});

it('the toast takes the focus on F8', () => {
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.contains(document.activeElement)).toBe(true);
});

it('a handle dismisses its own toast, but never a later one', () => {
  const handles: { dismiss: () => void }[] = [];
  act(() => {
    handles.push(toast({ title: 'First' }));
  });
  act(() => void toast({ title: 'Second' }));
  act(() => handles[0]?.dismiss());
  expect(currentToast()?.title).toBe('Second');
});

it('a toast changes its words in place; once gone it says its last ones, when no other is there', () => {
  let handle!: ToastHandle;
  act(() => {
    handle = toast({ title: 'Saved' });
  });
  act(() => handle.becomes({ title: 'Saved', description: 'and on its way' }, false));
  expect(shown()).toEqual(['Savedand on its way']);
  act(() => void toast({ title: 'Another' }));
  act(() => handle.becomes({ title: 'Saved', description: 'and sent' }, false));
  act(() => handle.becomes({ title: 'Saved', description: 'and read' }, true));
  expect(shown()).toEqual(['Another']);
  act(() => dismissToast(currentToast()?.id ?? -1));
  expect(shown()).toEqual(['Savedand read']);
});

/** A phone's window of 740 px, without what is fixed at its ends, with a form and a toast of some height. */
function phone(title: string) {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input><button type="submit">Log in</button>';
  const [field, button] = form.children as unknown as [HTMLElement, HTMLElement];
  const region = screen.getByRole('region').querySelector('ol')!;
  vi.stubGlobal('innerHeight', 740);
  region.style.padding = '16px';
  const lies = (element: HTMLElement, top: number, height = 44) =>
    vi
      .spyOn(element, 'getBoundingClientRect')
      .mockReturnValue({ top, bottom: top + height, height, left: 0, right: 360 } as DOMRect);
  lies(region, 60, 616);
  act(() => void toast({ title }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    form.remove();
  });
  /** Where the toast lies, and how high it may be. @param height of its text */
  const place = (height: number) => {
    const value = { value: height, configurable: true };
    Object.defineProperty(region.firstElementChild, 'scrollHeight', value);
    act(() => {
      field.blur();
      field.focus();
      vi.advanceTimersByTime(20);
    });
    return [region.dataset.end, screen.getByRole('listitem').style.maxHeight];
  };
  return { field, button, lies, place };
}

it('a toast covers nothing of the focused element, at any place and with any length of text', () => {
  const { field, button, lies, place } = phone('Please check the form');
  button.remove();
  const at = (top: number, height: number) => {
    lies(field, top);
    return place(height);
  };
  expect(at(100, 300)).toEqual(['bottom', '296px']);
  expect(at(386, 280)).toEqual(['top', '294px']);
  expect(at(300, 600)).toEqual(['bottom', '296px']);
  expect(at(350, 600)).toEqual(['top', '258px']);
  // A dialog that is being read.
  lies(field, 80, 600);
  expect(place(280)).toEqual(['bottom', '']);
});

it('a toast covers neither the field nor its submit button, while there is room beside both', () => {
  const { field, button, lies, place } = phone('Login error');
  lies(field, 300);
  lies(button, 400);
  expect(place(120)).toEqual(['bottom', '200px']);
  lies(button, 520);
  expect(place(120)).toEqual(['top', '208px']);
  // The button of a long form is out of sight.
  lies(button, 900);
  expect(place(120)).toEqual(['bottom', '296px']);
});

it('on a phone a toast lies at the top where it would cover an action at the bottom, and none above', () => {
  const { field, button, lies, place } = phone('Booking confirmed');
  vi.stubGlobal('innerWidth', 360);
  const list = document.body.appendChild(document.createElement('a'));
  list.href = '/staff';
  onTestFinished(() => list.remove());
  const region = screen.getByRole('region').querySelector('ol')!;
  const wide = (element: HTMLElement, top: number, height: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
      top,
      bottom: top + height,
      height,
      width: 360,
      left: 0,
      right: 360,
    } as DOMRect);
  wide(region, 60, 616);
  // Nothing to avoid has the focus.
  lies(field, 0, 0);
  lies(button, 0, 0);
  wide(list, 600, 44);
  expect(place(60)).toEqual(['top', '']);
  // The pressed button has the focus.
  lies(field, 300);
  expect(place(60)).toEqual(['top', '208px']);
  lies(field, 0, 0);
  wide(list, 400, 44);
  expect(place(60)).toEqual(['bottom', '']);
  wide(list, 600, 44);
  wide(button, 80, 44);
  expect(place(60)).toEqual(['bottom', '']);
});

it('a toast stays where it is during a press, so that it does not cover what is pressed', () => {
  const { field, button, lies, place } = phone('Please check the form');
  button.remove();
  lies(field, 386);
  expect(place(280)).toEqual(['top', '294px']);
  lies(field, 100);
  fireEvent.pointerDown(field);
  expect(place(280)).toEqual(['top', '294px']);
  fireEvent.pointerUp(field);
  fireEvent.click(field);
  expect(place(280)).toEqual(['bottom', '296px']);
});

it('a toast leaves Escape to the dialog below it, which closes at the first press', () => {
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

it('a toast takes Escape itself when nothing else is open', () => {
  act(() => void toast({ title: 'Saved' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(currentToast()).toBeNull();
});
