/** The settings of a deployment: parameters in `.env` files, secrets in Secret Manager. */
import { defineInt, defineSecret, defineString, expr, projectID } from 'firebase-functions/params';

export const REGION = 'africa-south1';

/** Every function's account (decision 077), in full: the CLI would give secrets to a bare `tulia-functions@`. */
export const SERVICE_ACCOUNT = expr`tulia-functions@${projectID}.iam.gserviceaccount.com`;

export const siteUrl = defineString('SITE_URL', {
  default: 'http://127.0.0.1:5000',
  description: 'Origin of the site, without a slash at the end; links in mails begin with it',
});
export const mailFrom = defineString('MAIL_FROM', {
  default: 'Tulia <hello@tulia.example>',
  description: 'Sender of every mail, as "Name <address>"',
});
export const smtpHost = defineString('SMTP_HOST', { default: '127.0.0.1' });
export const smtpPort = defineInt('SMTP_PORT', { default: 1025 });
export const calendarRootUrl = defineString('CALENDAR_ROOT_URL', {
  default: 'https://www.googleapis.com/',
});
export const googleTokenUrl = defineString('GOOGLE_TOKEN_URL', {
  default: 'https://oauth2.googleapis.com/token',
});
export const googleConsentUrl = defineString('GOOGLE_CONSENT_URL', {
  default: 'https://accounts.google.com/o/oauth2/v2/auth',
});
export const googleRevokeUrl = defineString('GOOGLE_REVOKE_URL', {
  default: 'https://oauth2.googleapis.com/revoke',
});
export const pushRootUrl = defineString('PUSH_ROOT_URL', {
  default: 'https://fcm.googleapis.com/',
});
export const bookingsPerPerson = defineInt('BOOKINGS_PER_PERSON', {
  default: 10,
  description:
    'Booking requests of one person in an hour, and times that one mailbox has an hour held',
});
export const bookingsPerAddress = defineInt('BOOKINGS_PER_ADDRESS', {
  default: 60,
  description: 'Booking requests from one network address in an hour; phones share addresses',
});
export const bookingsPerMailboxAndDay = defineInt('BOOKINGS_PER_MAILBOX_AND_DAY', {
  default: 20,
  description:
    'Times that one mailbox has an hour held in a day, by requests or again, its addresses with tags counted together',
});
export const messagesPerAddress = defineInt('MESSAGES_PER_ADDRESS', {
  default: 10,
  description: 'Contact messages from one network address in an hour',
});
export const clientMinInstances = defineInt('CLIENT_MIN_INSTANCES', {
  default: 0,
  description:
    'Instances of the endpoint of clients that are always there, so that a first booking meets no cold start; each is paid for',
});

/** 32 random bytes in base64, by which credentials are kept (`credentials.ts`); `none`: the practice keeps none. */
export const credentialsKey = defineSecret('CREDENTIALS_KEY');

export const smtpUser = defineSecret('SMTP_USER');
export const smtpPassword = defineSecret('SMTP_PASSWORD');
export const smtpSecrets = [credentialsKey, smtpUser, smtpPassword];

export const googleClientId = defineSecret('GOOGLE_OAUTH_CLIENT_ID');
export const googleClientSecret = defineSecret('GOOGLE_OAUTH_CLIENT_SECRET');
/** `none` until the owner has connected Google. */
export const googleRefreshToken = defineSecret('GOOGLE_OAUTH_REFRESH_TOKEN');
export const googleSecrets = [
  credentialsKey,
  googleClientId,
  googleClientSecret,
  googleRefreshToken,
];

/** `DATABASE_ID` names another database than the default: a backup is restored into a new one. */
export const databaseId = () => process.env['DATABASE_ID'] || '(default)';

/** How calls without a valid App Check token are treated (decision 077); `off` unless `APP_CHECK` says otherwise. */
export function appCheckMode(): 'off' | 'watch' | 'on' {
  const mode = process.env['APP_CHECK'];
  return mode === 'watch' || mode === 'on' ? mode : 'off';
}

export const darajaRootUrl = defineString('DARAJA_ROOT_URL', {
  default: 'https://api.safaricom.co.ke/',
});
export const darajaShortCode = defineString('DARAJA_SHORT_CODE', {
  default: '',
  description: 'PayBill number, or the store number of a till; empty while M-Pesa is not connected',
});
export const darajaTill = defineString('DARAJA_TILL', {
  default: '',
  description: 'Till number where the short code is the store of a till; empty for a PayBill',
});
export const darajaNominatedNumber = defineString('DARAJA_NOMINATED_NUMBER', {
  default: '',
  description:
    'Safaricom number of the practice’s M-Pesa account; Pull Transactions, the list of payments, is registered with it',
});
export const paymentWebhookUrl = defineString('PAYMENT_WEBHOOK_URL', {
  default: '',
  description: 'Address of the function paymentWebhook, without a slash at the end',
});
/** These secrets are `none` until the practice has an account with Daraja. */
export const darajaKey = defineSecret('DARAJA_CONSUMER_KEY');
export const darajaSecret = defineSecret('DARAJA_CONSUMER_SECRET');
export const darajaPasskey = defineSecret('DARAJA_PASSKEY');
/** 32 random letters and digits in the webhook's address: only the provider knows them. */
export const darajaWebhookSecret = defineSecret('DARAJA_WEBHOOK_SECRET');
export const paymentSecrets = [
  credentialsKey,
  darajaKey,
  darajaSecret,
  darajaPasskey,
  darajaWebhookSecret,
];
/** Texts to phones; the account itself is entered by the owner (decision 110). */
export const messagesRootUrl = defineString('MESSAGES_ROOT_URL', {
  default: 'https://api.africastalking.com/',
});
