import { catalogue } from '../../../platform/language/catalogue';
import { framesTexts } from '../../../shared/texts/frames';

/** The pages /login, /signup, /client-login, /auth/callback and /reset-password (specification section 2). */
export const authPagesTexts = catalogue({
  en: {
    login: {
      heading: framesTexts.en.login,
      lead: framesTexts.en.leads.login,
    },
    signup: {
      heading: framesTexts.en.signup,
      lead: framesTexts.en.leads.signup,
      haveAccount: 'Have an account?',
    },
    clientLogin: {
      heading: framesTexts.en.clientLogin,
      lead: framesTexts.en.leads.clientLogin,
      panelHeading: 'Care that fits into your day',
      panelLead: 'One quiet place for everything around your sessions.',
      points: [
        'See your upcoming sessions and join with one tap',
        'Move or cancel a session yourself',
        'Times shown in Nairobi and where you are',
        'Private: only you and the practice can see them',
      ],
      newHere: 'New here?',
      book: 'Book your first session',
    },
    callback: {
      loading: 'Logging you in...',
      success: 'You are logged in',
      successText: 'Taking you on in a moment.',
      failure: 'Sign In Failed',
      failureText: 'An error occurred during authentication.',
      toLogin: 'Go to login now',
      goOn: 'Go on now',
      verifyHeading: 'Confirm your email',
      verifyChecking: 'Checking your link...',
      verifyText: (email: string) => `Press the button to confirm ${email}.`,
      verifyWithPassword: (email: string) =>
        `Enter the password you chose for ${email}. Only the person who made the account can confirm it.`,
      verifyOther: (own: string, email: string) =>
        `You are logged in as ${own}. To confirm ${email}, log out first, then open the link again.`,
      verifyUnreachable: 'We could not look at your link. Check your connection and try again.',
      notMine: 'Did you forget it, or is this account not yours?',
      notMineLink: 'Set a new password',
      verifySubmit: 'Confirm my email',
      verifyBusy: 'Confirming...',
      verified: 'Your email is confirmed',
      verifyFailed: 'This link cannot be used',
      verifyFailedText:
        'It has expired or was already used. Log in, and we can send you a new one.',
    },
    reset: {
      heading: 'Choose a new password',
      forAccount: (email: string) => `For the account ${email}`,
      newPassword: 'New password',
      submit: 'Save new password',
      done: 'Password changed',
      doneText: 'You can log in with it now.',
      expiredText:
        'Reset links work once and for a short time only. Ask for a new one; it takes a moment.',
      askAgain: 'Send me a new link',
      askHeading: 'Reset your password',
      askLead: 'Tell us your email and we will send you a link.',
    },
  },
  sw: {
    login: {
      heading: framesTexts.sw.login,
      lead: framesTexts.sw.leads.login,
    },
    signup: {
      heading: framesTexts.sw.signup,
      lead: framesTexts.sw.leads.signup,
      haveAccount: 'Una akaunti?',
    },
    clientLogin: {
      heading: framesTexts.sw.clientLogin,
      lead: framesTexts.sw.leads.clientLogin,
      panelHeading: 'Huduma inayoendana na siku yako',
      panelLead: 'Mahali pamoja, tulivu, pa mambo yote ya vikao vyako.',
      points: [
        'Ona vikao vijavyo na ujiunge kwa mguso mmoja',
        'Hamisha au ghairi kikao mwenyewe',
        'Saa huonyeshwa kwa Nairobi na mahali ulipo',
        'Faragha: ni wewe na kliniki pekee mnaoviona',
      ],
      newHere: 'Mara ya kwanza hapa?',
      book: 'Weka miadi ya kikao chako cha kwanza',
    },
    callback: {
      loading: 'Tunakuingiza...',
      success: 'Umeingia',
      successText: 'Utapelekwa baada ya muda mfupi.',
      failure: 'Imeshindikana kuingia',
      failureText: 'Hitilafu imetokea wakati wa uthibitishaji.',
      toLogin: 'Nenda kwenye kuingia sasa',
      goOn: 'Endelea sasa',
      verifyHeading: 'Thibitisha barua pepe yako',
      verifyChecking: 'Tunaangalia kiungo chako...',
      verifyText: (email) => `Bonyeza kitufe ili kuthibitisha ${email}.`,
      verifyWithPassword: (email) =>
        `Weka nenosiri ulilochagua kwa ${email}. Aliyejisajili pekee ndiye anayeweza kuithibitisha.`,
      verifyOther: (own, email) =>
        `Umeingia kama ${own}. Ili kuthibitisha ${email}, toka kwanza, kisha fungua kiungo tena.`,
      verifyUnreachable: 'Hatukuweza kuangalia kiungo chako. Angalia mtandao wako ujaribu tena.',
      notMine: 'Umelisahau, au akaunti hii si yako?',
      notMineLink: 'Weka nenosiri jipya',
      verifySubmit: 'Thibitisha barua pepe yangu',
      verifyBusy: 'Inathibitisha...',
      verified: 'Barua pepe yako imethibitishwa',
      verifyFailed: 'Kiungo hiki hakitumiki',
      verifyFailedText:
        'Kimeisha muda wake au kimeshatumika. Ingia, nasi tutaweza kukutumia kingine.',
    },
    reset: {
      heading: 'Chagua nenosiri jipya',
      forAccount: (email) => `Kwa akaunti ya ${email}`,
      newPassword: 'Nenosiri jipya',
      submit: 'Hifadhi nenosiri jipya',
      done: 'Nenosiri limebadilishwa',
      doneText: 'Sasa unaweza kuingia kwa nenosiri hilo.',
      expiredText:
        'Viungo vya nenosiri hutumika mara moja na kwa muda mfupi tu. Omba kingine; ni haraka.',
      askAgain: 'Nitumie kiungo kipya',
      askHeading: 'Weka nenosiri jipya',
      askLead: 'Andika barua pepe yako nasi tutakutumia kiungo.',
    },
  },
});
