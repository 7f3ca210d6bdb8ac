import {
  disconnectGoogle,
  finishGoogleConnection,
  saveMailAccount,
  saveMpesa,
  showServices,
  startGoogleConnection,
  type ServicesReport,
} from '@tulia/domain/calls/practice/connect-services';
import {
  disconnectTexts,
  saveTextAccount,
  sendTestText,
} from '@tulia/domain/calls/practice/text-account';
import { checkPayments } from '@tulia/domain/calls/payments/payments';
import { Refusal } from '@tulia/domain/refusal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../platform/live/call';
import { answersOf } from '../../../platform/live/testing/answers';
import { press, type } from '../../../ui/testing/press';
import { toasted } from '../../../ui/testing/toasted';
import { Toaster } from '../../../ui/toaster';
import { Connections } from './connections';

vi.mock(import('../../../platform/live/call'), () => ({ call: vi.fn() }));
const person = vi.hoisted(() => ({ role: '' }));
vi.mock('../../../platform/session/session', () => ({ useSession: () => person }));
vi.mock('../../../shared/views/reauthenticate-dialog', () => ({
  ReauthenticateDialog: ({ onDone }: { onDone: () => void }) => (
    <button onClick={onDone}>prove</button>
  ),
}));
const sent = vi.mocked(call);
const { answer, inputs } = answersOf(sent);
const off = { hasApp: true, isConnected: false, since: null, problem: null, unread: [] };
const on = { ...off, isConnected: true, since: Date.UTC(2026, 10, 22, 9) };
const noAccount = { host: '', port: '', user: '', senderName: '', senderAddress: '' };
const noMail = { since: null, account: noAccount, problem: null };
const noMpesa = {
  isConnected: false,
  since: null,
  account: { shortCode: '', till: '', nominatedNumber: '' },
  problem: null,
};
const noTexts: ServicesReport['texts'] = {
  isConnected: false,
  since: null,
  account: { username: '', senderId: '', ceiling: 2000, quietFrom: '21:00', quietUntil: '07:00' },
  addresses: null,
  month: { count: 0, cents: 0 },
  balance: null,
  problem: null,
};
const refused = (reason: string) => new Refusal('connection-failed', { reason });

beforeEach(() => {
  person.role = 'super_admin';
  mail = noMail;
  mpesa = noMpesa;
  texts = noTexts;
  Element.prototype.scrollIntoView = vi.fn();
  window.history.replaceState(null, '', '/');
});

let mail: ServicesReport['mail'] = noMail;
let mpesa: ServicesReport['mpesa'] = noMpesa;
let texts: ServicesReport['texts'] = noTexts;
const draw = async (google: Partial<ServicesReport['google']> = {}, query = '', canKeep = true) => {
  answer(showServices, { canKeep, google: { ...off, ...google }, mail, mpesa, texts });
  window.history.replaceState(null, '', `/admin/settings${query}`);
  render(
    <BrowserRouter>
      <Connections />
      <Toaster label="Notices" closeLabel="Close" />
    </BrowserRouter>,
  );
  await act(() => Promise.resolve());
};
const button = (name: string) => screen.queryByRole('button', { name });

test('the owner reads what Tulia may do, and goes to Google after proving who she is', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await draw();
  expect(screen.getByText(/does not read the titles of your other events/)).toBeTruthy();
  answer(startGoogleConnection, new Refusal('recent-login-required'));
  await press('Connect Google Calendar');
  expect(open).not.toHaveBeenCalled();
  answer(startGoogleConnection, { address: 'https://accounts.google.test/auth' });
  await press('prove');
  expect(open.mock.calls).toEqual([['https://accounts.google.test/auth', '_self']]);
});

test('Google’s code leaves the address at once, is sent once, and the page says that it worked', async () => {
  answer(finishGoogleConnection, {});
  await draw({}, '?state=s&code=4%2Fc&scope=x');
  expect(window.location.search).toBe('');
  expect(inputs(finishGoogleConnection)).toEqual([{ state: 's', code: '4/c' }]);
  expect(toasted('Google Calendar is connected')).toBeTruthy();
  expect(inputs(showServices)).toHaveLength(2);
});

test.each([
  ['?state=s&error=access_denied', /did not allow it at Google/],
  ['?state=s&error=server_error', /Google did not connect the calendar/],
])('%s: the page says so, and nothing is sent', async (query, said) => {
  await draw({}, query);
  expect(screen.getByText(said)).toBeTruthy();
  expect([window.location.search, inputs(finishGoogleConnection)]).toEqual(['', []]);
});

