import { catalogue } from './catalogue';

/** The main heading of each page and the sentence under it. */
export const pageHeadingsCopy = catalogue(
  {
    home: {
      heading: 'Evidence-Based Mental Health Care',
      lead: 'Online therapy for individuals, adolescents and couples, in English and Swahili, from Nairobi to wherever you are.',
    },
    about: {
      heading: 'About Your Therapist',
      lead: 'A counselling psychologist with over 10 years of experience in trauma-informed, culturally responsive care.',
    },
    services: {
      heading: 'Our Services',
      lead: 'Individual therapy, adolescent support, and a free first conversation.',
    },
    testimonials: {
      heading: 'Client Stories',
      lead: 'Told with consent, signed with initials only.',
    },
    contact: {
      heading: 'Get in Touch',
      lead: 'Write, call or chat. We answer within 24 hours.',
    },
    privacy: {
      heading: 'Privacy Policy',
      lead: 'What we collect, how we use and protect it, and your rights.',
    },
    articles: { heading: 'Articles', lead: 'Short reading for the mind and the heart.' },
    bookingStatus: {
      heading: 'Booking Status',
      lead: 'Enter the reference number you received when you booked.',
    },
    login: { heading: 'Sign In', lead: 'Welcome back.' },
    signup: { heading: 'Create your account', lead: 'One private place for your sessions.' },
    clientLogin: { heading: 'Client Sign-In', lead: 'Your sessions, whenever you need them.' },
    authCallback: { heading: 'Signing in', lead: 'One moment, please.' },
    resetPassword: { heading: 'Set a new password', lead: 'Choose one that only you know.' },
    booking: {
      heading: 'Book Your Session',
      lead: 'Choose a service, a day and a time. We confirm within 24 hours.',
    },
    mySessions: { heading: 'My Sessions', lead: 'Everything you have booked.' },
    profile: { heading: 'My Profile', lead: 'Your details, sessions and settings.' },
    admin: { heading: 'Admin Dashboard', lead: 'The practice at a glance.' },
    adminProfile: { heading: 'Admin Profile', lead: 'Your staff details.' },
    adminRegister: { heading: 'Register Staff', lead: 'Create an account for a colleague.' },
    adminBookings: { heading: 'Bookings', lead: 'Confirm, complete and cancel bookings.' },
    adminServices: { heading: 'Services', lead: 'What you offer, for how long, at what price.' },
    adminArticles: { heading: 'Articles', lead: 'Drafts stay with you; published ones are read.' },
    adminMessages: { heading: 'Messages', lead: 'What people wrote through the contact form.' },
    adminSettings: { heading: 'Settings', lead: 'Contact, policies and payment of the practice.' },
    adminStaff: { heading: 'Staff', lead: 'Who has access, in which role, and since when.' },
    staff: { heading: 'Staff area', lead: 'Schedule and bookings.' },
  },
  {
    home: {
      heading: 'Huduma ya Afya ya Akili Inayotegemea Ushahidi',
      lead: 'Tiba mtandaoni kwa watu binafsi, vijana na wanandoa, kwa Kiingereza na Kiswahili, kutoka Nairobi hadi popote ulipo.',
    },
    about: {
      heading: 'Kuhusu Mtaalamu Wako',
      lead: 'Mwanasaikolojia mshauri mwenye uzoefu wa zaidi ya miaka 10 katika huduma inayojali kiwewe na utamaduni.',
    },
    services: {
      heading: 'Huduma Zetu',
      lead: 'Tiba ya mtu binafsi, msaada kwa vijana, na mazungumzo ya kwanza bila malipo.',
    },
    testimonials: {
      heading: 'Simulizi za Wateja',
      lead: 'Zimesimuliwa kwa ridhaa, kwa herufi za kwanza za majina pekee.',
    },
    contact: {
      heading: 'Wasiliana Nasi',
      lead: 'Tuandikie, tupigie au zungumza nasi. Tunajibu ndani ya saa 24.',
    },
    privacy: {
      heading: 'Sera ya Faragha',
      lead: 'Tunachokusanya, jinsi tunavyokitumia na kukilinda, na haki zako.',
    },
    articles: { heading: 'Makala', lead: 'Usomaji mfupi kwa akili na moyo.' },
    bookingStatus: {
      heading: 'Hali ya Miadi',
      lead: 'Weka nambari ya kumbukumbu uliyopewa ulipoweka miadi.',
    },
    login: { heading: 'Ingia', lead: 'Karibu tena.' },
    signup: { heading: 'Fungua akaunti yako', lead: 'Mahali pamoja pa faragha kwa vikao vyako.' },
    clientLogin: {
      heading: 'Kuingia kwa Wateja',
      lead: 'Vikao vyako, wakati wowote unapovihitaji.',
    },
    authCallback: { heading: 'Inaingia', lead: 'Tafadhali subiri kidogo.' },
    resetPassword: { heading: 'Weka nenosiri jipya', lead: 'Chagua unalolijua wewe pekee.' },
    booking: {
      heading: 'Weka Miadi Yako',
      lead: 'Chagua huduma, siku na saa. Tunathibitisha ndani ya saa 24.',
    },
    mySessions: { heading: 'Vikao Vyangu', lead: 'Vyote ulivyoweka.' },
    profile: { heading: 'Wasifu Wangu', lead: 'Taarifa zako, vikao na mipangilio.' },
    admin: { heading: 'Dashibodi ya Usimamizi', lead: 'Kliniki kwa mtazamo mmoja.' },
    adminProfile: { heading: 'Wasifu wa Msimamizi', lead: 'Taarifa zako za kazi.' },
    adminRegister: { heading: 'Sajili Mfanyakazi', lead: 'Fungua akaunti ya mwenzako.' },
    adminBookings: { heading: 'Miadi', lead: 'Thibitisha, kamilisha na ghairi miadi.' },
    adminServices: { heading: 'Huduma', lead: 'Mnachotoa, kwa muda gani, kwa bei gani.' },
    adminArticles: {
      heading: 'Makala',
      lead: 'Rasimu hubaki kwenu; zilizochapishwa husomwa na wote.',
    },
    adminMessages: { heading: 'Ujumbe', lead: 'Walichoandika watu kupitia fomu ya mawasiliano.' },
    adminSettings: { heading: 'Mipangilio', lead: 'Mawasiliano, sera na malipo ya kliniki.' },
    adminStaff: { heading: 'Wafanyakazi', lead: 'Nani ana ruhusa, kwa jukumu gani, tangu lini.' },
    staff: { heading: 'Eneo la wafanyakazi', lead: 'Ratiba na miadi.' },
  },
);
