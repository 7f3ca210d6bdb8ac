/** What is wanted on public pages (specification sections 1 and 2) stands in their HTML, without any script. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { PrerenderedSite } from './prerender';

vi.stubEnv('VITE_FIREBASE_CONFIG', '{"projectId":"tulia"}');
// The header leads to the stories once there are any.
vi.mock(import('../../shared/practice/has-stories'), async () => {
  const { createStore } = await import('../../store');
  return { wereStoriesBuilt: true, hasStories: createStore(true) };
});

// A practice that has put in contacts of its own: these stand for any.
vi.mock(import('../../shared/practice/built-settings'), async () => {
  const { defaultPracticeSettings } = await import('@tulia/domain/practice/settings');
  return { builtSettings: defaultPracticeSettings, settingsFrom: () => defaultPracticeSettings };
});

let site: PrerenderedSite;

beforeAll(async () => {
  const { prerenderSite } = await import('./prerender');
  site = await prerenderSite('https://tulia.example');
}, 120_000);

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const plain = (markup: string) =>
  markup
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' ');

/** What stands between two tags of a page in English. */
function part(pathname: string, tag: 'header' | 'main' | 'footer'): string {
  const body = site.pages.find((page) => page.pathname === pathname)?.body ?? '';
  const found = new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(body)?.[0];
  if (found === undefined) throw new Error(`${pathname} has no ${tag}`);
  return found;
}

/** Texts of elements of one kind. */
const textsOf = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(
    ([, inner = '']) => plain(inner).trim(),
  );

/** Addresses of the links with this text. */
const linksTo = (markup: string, name: string): string[] =>
  [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , inner = '']) => plain(inner).trim() === name)
    .map(([, href = '']) => plain(href));

it('the header leads to six pages and to the phone, and its menu has Call Now', () => {
  for (const { pathname, language } of site.pages) {
    if (language !== 'en') continue;
    const header = part(pathname, 'header');
    for (const [name, href] of [
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Testimonials', '/testimonials'],
      ['Articles', '/articles'],
      ['Contact', '/contact'],
      ['Call Now', 'tel:+254700000000'],
    ] as const)
      expect(linksTo(header, name), `${pathname}: ${name}`).toContain(href);
    expect(header.match(/href="tel:\+254700000000"/g)?.length).toBeGreaterThan(1);
  }
});

