import type { RouteId } from '../paths.ts';
import { catalogue } from './catalogue.ts';

type Titles = Record<RouteId | 'notFound', { title: string; description: string }>;

/**
 * Title and description of every route; the practice's name is added where they are shown.
 * Read by the build as well, so this file imports nothing that needs a browser.
 */
const en = {
  home: {
    title: 'Online counselling in English and Swahili',
    description:
      'Evidence-based mental health care online for individuals, adolescents and couples, from Nairobi to wherever you are.',
  },
  about: {
    title: 'About your therapist',
    description: 'Our mission, values, and the counselling psychologist behind the practice.',
  },
  services: {
    title: 'Services and fees',
    description:
      'Individual therapy, adolescent support and a free first consultation, with fees and session policies.',
  },
  testimonials: {
    title: 'Client stories',
    description: 'Stories shared with consent by people who came to talk.',
  },
  contact: {
    title: 'Get in touch',
    description: 'Write, call or chat with us, and find answers to common questions.',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What we collect, why, how it is protected, and what you may ask of us.',
  },
  articles: {
    title: 'Articles',
    description: 'Short, useful reading about the mind and the heart.',
  },
  bookingStatus: {
    title: 'Booking status',
    description: 'Look up a booking by its reference number.',
  },
  login: { title: 'Sign in', description: 'Sign in to your account.' },
  signup: { title: 'Create an account', description: 'Create an account to book sessions.' },
  clientLogin: { title: 'Client sign-in', description: 'Sign in to see your sessions.' },
  authCallback: { title: 'Signing in', description: 'Completing your sign-in.' },
  resetPassword: { title: 'Set a new password', description: 'Choose a new password.' },
  booking: { title: 'Book your session', description: 'Choose a service, a day and a time.' },
  mySessions: { title: 'My sessions', description: 'Your booked sessions.' },
  pay: { title: 'Payment', description: 'Pay for an appointment.' },
  receipt: { title: 'Receipt', description: 'A receipt to keep or print.' },
  profile: { title: 'My profile', description: 'Your details and sessions.' },
  admin: { title: 'Admin dashboard', description: 'The practice at a glance.' },
  adminProfile: { title: 'Admin profile', description: 'Your staff details.' },
  adminRegister: { title: 'Register staff', description: 'Create a staff account.' },
  adminBookings: { title: 'Bookings', description: 'Manage bookings.' },
  adminServices: { title: 'Edit services', description: 'Names, durations and prices.' },
  adminPractitioners: { title: 'Practitioners', description: 'Whose time is booked.' },
  adminArticles: { title: 'Edit articles', description: 'Write and publish articles.' },
  adminMessages: { title: 'Messages', description: 'What people wrote to the practice.' },
  adminMoney: { title: 'Money of a month', description: 'Entries, totals and statements.' },
  adminHealth: { title: 'State of the system', description: 'What runs, and its repairs.' },
  adminSettings: { title: 'Practice settings', description: 'Contact, policies and payment.' },
  adminStaff: { title: 'Staff', description: 'Accounts, roles and access.' },
  adminClients: { title: 'Clients', description: 'The people who come.' },
  adminClient: { title: 'Client', description: 'One person, with sessions and notes.' },
  adminSchedule: { title: 'Schedule', description: 'Sessions and blocked times.' },
  adminTime: { title: 'Working time', description: 'Opening hours and time off.' },
  staff: { title: 'Staff area', description: 'Schedule and bookings.' },
  notFound: { title: 'Page not found', description: 'This page does not exist.' },
} satisfies Titles;

