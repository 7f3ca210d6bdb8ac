/** The calls with which a super admin connects the practice to services outside (decision 105). */
import * as contract from '@tulia/domain/calls/practice/connect-services';
import { hasGoogleApp, isGoogleSetUp } from '../../meeting/calendar-client';
import { saveMailAccount as saveAccount } from '../../mail/save-mail-account';
import { askConsent, endConsent, takeConsent } from '../../meeting/google-consent';
import { unreadCalendars } from '../../meeting/read-calendars';
import { textsReport } from '../../messages/account';
import { paymentProvider } from '../../payments/provider';
import { saveMpesa as saveAccountOfMpesa } from '../../payments/save-mpesa';
import { callable } from '../../platform/callable';
import { requireRecentSignIn } from '../../platform/caller';
import { readConnections } from '../../platform/connections';
import { canKeepCredentials, dropRemembered, readKept } from '../../platform/credentials';
import { countEachCall, perHour } from '../../platform/rate-limit';

/** Connections that one person begins in an hour. */
const TRIES = 20;

export const showServices = callable(contract.showServices, async (_, { caller, clock }) => {
  dropRemembered();
  const [connections, google, isConnected, mail, mpesa, provider, unread, texts] =
    await Promise.all([
      readConnections(),
      readKept('google'),
      isGoogleSetUp(),
      readKept('mail'),
      readKept('mpesa'),
      paymentProvider(),
      unreadCalendars(clock),
      textsReport(caller, clock.now()),
    ]);
  return {
    canKeep: canKeepCredentials(),
    google: {
      hasApp: hasGoogleApp(),
      isConnected,
      since: isConnected ? (google?.at ?? null) : null,
      problem: connections.google.problem,
      unread,
    },
    mail: {
      since: mail?.at ?? null,
      account: {
        host: mail?.value.host ?? '',
        port: String(mail?.value.port ?? ''),
        user: mail?.value.user ?? '',
        senderName: mail?.value.senderName ?? '',
        senderAddress: mail?.value.senderAddress ?? '',
      },
      problem: connections.mail.problem,
    },
    mpesa: {
      isConnected: provider !== null,
      since: mpesa?.at ?? null,
      account: {
        shortCode: mpesa?.value.shortCode ?? '',
        till: mpesa?.value.till ?? '',
        nominatedNumber: mpesa?.value.nominatedNumber ?? '',
      },
      problem: connections.mpesa.problem,
    },
    texts,
  };
});

export const startGoogleConnection = callable(
  contract.startGoogleConnection,
  async (_, { caller, clock }) => {
    requireRecentSignIn(caller, clock.now());
    await countEachCall([perHour('connect', caller.uid, TRIES)], clock.now());
    return { address: await askConsent({ caller, clock }) };
  },
);

/** Without a sign-in of this moment: it ends what began with one, minutes before, and only for the same person. */
export const finishGoogleConnection = callable(
  contract.finishGoogleConnection,
  async (input, context) => {
    await takeConsent(input, context);
    return {};
  },
);

export const disconnectGoogle = callable(
  contract.disconnectGoogle,
  async (_, { caller, clock }) => {
    requireRecentSignIn(caller, clock.now());
    return { revoked: await endConsent({ caller, clock }) };
  },
);

export const saveMailAccount = callable(
  contract.saveMailAccount,
  async (input, { caller, clock }) => {
    requireRecentSignIn(caller, clock.now());
    await countEachCall([perHour('mail-account', caller.uid, TRIES)], clock.now());
    return { sentTo: await saveAccount(input, { caller, clock }) };
  },
);

export const saveMpesa = callable(contract.saveMpesa, async (input, { caller, clock }) => {
  requireRecentSignIn(caller, clock.now());
  await countEachCall([perHour('mpesa-account', caller.uid, TRIES)], clock.now());
  return { problems: await saveAccountOfMpesa(input, { caller, clock }) };
});
