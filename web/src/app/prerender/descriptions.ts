import type { PublicPageId } from '../../page-table.ts';
import { catalogue } from '../../platform/language/catalogue.ts';

type Descriptions = Record<PublicPageId, string>;

/** For search engines, public pages only. Only the build reads it, so that no script carries it. */
const en = {
  home: 'Evidence-based mental health care online for individuals, adolescents and couples, from Nairobi to wherever you are.',
  about: 'Our mission, values, and the counselling psychologist behind the practice.',
  services:
    'Individual therapy, adolescent support and a free first consultation, with fees and session policies.',
  testimonials: 'Stories shared with consent by people who came to talk.',
  contact: 'Write, call or chat with us, and find answers to common questions.',
  privacy: 'What we collect, why, how it is protected, and what you may ask of us.',
  agreement: 'What you agree to before a first session, for adults and for ages 12 to 17.',
  articles: 'Short, useful reading about the mind and the heart.',
  bookingStatus: 'Look up a booking by its reference number.',
} satisfies Descriptions;

const sw: Descriptions = {
  home: 'Huduma ya afya ya akili mtandaoni kwa watu binafsi, vijana na wanandoa, kutoka Nairobi hadi popote ulipo.',
  about: 'Dhamira yetu, maadili yetu, na mwanasaikolojia mshauri anayekuhudumia.',
  services:
    'Tiba ya mtu binafsi, msaada kwa vijana na mazungumzo ya kwanza ya bure, pamoja na ada na masharti ya vikao.',
  testimonials: 'Simulizi za watu waliokuja kuzungumza, zilizotolewa kwa ridhaa yao.',
  contact: 'Tuandikie, tupigie au zungumza nasi, na upate majibu ya maswali ya kawaida.',
  privacy: 'Tunachokusanya, sababu yake, jinsi kinavyolindwa, na haki zako.',
  agreement:
    'Unachokubali kabla ya kikao cha kwanza: kwa watu wazima na kwa vijana wa miaka 12 hadi 17.',
  articles: 'Usomaji mfupi na wa manufaa kuhusu akili na moyo.',
  bookingStatus: 'Tafuta miadi kwa nambari yake ya kumbukumbu.',
};

export const descriptionsTexts = catalogue({ en, sw });