test.each([
  [refused('consent-over'), /came too late, or was used already/],
  [refused('scope-missing'), /tick the box about calendar events/],
  [refused('a-reason-of-tomorrow'), /was not connected/],
  [new Refusal('forbidden'), /may not do this/],
])('a refusal %# is said in words, and stays', async (refusal, said) => {
  answer(finishGoogleConnection, refusal);
  await draw({}, '?state=s&code=c');
  expect(screen.getByRole('alert').textContent).toMatch(said);
});

test('an answer that was lost can be asked for again with the same code', async () => {
  answer(finishGoogleConnection, new Refusal('offline'));
  await draw({}, '?state=s&code=c');
  answer(finishGoogleConnection, {});
  await press('Try again');
  expect(inputs(finishGoogleConnection)).toHaveLength(2);
  expect(toasted('Google Calendar is connected')).toBeTruthy();
});

test('a connected calendar says since when, and is disconnected after a question', async () => {
  await draw(on);
  expect(screen.getByText(/Connected since 22 Nov 2026/)).toBeTruthy();
  await press('Disconnect');
  expect(inputs(disconnectGoogle)).toEqual([]);
  answer(disconnectGoogle, { revoked: false });
  await press('Disconnect');
  expect(inputs(disconnectGoogle)).toHaveLength(1);
  expect(toasted(/Google did not confirm its end/)).toBeTruthy();
});

test('a connection that Google refuses asks to connect again', async () => {
  await draw({ ...on, since: null, problem: 'not-authorised' });
  expect(screen.getByRole('alert').textContent).toMatch(/does not accept this connection/);
  expect(screen.getByText('Connected by whoever deployed the site.')).toBeTruthy();
  expect(button('Connect again')).toBeTruthy();
});

test.each<[string, Partial<ServicesReport['google']>, boolean, string, RegExp]>([
  ['without an app at Google', { hasApp: false }, true, 'super_admin', /no app at Google yet/],
  ['without a key', {}, false, 'super_admin', /has no key yet/],
  ['to an admin', {}, true, 'admin', /A super admin connects it/],
])('nothing is offered %s', async (_, google, canKeep, role, said) => {
  person.role = role;
  await draw(google, '', canKeep);
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  expect(button('Connect Google Calendar')).toBeNull();
  if (role === 'admin' || !canKeep) expect(button('Enter your own account')).toBeNull();
});

test('own calendars that are not read any more are named, with the last reading', async () => {
  const since = Date.UTC(2026, 10, 24, 6);
  const of = (name: string, at: number) => ({ practitionerId: name, name, since: at });
  await draw({ isConnected: true, unread: [of('Njeri', since), of('Baraka', 0)] });
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('Njeri: not read since 24 Nov 2026, 09:00');
  expect(said).toContain('Baraka: never read');
});

test('a state that was not loaded can be asked for again', async () => {
  answer(showServices, new Refusal('timeout'));
  sent.mockImplementationOnce(() => Promise.reject(new Refusal('timeout')));
  await draw();
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await act(() => Promise.resolve());
  expect(button('Connect Google Calendar')).toBeTruthy();
});

const SAVE = 'Send a test email to me, then keep';

test('the mail account is sent as it was typed, after a proof, and the page says where the test email went', async () => {
  await draw();
  await press('Enter your own account');
  type('Server', ' smtp.example.com');
  type('User', 'post@example.com');
  type('Password', 'its password');
  type('Name of the sender', 'Tulia');
  type('Address of the sender', 'post@example.com');
  answer(saveMailAccount, new Refusal('recent-login-required'));
  await press(SAVE);
  answer(saveMailAccount, { sentTo: 'owner@example.com' });
  await press('prove');
  const account = { host: 'smtp.example.com', port: '465', user: 'post@example.com' };
  const sender = { senderName: 'Tulia', senderAddress: 'post@example.com' };
  const typed = { ...account, ...sender, password: 'its password', language: 'en' };
  expect(inputs(saveMailAccount)).toEqual([typed, typed]);
  expect(toasted('A test email went to owner@example.com.')).toBeTruthy();
  expect(button(SAVE)).toBeNull();
});

test('a refused login is said at the password, what was typed stays, and a kept password is not shown', async () => {
  const account = { ...noAccount, host: 'smtp.example.com', port: '587', user: 'post' };
  const sender = { senderName: 'Tulia', senderAddress: 'post@example.com' };
  mail = {
    since: Date.UTC(2026, 10, 22),
    account: { ...account, ...sender },
    problem: 'login-refused',
  };
  await draw();
  expect(screen.getByText(/The server refuses this account/)).toBeTruthy();
  expect(screen.getByText(/leave as post@example.com, since 22 Nov 2026/)).toBeTruthy();
  await press('Change the account');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect([password.value, screen.getByText(/Kept. Leave it empty/)]).toEqual([
    '',
    expect.anything(),
  ]);
  type('Password', 'another');
  answer(saveMailAccount, refused('login-refused'));
  await press(SAVE);
  expect(screen.getByText('The server refused user or password')).toBeTruthy();
  expect(password.value).toBe('another');
  type('Port', '80x');
  await press(SAVE);
  expect(screen.getAllByText('465, 587 or 2525').length).toBeGreaterThan(1);
});

