import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';

/**
 * What the demo practice has put in the place of the placeholders that the product ships with. Pages are built with
 * it as well in the local environment.
 */
export const demoContacts = {
  phone: '+254 700 000 100',
  email: 'practice@tulia.example',
  messagingNumber: '254700000100',
  payment: {
    mobileMoneyTill: '000111',
    bankName: 'Demo Bank',
    bankAccountNumber: '0001112223',
    // The M-Pesa stand-in answers from the beginning; a real practice switches this on once M-Pesa is set up.
    promptsOn: true,
  },
};

export const demoSettings: PracticeSettings = {
  ...defaultPracticeSettings,
  ...demoContacts,
  payment: { ...defaultPracticeSettings.payment, ...demoContacts.payment },
};
