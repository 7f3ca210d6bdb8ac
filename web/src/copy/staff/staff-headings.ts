import { catalogue } from '../catalogue';

/** The main heading of each page of the staff's area and the sentence under it. */
export const staffHeadingsCopy = catalogue({
  en: {
    admin: { heading: 'Admin Dashboard', lead: 'The practice at a glance.' },
    adminProfile: { heading: 'Admin Profile', lead: 'Your staff details.' },
    adminRegister: { heading: 'Register Staff', lead: 'Create an account for a colleague.' },
    adminBookings: { heading: 'Bookings', lead: 'Confirm, complete and cancel bookings.' },
    adminServices: { heading: 'Services', lead: 'What you offer, for how long, at what price.' },
    adminPractitioners: {
      heading: 'Practitioners',
      lead: 'Whose time is booked, what clients read of them, and how they are reached.',
    },
    adminArticles: { heading: 'Articles', lead: 'Drafts stay with you; published ones are read.' },
    adminMessages: { heading: 'Messages', lead: 'What people wrote through the contact form.' },
    adminMoney: { heading: 'Money', lead: 'The entries of a month, and what they come to.' },
    adminHealth: {
      heading: 'State of the system',
      lead: 'What runs, what waits, and its repairs.',
    },
    adminSettings: { heading: 'Settings', lead: 'Contact, policies and payment of the practice.' },
    adminStaff: { heading: 'Staff', lead: 'Who has access, in which role, and since when.' },
    staffBookings: { heading: 'Bookings', lead: 'Requests, sessions and what became of them.' },
    staff: { heading: 'Staff area', lead: 'Time off and blocked times.' },
  },
  sw: {
    admin: { heading: 'Dashibodi ya Usimamizi', lead: 'Kliniki kwa mtazamo mmoja.' },
    adminProfile: { heading: 'Wasifu wa Msimamizi', lead: 'Taarifa zako za kazi.' },
    adminRegister: { heading: 'Sajili Mfanyakazi', lead: 'Fungua akaunti ya mwenzako.' },
    adminBookings: { heading: 'Miadi', lead: 'Thibitisha, kamilisha na ghairi miadi.' },
    adminServices: { heading: 'Huduma', lead: 'Mnachotoa, kwa muda gani, kwa bei gani.' },
    adminPractitioners: {
      heading: 'Wataalamu',
      lead: 'Muda wa nani huwekwa, wateja husoma nini kuwahusu, na jinsi ya kuwafikia.',
    },
    adminArticles: {
      heading: 'Makala',
      lead: 'Rasimu hubaki kwenu; zilizochapishwa husomwa na wote.',
    },
    adminMessages: { heading: 'Ujumbe', lead: 'Walichoandika watu kupitia fomu ya mawasiliano.' },
    adminMoney: { heading: 'Pesa', lead: 'Maingizo ya mwezi, na jumla yake.' },
    adminHealth: {
      heading: 'Hali ya mfumo',
      lead: 'Kinachofanya kazi, kinachosubiri, na marekebisho.',
    },
    adminSettings: { heading: 'Mipangilio', lead: 'Mawasiliano, sera na malipo ya kliniki.' },
    adminStaff: { heading: 'Wafanyakazi', lead: 'Nani ana ruhusa, kwa jukumu gani, tangu lini.' },
    staffBookings: { heading: 'Miadi', lead: 'Maombi, vikao na matokeo yake.' },
    staff: { heading: 'Eneo la wafanyakazi', lead: 'Muda wa mapumziko na uliozuiwa.' },
  },
});
