/** The languages of the site and of the mails: British English, Kenyan Swahili. */
export type Language = 'en' | 'sw';
