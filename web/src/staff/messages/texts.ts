import { catalogue } from '../../platform/language/catalogue';

/** The messages of the contact form, for staff (/admin/messages). */
export const adminMessagesTexts = catalogue({
  en: {
    filter: 'Show',
    open: 'To be answered',
    answered: 'Answered',
    all: 'All',
    empty: 'No messages here',
    emptyText: 'What people write through the contact form appears here by itself.',
    subjects: {
      general: 'General question',
      booking: 'Booking',
      services: 'Services',
      insurance: 'Insurance',
    },
    reply: 'Answer by email',
    markAnswered: 'Mark as answered',
    markOpen: 'Open again',
    of: (action: string, name: string) => `${action}: ${name}`,
    marked: 'Marked as answered',
    reopened: 'Opened again',
    writtenIn: { en: 'written in English', sw: 'written in Swahili' },
    mailSubject: 'Your message to us',
  },
  sw: {
    filter: 'Onyesha',
    open: 'Wa kujibiwa',
    answered: 'Uliojibiwa',
    all: 'Wote',
    empty: 'Hakuna ujumbe hapa',
    emptyText: 'Watu wanachoandika kupitia fomu ya mawasiliano hujitokeza hapa chenyewe.',
    subjects: {
      general: 'Swali la jumla',
      booking: 'Miadi',
      services: 'Huduma',
      insurance: 'Bima',
    },
    reply: 'Jibu kwa barua pepe',
    markAnswered: 'Weka kuwa umejibiwa',
    markOpen: 'Fungua tena',
    of: (action, name) => `${action}: ${name}`,
    marked: 'Umewekwa kuwa umejibiwa',
    reopened: 'Umefunguliwa tena',
    writtenIn: { en: 'kwa Kiingereza', sw: 'kwa Kiswahili' },
    mailSubject: 'Ujumbe wako kwetu',
  },
});
