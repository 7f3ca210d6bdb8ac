import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';

/**
 * The demo practice's own settings, in place of the product's placeholders. The pages of a local environment are built
 * with them, too.
 */
export const demoContacts = {
  phone: '+254 700 000 100',
  email: 'practice@tulia.example',
  messagingNumber: '254700000100',
  payment: {
    mobileMoneyTill: '000111',
    bankName: 'Demo Bank',
    bankAccountNumber: '0001112223',
    // A real practice switches this on once M-Pesa is set up.
    promptsOn: true,
  },
};

export const demoSettings: PracticeSettings = {
  ...defaultPracticeSettings,
  ...demoContacts,
  payment: { ...defaultPracticeSettings.payment, ...demoContacts.payment },
};