const sw = {
  home: {
    title: 'Ushauri nasaha mtandaoni kwa Kiingereza na Kiswahili',
    description:
      'Huduma ya afya ya akili mtandaoni kwa watu binafsi, vijana na wanandoa, kutoka Nairobi hadi popote ulipo.',
  },
  about: {
    title: 'Kuhusu mtaalamu wako',
    description: 'Dhamira yetu, maadili yetu, na mwanasaikolojia mshauri anayekuhudumia.',
  },
  services: {
    title: 'Huduma na ada',
    description:
      'Tiba ya mtu binafsi, msaada kwa vijana na mazungumzo ya kwanza ya bure, pamoja na ada na masharti ya vikao.',
  },
  testimonials: {
    title: 'Simulizi za wateja',
    description: 'Simulizi za watu waliokuja kuzungumza, zilizotolewa kwa ridhaa yao.',
  },
  contact: {
    title: 'Wasiliana nasi',
    description: 'Tuandikie, tupigie au zungumza nasi, na upate majibu ya maswali ya kawaida.',
  },
  privacy: {
    title: 'Sera ya faragha',
    description: 'Tunachokusanya, sababu yake, jinsi kinavyolindwa, na haki zako.',
  },
  articles: { title: 'Makala', description: 'Usomaji mfupi na wa manufaa kuhusu akili na moyo.' },
  bookingStatus: {
    title: 'Hali ya miadi',
    description: 'Tafuta miadi kwa nambari yake ya kumbukumbu.',
  },
  login: { title: 'Ingia', description: 'Ingia kwenye akaunti yako.' },
  signup: { title: 'Fungua akaunti', description: 'Fungua akaunti ili uweke miadi.' },
  clientLogin: { title: 'Kuingia kwa wateja', description: 'Ingia ili uone vikao vyako.' },
  authCallback: { title: 'Inaingia', description: 'Inakamilisha kuingia kwako.' },
  resetPassword: { title: 'Weka nenosiri jipya', description: 'Chagua nenosiri jipya.' },
  booking: { title: 'Weka miadi yako', description: 'Chagua huduma, siku na saa.' },
  mySessions: { title: 'Vikao vyangu', description: 'Vikao ulivyoweka.' },
  pay: { title: 'Malipo', description: 'Lipia miadi.' },
  receipt: { title: 'Risiti', description: 'Risiti ya kuhifadhi au kuchapisha.' },
  profile: { title: 'Wasifu wangu', description: 'Taarifa zako na vikao vyako.' },
  admin: { title: 'Dashibodi ya usimamizi', description: 'Kliniki kwa mtazamo mmoja.' },
  adminProfile: { title: 'Wasifu wa msimamizi', description: 'Taarifa zako za kazi.' },
  adminRegister: { title: 'Sajili mfanyakazi', description: 'Fungua akaunti ya mfanyakazi.' },
  adminBookings: { title: 'Miadi', description: 'Simamia miadi.' },
  adminServices: { title: 'Hariri huduma', description: 'Majina, muda na bei.' },
  adminPractitioners: { title: 'Wataalamu', description: 'Muda wa nani huwekwa.' },
  adminArticles: { title: 'Hariri makala', description: 'Andika na uchapishe makala.' },
  adminMessages: { title: 'Ujumbe', description: 'Walichoandika watu kwa kliniki.' },
  adminMoney: { title: 'Pesa za mwezi', description: 'Maingizo, jumla na taarifa.' },
  adminHealth: { title: 'Hali ya mfumo', description: 'Kinachofanya kazi, na marekebisho.' },
  adminSettings: { title: 'Mipangilio ya kliniki', description: 'Mawasiliano, sera na malipo.' },
  adminStaff: { title: 'Wafanyakazi', description: 'Akaunti, majukumu na ruhusa.' },
  adminClients: { title: 'Wateja', description: 'Watu wanaokuja.' },
  adminClient: { title: 'Mteja', description: 'Mtu mmoja, vikao vyake na maelezo.' },
  adminSchedule: { title: 'Ratiba', description: 'Vikao na muda uliozuiwa.' },
  adminTime: { title: 'Muda wa kazi', description: 'Saa za kufungua na muda wa mapumziko.' },
  staff: { title: 'Eneo la wafanyakazi', description: 'Ratiba na miadi.' },
  notFound: { title: 'Ukurasa haukupatikana', description: 'Ukurasa huu haupo.' },
} satisfies Titles;

export const titlesCopy = catalogue({ en, sw });
