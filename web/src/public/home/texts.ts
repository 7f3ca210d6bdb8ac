import { catalogue } from '../../platform/language/catalogue';

export const publicHomeTexts = catalogue({
  en: {
    eyebrow: 'Online counselling · English and Swahili',
    heading: 'Evidence-Based Mental Health Care',
    lead: 'Talk to a counselling psychologist from wherever you feel at ease. Gentle, practical help for individuals, teenagers (12–17) and couples, at your own pace.',
    bookSession: 'Book Session',
    aboutTherapist: 'About Your Therapist',
    freeTalk: (minutes: number) => `Free ${minutes}-minute talk`,
    fromEach: (price: string): string => `From ${price} a session.`,
    fromEachOrYoung: (price: string, young: string): string =>
      `From ${price} a session, ${young} for ages 12–17.`,
    terms: (hours: number) =>
      `Pay by M-Pesa. Cancel up to ${hours} hours before for a full refund.`,
    trust: ['Licensed professional', '10+ years experience', 'Same-day booking'],
    trustLabel: 'Why people trust us',

    howHeading: 'How It Works',
    howLead: 'Three small steps, and none of them commits you to the next.',
    steps: [
      {
        title: 'Explore your needs',
        text: 'Read about the ways we work, or begin with a short free conversation. You do not need a diagnosis, or the right words.',
      },
      {
        title: 'Choose a service',
        text: 'Individual, adolescent or couples sessions. Length and fee are on the page before you decide anything.',
      },
      {
        title: 'Book your session',
        text: 'Pick a day and a time that suit you. We confirm it, and you receive a private link to join.',
      },
    ],

    servicesHeading: 'Care that meets you where you are',
    servicesLead: (areSeveral: boolean) =>
      `Every session is virtual, private and led by ${areSeveral ? 'the person you choose' : 'the same person'}.`,
    from: (price: string) => `From ${price}`,
    minutes: (count: number) => `${count} minutes`,
    allServices: 'See services and fees',

    whyHeading: (name: string) => `Why choose ${name}`,
    why: [
      {
        title: 'Mobility',
        text: 'No traffic and no waiting room: a quiet corner and a phone are enough.',
      },
      {
        title: 'Affordability',
        text: 'Clear fees, no travel costs, and nothing added at the end.',
      },
      {
        title: 'Privacy',
        text: 'What you say stays between us. The subject lines of our emails never mention counselling.',
      },
      {
        title: 'Flexible scheduling',
        text: 'Choose your own time, and move it when life gets in the way.',
      },
      {
        title: 'Personalised care',
        text: 'A plan made for you, in the language you think and feel in.',
      },
      { title: 'Comfort', text: 'Speak from a place where you already feel safe.' },
    ],

    storiesHeading: 'Client stories',
    storiesLead: 'Shared with consent. Initials only; small details are changed.',
    moreStories: 'Read their stories',

    closingHeading: 'The first step can be a small one',
    closingText:
      'Book a session when you are ready, or simply write to us with a question. Either is a good beginning.',
    contactUs: 'Contact Us',
  },
  sw: {
    eyebrow: 'Ushauri nasaha mtandaoni · Kiingereza na Kiswahili',
    heading: 'Huduma ya Afya ya Akili Yenye Msingi wa\u00a0Kisayansi',
    lead: 'Zungumza na mwanasaikolojia mshauri ukiwa mahali unapojisikia huru. Msaada wa upole na wa vitendo kwa watu binafsi, vijana wa miaka 12–17 na wanandoa, kwa kasi unayoiweza.',
    bookSession: 'Weka Miadi',
    aboutTherapist: 'Kuhusu Mtaalamu Wako',
    freeTalk: (minutes) => `Mazungumzo ya bure, dakika ${minutes}`,
    fromEach: (price) => `Kuanzia ${price} kwa kikao.`,
    fromEachOrYoung: (price, young) =>
      `Kuanzia ${price} kwa kikao, ${young} kwa umri wa miaka 12–17.`,
    terms: (hours) =>
      `Lipa kwa M-Pesa. Ukighairi angalau saa ${hours} kabla ya kikao, unarudishiwa pesa zote.`,
    trust: ['Mtaalamu mwenye leseni', 'Uzoefu wa zaidi ya miaka 10', 'Miadi ya siku hiyo hiyo'],
    trustLabel: 'Kwa nini watu hutuamini',

    howHeading: 'Jinsi Huduma Inavyofanya Kazi',
    howLead: 'Hatua tatu ndogo; hakuna inayokulazimisha kuchukua inayofuata.',
    steps: [
      {
        title: 'Tafakari mahitaji yako',
        text: 'Soma kuhusu namna tunavyofanya kazi, au anza na mazungumzo mafupi ya bure. Huhitaji kujua tatizo lako linaitwaje wala kutafuta maneno sahihi.',
      },
      {
        title: 'Chagua huduma',
        text: 'Vikao vya mtu binafsi, vijana au wanandoa. Muda na ada viko wazi kabla hujaamua chochote.',
      },
      {
        title: 'Weka miadi yako',
        text: 'Chagua siku na saa inayokufaa. Tutaithibitisha, kisha utapata kiungo cha faragha cha kujiunga.',
      },
    ],

    servicesHeading: 'Huduma inayokufikia ulipo',
    servicesLead: (areSeveral) =>
      `Kila kikao ni cha mtandaoni, cha faragha, na kinaongozwa na mtaalamu ${areSeveral ? 'unayemchagua' : 'yule yule'}.`,
    from: (price) => `Kuanzia ${price}`,
    minutes: (count) => `Dakika ${count}`,
    allServices: 'Tazama huduma na ada',

    whyHeading: (name) => `Kwa nini uchague ${name}`,
    why: [
      {
        title: 'Popote ulipo',
        text: 'Hakuna msongamano wa magari wala chumba cha kusubiri: kona tulivu na simu vinatosha.',
      },
      {
        title: 'Gharama nafuu',
        text: 'Ada zilizo wazi, hakuna nauli, na hakuna kinachoongezwa mwishoni.',
      },
      {
        title: 'Faragha',
        text: 'Unayosema yanabaki kati yetu. Hata vichwa vya barua pepe zetu havionyeshi jambo lolote.',
      },
      {
        title: 'Muda unaokufaa',
        text: 'Chagua saa yako mwenyewe, na uihamishe mambo yanapokubana.',
      },
      {
        title: 'Huduma inayokufaa',
        text: 'Mpango ulioandaliwa kwa ajili yako, kwa lugha unayofikiri na kuhisi.',
      },
      { title: 'Utulivu', text: 'Zungumza ukiwa mahali ambapo tayari unajisikia salama.' },
    ],

    storiesHeading: 'Simulizi za wateja',
    storiesLead: 'Zimetolewa kwa ridhaa. Herufi za kwanza tu; maelezo madogo yamebadilishwa.',
    moreStories: 'Soma simulizi zao',

    closingHeading: 'Hatua ya kwanza inaweza kuwa ndogo',
    closingText:
      'Weka miadi ukiwa tayari, au tuandikie tu ukiwa na swali. Yote mawili ni mwanzo mzuri.',
    contactUs: 'Wasiliana Nasi',
  },
});
