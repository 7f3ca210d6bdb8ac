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
  [...markup.matchAll(new RegExp(`<(${tag})(?: [^>]*)?>(.*?)</\\1>`, 'gs'))].map(
    ([, , inner = '']) => plain(inner).trim(),
  );

/** Addresses of the links with this text. */
const linksTo = (markup: string, name: string): string[] =>
  [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , inner = '']) => plain(inner).trim() === name)
    .map(([, href = '']) => plain(href));

/** A list on one line. */
const list = (line: string) => (line === '' ? [] : line.split(' | '));

/** Whether a part has these headings, whatever their level, these texts, and these links, as `name → address`. */
function expectPart(markup: string, headings: string, texts: string, links: string) {
  expect(textsOf(markup, 'h[1-3]')).toEqual(expect.arrayContaining(list(headings)));
  for (const text of list(texts)) expect(plain(markup)).toContain(text);
  for (const [name = '', address] of list(links).map((each) => each.split(' → ')))
    expect(linksTo(markup, name), name).toContain(address);
}

it('the header leads to six pages and to the phone, and its menu has Call Now; a page has one main heading', () => {
  const pages = 'Home → / | About → /about | Services → /services | Testimonials → /testimonials';
  const links = `${pages} | Articles → /articles | Contact → /contact | Call Now → tel:+254700000000`;
  for (const { pathname, language } of site.pages) {
    if (language !== 'en') continue;
    const header = part(pathname, 'header');
    expectPart(header, '', '', links);
    expect(textsOf(part(pathname, 'main'), 'h1')).toHaveLength(1);
    expect(header.match(/href="tel:\+254700000000"/g)?.length).toBeGreaterThan(1);
  }
});

const CRISIS =
  'This is NOT a crisis response platform. If you are in crisis, contact emergency services or go to the nearest hospital.';
const CONTACT =
  '+254 700 000 000 → tel:+254700000000 | hello@tulia.example → mailto:hello@tulia.example | Chat with us on WhatsApp → https://wa.me/254700000000';
/** The FAQ of the specification contradicts itself; the product has one price. */
const PRICES =
  'Individual sessions are from KES 3,000 (50 minutes), adolescent sessions from KES 2,000 (45 minutes).';

it.each([
  [
    'the footer has the contact, quick links, the crisis notice and the year 2024',
    () => part('/about', 'footer'),
    '',
    `Nairobi, Kenya | Mon-Fri 8AM-6PM EAT | ${CRISIS} | © 2024 Tulia.`,
    `${CONTACT} | Home → / | About Your Therapist → /about | Our Services → /services | Book Session → /booking | Contact Us → /contact | Privacy Policy → /privacy`,
  ],
  [
    'home says for whom the practice is, by whom it is run, and in which languages',
    () => part('/', 'main'),
    '',
    'individuals, teenagers (12–17) and couples | Online counselling · English and Swahili',
    '',
  ],
  [
    'home has its heading, both ways on, badges, three steps and the closing calls',
    () => part('/', 'main'),
    'Evidence-Based Mental Health Care | How It Works | Explore your needs | Choose a service | Book your session',
    'Licensed professional | 10+ years experience | Same-day booking',
    'Book Session → /booking | About Your Therapist → /about | Contact Us → /contact',
  ],
  [
    'home has three services and six reasons',
    () => part('/', 'main'),
    'Individual Therapy | Adolescent Support | Couples Therapy | Why choose Tulia',
    'Mobility | Affordability | Privacy | Flexible scheduling | Personalised care | Comfort',
    '',
  ],
  [
    '/about has mission, vision, values, goals, the profile, the approach and memberships',
    () => part('/about', 'main'),
    'Our mission | Our vision | Our values | Confidentiality | Cultural sensitivity | Outcome-focused care | Our goals | Your Therapist | Qualifications | Core approach | Professional memberships',
    'Work Experience | Counselling psychologist (associate) | over 10 years | in Kenya and abroad | trauma-informed and culturally responsive',
    'Book Session → /booking',
  ],
  [
    '/services has a card a service that leads to its booking, payment, policies and the free talk',
    () => part('/services', 'main'),
    'Individual Therapy | Adolescent Support | Payment options | Session policies',
    'Mobile money | Bank transfer | Payment in advance confirms your session. | Full refund if you cancel at least 3 hours before; no refund within 3 hours. | Free rescheduling until 6 hours before your session. | We hold this time for you for 15 minutes | We confirm every request within 24 hours.',
    'Book your free consultation → /booking?service=free-consultation',
  ],
  [
    'prices, lengths and topics are those of the specification: services',
    () => part('/services', 'main'),
    '',
    'Individual Therapy50 minutesFrom KES 3,000 | Adolescent Support45 minutesFrom KES 2,000 | Depression and anxiety | Trauma | Loss and grief | General | Academic stress | Peer pressure | Identity | Family conflict | Goals that you set, reviewed together',
    '',
  ],
  [
    '/contact has its heading, the form, phone, address and chat, and names the prices',
    () => part('/contact', 'main'),
    'Get in Touch',
    PRICES,
    CONTACT,
  ],
  [
    '/privacy has a section for each subject',
    () => part('/privacy', 'main'),
    'Information we collect | How we use it | Confidentiality and its limits | Security | How long we keep it | Your rights',
    'for 7 years after your last session. For a client who was a minor they are kept until the age of 25, if that is longer',
    'Call us → tel:+254700000000 | Email us → mailto:hello@tulia.example',
  ],
  [
    'an unknown address has its text and leads home',
    () => site.notFound.body,
    '',
    'Oops! Page not found',
    'Return to Home → /',
  ],
])('%s', (_, markup, headings, texts, links) => {
  expectPart(markup(), headings, texts, links);
});

it('home and /testimonials have the place of the stories, and no story', () => {
  const [home, testimonials] = [part('/', 'main'), part('/testimonials', 'main')];
  expectPart(home, 'Client stories', '', 'Read their stories → /testimonials');
  expect(textsOf(testimonials, 'h1')).toEqual(['Client Stories']);
  for (const main of [home, testimonials]) {
    expect(main).toContain('data-awaited');
    expect(plain(main)).toContain('The stories are shown with JavaScript only');
    expect(main).not.toContain('<blockquote');
  }
});

it('the free talk comes first on /services, and each card leads to the booking of its service', () => {
  const main = part('/services', 'main');
  expect(textsOf(main, 'h2')[0]).toBe('Free 15-minute consultation');
  const services = ['individual-therapy', 'adolescent-support', 'couples-therapy'];
  expect(linksTo(main, 'Book')).toEqual(services.map((each) => `/booking?service=${each}`));
});

it('the form on /contact has four fields and four subjects, and answers stand beside it', () => {
  const contact = part('/contact', 'main');
  const fields = ['Name', 'Email', 'Subject', 'Message'];
  expect(textsOf(contact, 'label')).toEqual(expect.arrayContaining(fields));
  const subjects = ['General question', 'Booking', 'Services', 'Insurance'];
  expect(textsOf(contact, 'option')).toEqual(subjects);
  expect(textsOf(contact, 'summary').length).toBeGreaterThan(5);
});

it.each([
  ['/booking', 'Book Your Session', 'The form on this page needs JavaScript'],
  ['/login', 'Log in', 'You can call or write to us without it'],
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
