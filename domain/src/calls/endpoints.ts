/**
 * Which endpoint answers which call. An endpoint is one function of the platform for one group of callers; all
 * their calls keep it warm (decision 061). The address of a call is `<endpoint>/<call>`.
 */
export const ENDPOINTS = {
  /** what a page tells by itself, naming no person */
  reports: ['reportError'],
  /** visitors and clients: booking, and what is their own */
  client: [
    'answerGuardianLink',
    'askOwnGuardian',
    'cancelBooking',
    'cancelByLink',
    'changeContactByLink',
    'chooseAnotherTime',
    'claimMyBookings',
    'createBooking',
    'exportMyData',
    'giveConsent',
    'holdAgain',
    'mailPasswordReset',
    'mailVerification',
    'moveBooking',
    'moveByLink',
    'removePushToken',
    'savePushToken',
    'sendMessage',
    'showGuardianLink',
    'showManageLink',
    'updateBookingContact',
  ],
  /** receptionists and therapists: sessions, notes, time, letters */
  desk: [
    'amendNote',
    'askGuardian',
    'bookOnBehalf',
    'cancelMeeting',
    'completeBooking',
    'confirmBooking',
    'createMeeting',
    'makeGuardianLink',
    'markMessage',
    'markNoShow',
    'pasteMeetingLink',
    'rejectBooking',
    'removeBlock',
    'reopenBooking',
    'resendMail',
    'saveBlocks',
    'saveNote',
    'saveNoteDraft',
    'settleMail',
    'showClient',
    'showConfidential',
    'signNote',
    'undoCancel',
  ],
  /** prompts, links to pay, the ledger, receipts; of clients and of staff */
  money: [
    'askForPayment',
    'assignPayment',
    'checkPayments',
    'correctPayment',
    'followPayment',
    'followTrial',
    'keepRest',
    'makePayLink',
    'payByLink',
    'recordPayment',
    'recordRefund',
    'registerNotices',
    'saveTaxNumber',
    'sayPaid',
    'showMonth',
    'showPayLink',
    'showReceipts',
    'startTrial',
    'waivePayment',
  ],
  /** admins: the practice, its staff, its pages, its health */
  office: [
    'confirmOwnPassword',
    'listStaff',
    'registerStaff',
    'removeArticle',
    'removeService',
    'removeStory',
    'saveArticle',
    'saveCrisisNumbers',
    'saveOpeningHours',
    'savePractitioner',
    'saveService',
    'saveSettings',
    'saveStory',
    'showHealth',
    'updateStaff',
  ],
  /** what may take minutes */
  upkeep: ['deleteMyAccount', 'runJobNow'],
} as const satisfies Record<string, readonly string[]>;

export type EndpointName = keyof typeof ENDPOINTS;
export type CallOf<Endpoint extends EndpointName> = (typeof ENDPOINTS)[Endpoint][number];

const ADDRESSES = new Map<string, string>(
  Object.entries(ENDPOINTS).flatMap(([endpoint, names]) =>
    names.map((name): [string, string] => [name, `${endpoint}/${name}`]),
  ),
);

/**
 * Where a call is asked for, below the address of the functions: `client/createBooking`.
 * @throws Error for a name that no endpoint has
 */
export function addressOf(name: string): string {
  const address = ADDRESSES.get(name);
  if (address === undefined) throw new Error(`No endpoint has a call ${name}.`);
  return address;
}
