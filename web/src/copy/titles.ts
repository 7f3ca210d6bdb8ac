import type { RouteId } from '../paths.ts';
import { catalogue } from './catalogue.ts';

type Titles = Record<RouteId | 'notFound', { title: string }>;

/**
 * Title of every route; the practice's name is added where they are shown. What search engines read besides stands in
 * `descriptions.ts`. Read by the build as well, so this file imports nothing that needs a browser.
 */
const en = {
  home: { title: 'Online counselling in English and Swahili' },
  about: { title: 'About your therapist' },
  services: { title: 'Services and fees' },
  testimonials: { title: 'Client stories' },
  contact: { title: 'Get in touch' },
  privacy: { title: 'Privacy policy' },
  articles: { title: 'Articles' },
  bookingStatus: { title: 'Booking status' },
  login: { title: 'Sign in' },
  signup: { title: 'Create an account' },
  clientLogin: { title: 'Client sign-in' },
  authCallback: { title: 'Signing in' },
  resetPassword: { title: 'Set a new password' },
  booking: { title: 'Book your session' },
  mySessions: { title: 'My sessions' },
  pay: { title: 'Payment' },
  receipt: { title: 'Receipt' },
  profile: { title: 'My profile' },
  admin: { title: 'Admin dashboard' },
  adminProfile: { title: 'Admin profile' },
  adminRegister: { title: 'Register staff' },
  adminBookings: { title: 'Bookings' },
  adminServices: { title: 'Edit services' },
  adminPractitioners: { title: 'Practitioners' },
  adminArticles: { title: 'Edit articles' },
  adminMessages: { title: 'Messages' },
  adminMoney: { title: 'Money of a month' },
  adminSettings: { title: 'Practice settings' },
  adminStaff: { title: 'Staff' },
  adminClients: { title: 'Clients' },
  adminSchedule: { title: 'Schedule' },
  adminTime: { title: 'Working time' },
  staff: { title: 'Staff area' },
  notFound: { title: 'Page not found' },
} satisfies Titles;

const sw: Titles = {
  home: { title: 'Ushauri nasaha mtandaoni kwa Kiingereza na Kiswahili' },
  about: { title: 'Kuhusu mtaalamu wako' },
  services: { title: 'Huduma na ada' },
  testimonials: { title: 'Simulizi za wateja' },
  contact: { title: 'Wasiliana nasi' },
  privacy: { title: 'Sera ya faragha' },
  articles: { title: 'Makala' },
  bookingStatus: { title: 'Hali ya miadi' },
  login: { title: 'Ingia' },
  signup: { title: 'Fungua akaunti' },
  clientLogin: { title: 'Kuingia kwa wateja' },
  authCallback: { title: 'Inaingia' },
  resetPassword: { title: 'Weka nenosiri jipya' },
  booking: { title: 'Weka miadi yako' },
  mySessions: { title: 'Vikao vyangu' },
  pay: { title: 'Malipo' },
  receipt: { title: 'Risiti' },
  profile: { title: 'Wasifu wangu' },
  admin: { title: 'Dashibodi ya usimamizi' },
  adminProfile: { title: 'Wasifu wa msimamizi' },
  adminRegister: { title: 'Sajili mfanyakazi' },
  adminBookings: { title: 'Miadi' },
  adminServices: { title: 'Hariri huduma' },
  adminPractitioners: { title: 'Wataalamu' },
  adminArticles: { title: 'Hariri makala' },
  adminMessages: { title: 'Ujumbe' },
  adminMoney: { title: 'Pesa za mwezi' },
  adminSettings: { title: 'Mipangilio ya kliniki' },
  adminStaff: { title: 'Wafanyakazi' },
  adminClients: { title: 'Wateja' },
  adminSchedule: { title: 'Ratiba' },
  adminTime: { title: 'Muda wa kazi' },
  staff: { title: 'Eneo la wafanyakazi' },
  notFound: { title: 'Ukurasa haukupatikana' },
};

export const titlesCopy = catalogue({ en, sw });
