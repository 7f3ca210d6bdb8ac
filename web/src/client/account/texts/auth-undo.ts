import { catalogue } from '../../../platform/language/catalogue';

/** /auth/callback after a warning that the address was changed, or that a second step was added to the login. */
export const authUndoTexts = catalogue({
  en: {
    busy: 'One moment...',
    failed:
      'It has expired or was already used. If somebody else may have got into your account, set a new password now, and tell us.',
    next: 'Whoever changed it may know your password. Please set a new one now; that logs out every device.',
    'recover-email': {
      heading: 'Take your email address back',
      text: (email: string) =>
        `The email address of your account was changed. If you did not do that, press the button, and the account belongs to ${email} again.`,
      submit: 'Take my address back',
      done: 'Your address is back',
      doneText: (email: string) => `The account belongs to ${email} again.`,
    },
    'remove-factor': {
      heading: 'Remove the second step at login',
      text: (email: string) =>
        `A second step was added to the login of ${email}: the code of an app. If you did not do that, press the button to remove it.`,
      submit: 'Remove the second step',
      done: 'The second step is removed',
      doneText: (email: string) => `The login of ${email} no longer asks for that code.`,
    },
  },
  sw: {
    busy: 'Subiri kidogo...',
    failed:
      'Kimeisha muda wake au kimeshatumika. Ikiwa huenda mtu mwingine ameingia kwenye akaunti yako, weka nenosiri jipya sasa, kisha utuambie.',
    next: 'Aliyebadilisha huenda anajua nenosiri lako. Tafadhali weka jipya sasa; ukifanya hivyo, vifaa vyote vitatoka kwenye akaunti.',
    'recover-email': {
      heading: 'Rudisha barua pepe yako',
      text: (email) =>
        `Barua pepe ya akaunti yako imebadilishwa. Ikiwa si wewe uliyefanya hivyo, bonyeza kitufe, na akaunti itakuwa ya ${email} tena.`,
      submit: 'Rudisha barua pepe yangu',
      done: 'Barua pepe yako imerudishwa',
      doneText: (email) => `Akaunti ni ya ${email} tena.`,
    },
    'remove-factor': {
      heading: 'Ondoa hatua ya pili ya kuingia',
      text: (email) =>
        `Hatua ya pili imeongezwa kwenye kuingia kwa ${email}: msimbo wa programu. Ikiwa si wewe uliyefanya hivyo, bonyeza kitufe ili kuiondoa.`,
      submit: 'Ondoa hatua ya pili',
      done: 'Hatua ya pili imeondolewa',
      doneText: (email) => `Kuingia kwa ${email} hakuombi tena msimbo huo.`,
    },
  },
});