it('the footer has the contact, quick links, the crisis notice and the year 2024', () => {
  const footer = part('/about', 'footer');
  for (const text of [
    'Nairobi, Kenya',
    'Mon-Fri 8AM-6PM EAT',
    'This is NOT a crisis response platform. If you are in crisis, contact emergency services or go to the nearest hospital.',
    '© 2024 Tulia.',
  ])
    expect(plain(footer)).toContain(text);
  for (const [name, href] of [
    ['+254 700 000 000', 'tel:+254700000000'],
    ['hello@tulia.example', 'mailto:hello@tulia.example'],
    ['Chat with us on WhatsApp', 'https://wa.me/254700000000'],
    ['Home', '/'],
    ['About Your Therapist', '/about'],
    ['Our Services', '/services'],
    ['Book Session', '/booking'],
    ['Contact Us', '/contact'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    expect(linksTo(footer, name), name).toContain(href);
});

it('home says for whom the practice is, by whom it is run, and in which languages', () => {
  const home = plain(part('/', 'main'));
  expect(home).toContain('individuals, teenagers (12–17) and couples');
  expect(home).toContain('Online counselling · English and Swahili');
  expect(home).toContain('10+ years experience');
  const about = plain(part('/about', 'main'));
  expect(about).toContain('Counselling psychologist (associate)');
  expect(about).toMatch(/over 10 years .* in Kenya and abroad/);
  expect(about).toMatch(/trauma-informed and culturally responsive/);
});

it('home has its heading, both ways on, badges, three steps and the closing calls', () => {
  const main = part('/', 'main');
  expect(textsOf(main, 'h1')).toEqual(['Evidence-Based Mental Health Care']);
  expect(linksTo(main, 'About Your Therapist')).toContain('/about');
  expect(linksTo(main, 'Contact Us')).toContain('/contact');
  // In the hero and in the closing call.
  expect(linksTo(main, 'Book Session').filter((href) => href === '/booking')).toHaveLength(2);
  for (const badge of ['Licensed professional', '10+ years experience', 'Same-day booking'])
    expect(plain(main)).toContain(badge);
  expect(textsOf(main, 'h2')).toContain('How It Works');
  const steps = ['Explore your needs', 'Choose a service', 'Book your session'];
  expect(textsOf(main, 'h3').filter((each) => steps.includes(each))).toEqual(steps);
});

it('home has three services and six reasons', () => {
  const main = part('/', 'main');
  const services = ['Individual Therapy', 'Adolescent Support', 'Couples Therapy'];
  expect(textsOf(main, 'h3').filter((each) => services.includes(each))).toEqual(services);
  expect(textsOf(main, 'h2')).toContain('Why choose Tulia');
  const why = plain(main).split('Why choose Tulia')[1] ?? '';
  for (const reason of [
    'Mobility',
    'Affordability',
    'Privacy',
    'Flexible scheduling',
    'Personalised care',
    'Comfort',
  ])
    expect(why).toContain(reason);
});

it('home and /testimonials have the place of the stories, and no story', () => {
  const home = part('/', 'main');
  expect(textsOf(home, 'h2')).toContain('Client stories');
  expect(linksTo(home, 'Read their stories')).toEqual(['/testimonials']);
  const testimonials = part('/testimonials', 'main');
  expect(textsOf(testimonials, 'h1')).toEqual(['Client Stories']);
  for (const main of [home, testimonials]) {
    expect(main).toContain('data-awaited');
    expect(plain(main)).toContain('The stories are shown with JavaScript only');
    expect(main).not.toContain('<blockquote');
  }
});

it('/about has mission, vision, values, goals, the profile, the approach and memberships', () => {
  const main = part('/about', 'main');
  expect(textsOf(main, 'h2')).toEqual(
    expect.arrayContaining([
      'Our mission',
      'Our vision',
      'Our values',
      'Our goals',
      'Your Therapist',
      'Core approach',
      'Professional memberships',
    ]),
  );
  expect(textsOf(main, 'h3')).toEqual(
    expect.arrayContaining([
      'Confidentiality',
      'Cultural sensitivity',
      'Outcome-focused care',
      'Qualifications',
    ]),
  );
  expect(textsOf(main, 'button')).toContain('Work Experience');
  expect(linksTo(main, 'Book Session')).toContain('/booking');
});

it('/services has a card a service that leads to its booking, payment, policies and the free talk', () => {
  const main = part('/services', 'main');
  expect(linksTo(main, 'Book')).toEqual([
    '/booking?service=individual-therapy',
    '/booking?service=adolescent-support',
    '/booking?service=couples-therapy',
  ]);
  expect(textsOf(main, 'h2')[0]).toBe('Free 15-minute consultation');
  expect(textsOf(main, 'h2')).toEqual(
    expect.arrayContaining([
      'Individual Therapy',
      'Adolescent Support',
      'Payment options',
      'Session policies',
      'Free 15-minute consultation',
    ]),
  );
  expect(linksTo(main, 'Book your free consultation')).toEqual([
    '/booking?service=free-consultation',
  ]);
  for (const text of [
    'Mobile money',
    'Bank transfer',
    'Payment in advance confirms your session.',
    'Full refund if you cancel at least 3 hours before; no refund within 3 hours.',
    'Free rescheduling until 6 hours before your session.',
    'We hold this time for you for 15 minutes',
    'We confirm every request within 24 hours.',
  ])
    expect(plain(main)).toContain(text);
});

it('prices, lengths and topics are those of the specification', () => {
  const services = plain(part('/services', 'main'));
  expect(services).toMatch(/Individual Therapy50 minutesFrom KES 3,000/);
  expect(services).toMatch(/Adolescent Support45 minutesFrom KES 2,000/);
  for (const topic of ['Depression and anxiety', 'Trauma', 'Loss and grief', 'General'])
    expect(services).toContain(topic);
  for (const topic of ['Academic stress', 'Peer pressure', 'Identity', 'Family conflict'])
    expect(services).toContain(topic);
  // The FAQ of the specification contradicts itself; the product has one price.
  expect(plain(part('/contact', 'main'))).toContain(
    'Individual sessions are from KES 3,000 (50 minutes), adolescent sessions from KES 2,000 (45 minutes).',
  );
});

it('/contact has its heading, the form, phone, address and chat', () => {
  const main = part('/contact', 'main');
  expect(textsOf(main, 'h1')).toEqual(['Get in Touch']);
  expect(textsOf(main, 'label')).toEqual(
    expect.arrayContaining(['Name', 'Email', 'Subject', 'Message']),
  );
  expect(textsOf(main, 'option')).toEqual(['General question', 'Booking', 'Services', 'Insurance']);
  expect(linksTo(main, '+254 700 000 000')).toContain('tel:+254700000000');
  expect(linksTo(main, 'hello@tulia.example')).toContain('mailto:hello@tulia.example');
  expect(linksTo(main, 'Chat with us on WhatsApp')).toEqual(['https://wa.me/254700000000']);
  expect(textsOf(main, 'summary').length).toBeGreaterThan(5);
});

it('/privacy has a section for each subject', () => {
  const main = part('/privacy', 'main');
  expect(textsOf(main, 'h2')).toEqual(
    expect.arrayContaining([
      'Information we collect',
      'How we use it',
      'Confidentiality and its limits',
      'Security',
      'How long we keep it',
      'Your rights',
    ]),
  );
  expect(plain(main)).toContain('for 7 years after your last session');
  expect(linksTo(main, 'Call us')).toContain('tel:+254700000000');
  expect(linksTo(main, 'Email us')).toContain('mailto:hello@tulia.example');
});

it('an unknown address has its text and leads home', () => {
  const { body } = site.notFound;
  expect(plain(body)).toContain('Oops! Page not found');
  expect(linksTo(body, 'Return to Home')).toEqual(['/']);
});

it.each([
  ['/booking', 'Book Your Session', 'The form on this page needs JavaScript'],
  ['/login', 'Log in', 'You can call or write to us without it'],
  ['/signup', 'Sign up', 'You can call or write to us without it'],
  ['/client-login', 'Client login', 'You can call or write to us without it'],
  ['/sw/booking', 'Weka Miadi ya Kikao Chako', 'Fomu ya ukurasa huu inahitaji JavaScript'],
])('without script %s says how to book by telephone or message', (path, heading, needs) => {
  const frame = site.appPages.find(({ pathname }) => pathname === path)?.frame;
  const main = /<main[ >].*<\/main>/s.exec(frame?.body ?? '')?.[0] ?? '';
  expect(textsOf(main, 'h1')).toContain(heading);
  expect(textsOf(main, 'noscript').join(' ')).toContain(needs);
  expect(main).toContain('href="tel:+254700000000"');
  expect(main).toContain('href="https://wa.me/254700000000"');
  // What waits for a form stands in a part that is not shown where none will come.
  const hidden = /@media \(scripting: ?none\)\{\.([\w-]+)\{display:none/.exec(
    frame?.head ?? '',
  )?.[1];
  expect(main).toMatch(new RegExp(`class="[^"]*\\b${hidden}\\b[^"]*"[^>]*>.*role="status"`, 's'));
});