const CHECK = 'Check with M-Pesa, then keep';
const typeKeys = () => {
  type('PayBill, or store number of the till', '174379');
  for (const label of ['Consumer key', 'Consumer secret', 'Passkey']) type(label, label);
};

test('keys that M-Pesa refuses are said at their fields, and what was typed stays', async () => {
  await draw();
  await press('Enter the account with M-Pesa');
  typeKeys();
  answer(saveMpesa, refused('keys-refused'));
  await press(CHECK);
  expect(screen.getAllByText(/does not take consumer key and secret/)).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('Passkey').value).toBe('Passkey');
});

test('once M-Pesa takes the keys, what it did not agree to is said, and a test payment is offered', async () => {
  await draw();
  await press('Enter the account with M-Pesa');
  typeKeys();
  answer(saveMpesa, { problems: ['no-nominated-number'] });
  const ready = { state: 'ready', missing: [], lists: false, registeredAt: 1 };
  answer(checkPayments, ready);
  mpesa = { ...noMpesa, isConnected: true, since: Date.UTC(2026, 10, 22) };
  answer(showServices, { canKeep: true, google: off, mail, mpesa, texts });
  await press(CHECK);
  const keys = { key: 'Consumer key', secret: 'Consumer secret', passkey: 'Passkey' };
  expect(inputs(saveMpesa)).toEqual([
    { shortCode: '174379', till: '', nominatedNumber: '', ...keys },
  ]);
  expect(toasted(/only once the Safaricom number .+ Next, try it with 1 shilling/)).toBeTruthy();
  expect(button('Send the prompt')).toBeTruthy();
  await press('Change the account with M-Pesa');
  expect(screen.getAllByText(/Kept. Leave it empty/)).toHaveLength(3);
});

const CHECK_TEXTS = 'Check with Africa’s Talking, then keep';
const connectedTexts: ServicesReport['texts'] = {
  ...noTexts,
  isConnected: true,
  since: Date.UTC(2026, 10, 22),
  account: { ...noTexts.account, username: 'tulia', senderId: 'TULIA' },
  addresses: { report: 'https://f.test/texts/s/report', stop: 'https://f.test/texts/s/stop' },
  month: { count: 3, cents: 240 },
  balance: 'KES 120.5000',
};

test('an account for texts is sent as it was typed, and a refused key is said at its field', async () => {
  await draw();
  expect(screen.getByText(/get notifications and emails, and no texts/)).toBeTruthy();
  await press('Enter the account with Africa’s Talking');
  type('User name of the app', ' tulia ');
  type('API key', 'atsk_1');
  type('Most shillings in a month', '');
  await press(CHECK_TEXTS);
  expect(inputs(saveTextAccount)).toEqual([]);
  type('Most shillings in a month', '500');
  answer(saveTextAccount, refused('texts-refused'));
  await press(CHECK_TEXTS);
  expect(screen.getAllByText(/does not know this user name and key/)).toHaveLength(2);
  answer(saveTextAccount, { balance: 'KES 9.0000' });
  await press(CHECK_TEXTS);
  const typed = { ...noTexts.account, username: 'tulia', apiKey: 'atsk_1', ceiling: 500 };
  expect(inputs(saveTextAccount)).toEqual([typed, typed]);
  expect(toasted(/Balance: KES 9.0000. Now enter the two addresses/)).toBeTruthy();
});

test('connected texts show cost, balance and addresses, send a test, and end after a question', async () => {
  texts = { ...connectedTexts, problem: 'balance-empty' };
  await draw();
  expect(screen.getByText(/Texts this month: 3, for KES 2.40 of at most KES 2000/)).toBeTruthy();
  expect(screen.getByText('Balance: KES 120.5000.')).toBeTruthy();
  expect(screen.getByText(/The balance is empty/)).toBeTruthy();
  const address = screen.getByLabelText<HTMLInputElement>('Delivery reports');
  expect(address.value).toBe('https://f.test/texts/s/report');
  type('Your number', '0712 345 678');
  answer(sendTestText, {});
  await press('Send a test text');
  expect(inputs(sendTestText)).toEqual([{ number: '0712 345 678', language: 'en' }]);
  expect(toasted('The provider has taken the test text')).toBeTruthy();
  answer(disconnectTexts, {});
  await press('Disconnect');
  await press('Disconnect');
  expect(inputs(disconnectTexts)).toHaveLength(1);
  expect(toasted('Texts are disconnected')).toBeTruthy();
});
