import { catalogue } from '../../../platform/language/catalogue';

/** The steps of a practice that opens: the list on Today, and the note on the page of each step. */
export const openingTexts = catalogue({
  en: {
    heading: 'Open your practice',
    left: 'Left to do',
    progress: (at: number, of: number) => `Step ${at} of ${of}`,
    done: 'Done',
    doneAbout: 'This is done. You can change it whenever you like.',
    back: 'Back to Today',
    pricesRight: 'Prices are right',
    pricesSaving: 'Saving…',
    pricesDone: 'Services and prices are done',
    pricesFailed: 'That was not saved',
    steps: {
      practitioner: {
        name: 'Somebody who takes bookings',
        about: 'Clients book the time of a practitioner. Add yourself: name and title are enough.',
        goes: 'Add a practitioner',
      },
      hours: {
        name: 'Opening hours',
        about: 'Say when sessions may start. Without opening hours no time can be booked.',
        goes: 'Set opening hours',
      },
      services: {
        name: 'Services and prices',
        about: 'Look at what clients can book and what it costs. Change what is not right.',
        goes: 'Look at the prices',
      },
      contact: {
        name: 'Phone, email and WhatsApp',
        about: 'Clients reach you there. Until the email is yours, notices go to the owner.',
        goes: 'Enter your contacts',
      },
      payment: {
        name: 'Ways to pay',
        about: 'Enter your till or PayBill, your bank account, or both.',
        goes: 'Enter ways to pay',
      },
      crisis: {
        name: 'Crisis numbers',
        about: 'They stand on every page. Call each number once, and say that it is right.',
        goes: 'Call the numbers',
      },
      booking: {
        name: 'A first test booking',
        about:
          'Book a session as a client does. The request then waits on Today, where you can cancel it.',
        goes: 'Book a test session',
      },
    },
  },
  sw: {
    heading: 'Fungua kliniki yako',
    left: 'Yaliyobaki',
    progress: (at, of) => `Hatua ya ${at} kati ya ${of}`,
    done: 'Imekamilika',
    doneAbout: 'Hatua hii imekamilika. Unaweza kuibadilisha wakati wowote.',
    back: 'Rudi Leo',
    pricesRight: 'Bei ni sahihi',
    pricesSaving: 'Inahifadhi…',
    pricesDone: 'Huduma na bei zimekamilika',
    pricesFailed: 'Haikuhifadhiwa',
    steps: {
      practitioner: {
        name: 'Mtu anayepokea miadi',
        about: 'Wateja huweka miadi ya muda wa mtaalamu. Jiongeze: jina na cheo vinatosha.',
        goes: 'Ongeza mtaalamu',
      },
      hours: {
        name: 'Saa za kazi',
        about: 'Sema vikao vinaweza kuanza lini. Bila saa za kazi hakuna muda wa kuweka miadi.',
        goes: 'Weka saa za kazi',
      },
      services: {
        name: 'Huduma na bei',
        about:
          'Angalia wateja wanaweza kuweka miadi ya nini, na kwa bei gani. Badilisha isiyo sahihi.',
        goes: 'Angalia bei',
      },
      contact: {
        name: 'Simu, barua pepe na WhatsApp',
        about: 'Wateja hukupata hapo. Hadi barua pepe iwe yako, taarifa huenda kwa mwenye kliniki.',
        goes: 'Weka mawasiliano yako',
      },
      payment: {
        name: 'Njia za kulipa',
        about: 'Weka till au PayBill yako, akaunti yako ya benki, au zote.',
        goes: 'Weka njia za kulipa',
      },
      crisis: {
        name: 'Nambari za dharura',
        about: 'Zinaonekana kwenye kila ukurasa. Piga kila nambari mara moja, useme ni sahihi.',
        goes: 'Piga nambari',
      },
      booking: {
        name: 'Miadi ya kwanza ya majaribio',
        about:
          'Weka miadi kama mteja anavyofanya. Ombi litasubiri kwenye Leo, ambako unaweza kulighairi.',
        goes: 'Weka miadi ya majaribio',
      },
    },
  },
});
