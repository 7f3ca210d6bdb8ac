import { describe, expect, it } from 'vitest';
import { REDIRECT_DEFAULTS, redirectTarget } from './redirect-target';

const ORIGIN = 'https://tulia.example';
const at = (raw: string | null) => redirectTarget(raw, '/booking', ORIGIN);

describe('a redirect that is ours', () => {
  it.each([
    ['/booking', '/booking'],
    ['/booking?service=individual-therapy', '/booking?service=individual-therapy'],
    ['/my-sessions#later', '/my-sessions'],
    ['/profile/', '/profile'],
    ['/sw/profile', '/profile'],
    ['/admin/bookings?status=pending', '/admin/bookings?status=pending'],
    ['/admin/clients/a1b2', '/admin/clients/a1b2'],
    ['/sw/admin/clients/a1b2/', '/admin/clients/a1b2'],
    ['/', '/'],
    ['/about/../profile', '/profile'],
    ['/articles/grief-has-no-calendar', '/articles/grief-has-no-calendar'],
    ['/profile?redirect=//evil.example', '/profile?redirect=//evil.example'],
  ])('%s is kept', (raw, target) => {
    expect(at(raw)).toBe(target);
  });
});

const SCHEMES = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc'];
const HOSTS = ['evil.example', 'tulia.example.evil.example', 'tulia.example@evil.example', '[::1]'];
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  '/%09/',
  '/%5c',
  '/%2f',
  '%2f%2f',
  '/.//',
  '/..//',
  '/about/..//',
  '/booking//',
  '//%00',
  '@',
  '/@',
];
const TAILS = ['', '/', '/booking', '/%2e%2e', '?redirect=/booking', '#/booking'];

describe('a redirect that is not ours', () => {
  const attacks = [
    ...SCHEMES.flatMap((scheme) => [scheme, ` ${scheme}`, `/${scheme}`, `\t${scheme}`]),
    ...HOSTS.flatMap((host) => LEADS.flatMap((lead) => TAILS.map((tail) => lead + host + tail))),
  ];

  it('is a large corpus', () => {
    expect(attacks.length).toBeGreaterThan(300);
  });

  it('leads nowhere but to the default, or home', () => {
    const led = attacks.map((raw) => ({ raw, target: at(raw) }));
    expect(led.filter(({ target }) => target !== '/booking' && target !== '/')).toEqual([]);
  });

  it.each([null, '', '/nowhere', '/booking/more', '/__/auth/handler', '/sw', '/assets/x.js'])(
    '%j leads to the default or to the home page only',
    (raw) => {
      expect(['/booking', '/']).toContain(at(raw));
    },
  );

  it.each(['/pay#0123', '/sw/pay#0123', '/manage#0123', '/guardian', '/about/../pay/#0123'])(
    '%s would open what the link of somebody else is for',
    (raw) => {
      expect(at(raw)).toBe('/booking');
    },
  );

  it.each(['/login', '/signup?redirect=/login', '/client-login', '/auth/callback', '/sw/login'])(
    '%s would go round in circles',
    (raw) => {
      expect(at(raw)).toBe('/booking');
    },
  );
});

it('each way to log in has the default of the specification', () => {
  expect(REDIRECT_DEFAULTS).toEqual({
    login: '/profile',
    signup: '/booking',
    callback: '/booking',
    dialog: '/booking',
    clientLogin: '/my-sessions',
  });
});
