import { fireEvent, render, screen } from '@testing-library/react';
import { Refusal } from '@tulia/domain/refusal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnPushOff, turnPushOn } from '../../platform/push/push';
import { rememberPushToken } from '../../platform/push/push-token';
import { currentToast } from '../../ui/toast-store';
import { StaffPushCard } from './staff-push-card';

vi.mock('../../platform/push/push', () => ({
  canPush: vi.fn(() => Promise.resolve(true)),
  turnPushOn: vi.fn(),
  turnPushOff: vi.fn(),
}));

const njeri = { uid: 'njeri', role: 'therapist', practitionerId: 'therapist' } as const;
const reception = { uid: 'wambui', role: 'receptionist', practitionerId: null } as const;
const choice = { kinds: ['staff-session' as const], quietFrom: '20:00', quietUntil: '06:30' };
let permission: NotificationPermission = 'default';

beforeEach(() => {
  permission = 'default';
  rememberPushToken(null);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const names = async () => {
  await screen.findByText('Notifications on this device');
  return screen.queryAllByRole('checkbox').map((each) => each.parentElement?.textContent);
};
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));

it('offers what can ring for the person, and all of it is off', async () => {
  const { unmount } = render(<StaffPushCard member={reception} />);
  expect(await names()).toEqual(['A new request', 'A client cancels']);
  unmount();
  render(<StaffPushCard member={njeri} />);
  expect(await names()).toHaveLength(3);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(
    false,
  );
  expect(screen.getByText('Off.')).toBeTruthy();
});

it('asks the browser only when Save is pressed, and sends what was chosen', async () => {
  vi.mocked(turnPushOn).mockResolvedValueOnce('on');
  render(<StaffPushCard member={njeri} />);
  fireEvent.click(await box(/My session begins/));
  fireEvent.change(screen.getByLabelText('Quiet from'), { target: { value: '20:00' } });
  fireEvent.change(screen.getByLabelText('Quiet until'), { target: { value: '06:30' } });
  expect(turnPushOn).not.toHaveBeenCalled();
  await save();
  await expect.poll(() => currentToast()?.title).toBe('Notifications on this device are saved');
  expect(turnPushOn).toHaveBeenCalledExactlyOnceWith(choice);
  expect(await screen.findByText('On. Logging out turns them off.')).toBeTruthy();
});

it('shows what was chosen here, and the last kind switched off turns the device off', async () => {
  permission = 'granted';
  rememberPushToken('token', { uid: 'njeri', choice });
  vi.mocked(turnPushOff).mockRejectedValueOnce(new Refusal('offline')).mockResolvedValueOnce();
  render(<StaffPushCard member={njeri} />);
  const session = await box(/My session begins/);
  expect(session.checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Quiet until').value).toBe('06:30');
  fireEvent.click(session);
  await save();
  await expect.poll(() => currentToast()?.title).toBe('Nothing was changed');
  expect(session.checked).toBe(false);
  await save();
  await expect.poll(() => currentToast()?.title).toBe('Notifications are off');
});

it('another person’s choice on this device is not shown', async () => {
  permission = 'granted';
  rememberPushToken('token', { uid: 'other', choice });
  render(<StaffPushCard member={njeri} />);
  expect((await box(/My session begins/)).checked).toBe(false);
});

it('a missing time is said, and nothing is sent', async () => {
  render(<StaffPushCard member={njeri} />);
  fireEvent.click(await box(/A new request/));
  fireEvent.change(screen.getByLabelText('Quiet from'), { target: { value: '' } });
  expect(screen.getByRole('alert').textContent).toMatch(/both times/);
  await save();
  expect(turnPushOn).not.toHaveBeenCalled();
});

it('says why nothing can ring', async () => {
  const { unmount } = render(<StaffPushCard member={{ ...njeri, practitionerId: null }} />);
  expect(await screen.findByText(/belongs to no practitioner/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  permission = 'denied';
  render(<StaffPushCard member={njeri} />);
  expect(await screen.findByText(/blocked on this device/)).toBeTruthy();
});
