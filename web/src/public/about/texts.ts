import { catalogue } from '../../platform/language/catalogue';

/** `/about` (specification section 2). A practice's owner replaces the general qualifications by the real ones. */
export const publicAboutTexts = catalogue({
  en: {
    heading: (areSeveral: boolean): string =>
      areSeveral ? 'About Your Therapists' : 'About Your Therapist',
    lead: (areSeveral: boolean): string =>
      areSeveral
        ? 'You choose whom you talk to, and stay with that person from the first hello to the last session.'
        : 'One person to talk to, from the first hello to the last session.',
    missionHeading: 'Our mission',
    mission:
      'To make good psychological care reachable for anyone with a phone and a quiet moment, in the language they feel at home in.',
    visionHeading: 'Our vision',
    vision:
      'Communities in which asking for help is as ordinary as seeing a doctor, and nobody has to travel, explain or hide to receive it.',
    valuesHeading: 'Our values',
    values: [
      {
        title: 'Confidentiality',
        text: 'What you share stays here. The few limits to that are written down, and we tell you about them before we begin.',
      },
      {
        title: 'Cultural sensitivity',
        text: 'Family, faith, language and custom are part of you. We work with them, never around them.',
      },
      {
        title: 'Outcome-focused care',
        text: 'We agree on what should become different, look at it together regularly, and change course when it does not help.',
      },
    ],
    goalsHeading: 'Our goals',
    goals: [
      'Offer evidence-based care that is trauma-informed and culturally responsive.',
      'Answer every request within a day, so that nobody waits in uncertainty.',
      'Keep fees clear and within reach.',
      'Help young people early, together with the adults who care for them.',
    ],
    /** Until the practice has set a name. */
    therapistHeading: 'Your Therapist',
    therapistRole: 'Counselling psychologist (associate)',
    therapistText: [
      'For over 10 years I have accompanied individuals, adolescents and couples, in Kenya and abroad. My work is trauma-informed and culturally responsive, and I offer it in English and Swahili.',
      'I listen first. Then we look together for what is keeping you stuck and what already helps, and turn it into steps small enough to try this week.',
    ],
    qualificationsHeading: 'Qualifications',
    qualifications: [
      'Master’s degree in counselling psychology',
      'Bachelor’s degree in psychology',
      'Certificate in trauma-informed care',
      'Certificate in cognitive behavioural therapy',
      'Training in adolescent and family counselling',
    ],
    workExperience: 'Work Experience',
    workIntro: 'Where this experience was gathered.',
    employmentHeading: 'Employment history',
    employment: [
      {
        role: 'Counselling psychologist, own practice',
        organisation: 'Online, Nairobi',
        period: 'Since 2020',
        summary:
          'Online sessions for individuals, adolescents and couples, in Kenya and in other countries.',
      },
      {
        role: 'Counselling psychologist',
        organisation: 'A community mental-health clinic in Nairobi',
        period: '2016 to 2020',
        summary:
          'Individual and group counselling for anxiety, depression, trauma and loss; supervision of trainees.',
      },
      {
        role: 'School counsellor',
        organisation: 'A secondary school in Nairobi County',
        period: '2013 to 2016',
        summary:
          'Support for students and their families: school stress, peer pressure, identity and conflict at home.',
      },
    ],
    languagesHeading: 'Languages',
    languages: ['English', 'Swahili'],
    approachHeading: 'Core approach',
    approachLead: 'The method fits you, not the other way round.',
    approach: [
      {
        title: 'Trauma-informed',
        text: 'Safety first. You decide what we talk about, how deep, and when we pause.',
      },
      {
        title: 'Cognitive and behavioural',
        text: 'We look at how thoughts, feelings and habits hold each other in place, and practise other ways.',
      },
      {
        title: 'Person-centred',
        text: 'You are the expert on your life. I bring knowledge, patience and honest questions.',
      },
      {
        title: 'Culturally responsive',
        text: 'Your background shapes what healing means to you, and our work begins there.',
      },
    ],
    membershipsHeading: 'Professional memberships',
    memberships: [
      'Registered with the national board of counsellors and psychologists',
      'Member of a national association of counselling psychologists',
      'Regular clinical supervision and continuing education',
    ],
    closingHeading: 'Would you like to talk?',
    closingText: 'You can begin with a short conversation and decide afterwards.',
    book: 'Book Session',
  },
  sw: {
    heading: (areSeveral) => (areSeveral ? 'Kuhusu Wataalamu Wako' : 'Kuhusu Mtaalamu Wako'),
    lead: (areSeveral) =>
      areSeveral
        ? 'Unachagua utakayezungumza naye, na unabaki naye kuanzia salamu ya kwanza hadi kikao cha mwisho.'
        : 'Mtu mmoja wa kuzungumza naye, kuanzia salamu ya kwanza hadi kikao cha mwisho.',
    missionHeading: 'Dhamira yetu',
    mission:
      'Kuifanya huduma bora ya kisaikolojia imfikie yeyote mwenye simu na wakati tulivu, kwa lugha anayoizoea.',
    visionHeading: 'Maono yetu',
    vision:
      'Jamii ambamo kuomba msaada ni jambo la kawaida kama kumwona daktari, na hakuna anayelazimika kusafiri, kujieleza au kujificha ili aupate.',
    valuesHeading: 'Maadili yetu',
    values: [
      {
        title: 'Usiri',
        text: 'Unayoshiriki yanabaki hapa. Mipaka michache ya usiri imeandikwa, na tunakueleza kabla hatujaanza.',
      },
      {
        title: 'Kuheshimu utamaduni',
        text: 'Familia, imani, lugha na desturi ni sehemu yako. Tunafanya kazi pamoja nazo, si kuzikwepa.',
      },
      {
        title: 'Huduma inayolenga matokeo',
        text: 'Tunakubaliana nini kibadilike, tunakitazama pamoja mara kwa mara, na tunabadili njia isiposaidia.',
      },
    ],
    goalsHeading: 'Malengo yetu',
    goals: [
      'Kutoa huduma inayozingatia ushahidi wa kisayansi na athari za kiwewe, na kuheshimu utamaduni.',
      'Kujibu kila ombi ndani ya siku moja, ili asiwepo anayesubiri bila kujua.',
      'Kuweka ada wazi na zinazofikika.',
      'Kuwasaidia vijana mapema, pamoja na watu wazima wanaowalea.',
    ],
    therapistHeading: 'Mtaalamu Wako',
    therapistRole: 'Mwanasaikolojia mshauri (Associate)',
    therapistText: [
      'Kwa zaidi ya miaka 10 nimetembea pamoja na watu binafsi, vijana na wanandoa, nchini Kenya na nje ya nchi. Kazi yangu inazingatia athari za kiwewe na kuheshimu utamaduni, na ninaifanya kwa Kiingereza na Kiswahili.',
      'Kwanza ninasikiliza. Kisha tunatafuta pamoja kinachokukwamisha na kinachokusaidia tayari, na kukigeuza kuwa hatua ndogo unazoweza kujaribu wiki hii.',
    ],
    qualificationsHeading: 'Sifa za kitaaluma',
    qualifications: [
      'Shahada ya uzamili katika saikolojia ya ushauri nasaha',
      'Shahada ya kwanza katika saikolojia',
      'Cheti cha huduma inayozingatia athari za kiwewe',
      'Cheti cha tiba ya fikra na tabia (CBT)',
      'Mafunzo ya ushauri kwa vijana na familia',
    ],
    workExperience: 'Uzoefu wa Kazi',
    workIntro: 'Mahali uzoefu huu ulipopatikana.',
    employmentHeading: 'Historia ya ajira',
    employment: [
      {
        role: 'Mwanasaikolojia mshauri, huduma binafsi',
        organisation: 'Mtandaoni, Nairobi',
        period: 'Tangu 2020',
        summary:
          'Vikao vya mtandaoni kwa watu binafsi, vijana na wanandoa, Kenya na nchi nyingine.',
      },
      {
        role: 'Mwanasaikolojia mshauri',
        organisation: 'Kliniki ya jamii ya afya ya akili, Nairobi',
        period: '2016 hadi 2020',
        summary:
          'Ushauri kwa mtu mmoja mmoja na kwa vikundi kuhusu wasiwasi, mfadhaiko (depression), kiwewe na kufiwa; kusimamia washauri wanaofunzwa.',
      },
      {
        role: 'Mshauri wa shule',
        organisation: 'Shule ya sekondari, Kaunti ya Nairobi',
        period: '2013 hadi 2016',
        summary:
          'Msaada kwa wanafunzi na familia zao: msongo wa masomo, shinikizo la rika, utambulisho na migogoro nyumbani.',
      },
    ],
    languagesHeading: 'Lugha',
    languages: ['Kiingereza', 'Kiswahili'],
    approachHeading: 'Mbinu kuu',
    approachLead: 'Mbinu hukufuata wewe, si wewe kuifuata.',
    approach: [
      {
        title: 'Kuzingatia kiwewe',
        text: 'Usalama kwanza. Wewe ndiye unayeamua tuzungumzie nini, kwa kina gani, na tupumzike lini.',
      },
      {
        title: 'Fikra na tabia',
        text: 'Tunatazama jinsi mawazo, hisia na mazoea yanavyoathiriana, na kujizoeza njia nyingine.',
      },
      {
        title: 'Mtu kwanza',
        text: 'Wewe ndiye mjuzi wa maisha yako. Mimi ninaleta maarifa, subira na maswali ya kweli.',
      },
      {
        title: 'Kuheshimu utamaduni',
        text: 'Asili yako inaamua maana ya kupona kwako, na kazi yetu inaanzia hapo.',
      },
    ],
    membershipsHeading: 'Uanachama wa kitaaluma',
    memberships: [
      'Amesajiliwa na bodi ya kitaifa ya washauri na wanasaikolojia',
      'Mwanachama wa chama cha kitaifa cha wanasaikolojia washauri',
      'Usimamizi wa kitaalamu wa mara kwa mara na mafunzo endelevu',
    ],
    closingHeading: 'Ungependa kuzungumza?',
    closingText: 'Unaweza kuanza na mazungumzo mafupi kisha ukaamua baadaye.',
    book: 'Weka Miadi',
  },
});
