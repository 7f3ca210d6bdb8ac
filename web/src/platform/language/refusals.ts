import type { Refusal, RefusalCode, RefusalDetails } from '@tulia/domain/refusal';
import { formatMoney } from '@tulia/domain/wording/moments';
import { catalogue, type Catalogue, type Language } from './catalogue';
import { plural } from './plural';

type Sentences = { readonly [Code in RefusalCode]: (details: RefusalDetails[Code]) => string };

const en: Sentences = {
  'invalid-input': () => 'Please check the marked fields.',
  'signed-out': () => 'Auth session missing! Please log in and try again.',
  forbidden: () => 'Your account may not do this.',
  'email-unverified': () =>
    'Please confirm your email address first: we sent you a link when you signed up.',
  'not-found': () => 'We could not find this. It may have been removed.',
  spam: () => 'Spam detected',
  'slot-taken': () => 'This time has just been taken. Please choose another one.',
  'slot-unavailable': () => 'This time cannot be booked. Please choose another one.',
  'times-unavailable': ({ clashes }) =>
    plural('en', clashes.length, {
      one: 'One of the times cannot be had any more, so nothing was booked. Choose another one for it.',
      other: `${clashes.length} of the times cannot be had any more, so nothing was booked. Choose others for them.`,
    }),
  'service-unavailable': () => 'Selected service not available. Please choose another.',
  'practitioner-unavailable': () =>
    'This person cannot be booked for this service at the moment. Please choose somebody else.',
  'service-not-for-age': () =>
    'This service is for people of another age. Please choose another service.',
  'too-many-waits': ({ limit }) =>
    `You already wait for ${limit} services. Please end one of these first, in My Sessions.`,
  'offer-over': () =>
    'This offer is over: it was answered already, or its time ran out. Your sessions here show what stands.',
  'too-many-pending': ({ limit }) =>
    plural('en', limit, {
      one: 'You already have a request waiting for an answer. We will confirm or decline it first.',
      other: `You already have ${limit} requests waiting for an answer. We will confirm or decline them first.`,
    }),
  'too-late-to-move': ({ cutoffHours }) =>
    plural('en', cutoffHours, {
      one: 'A session can be moved until 1 hour before it starts. Please call us instead.',
      other: `A session can be moved until ${cutoffHours} hours before it starts. Please call us instead.`,
    }),
  'rate-limited': ({ retryAfterSeconds }) => {
    const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
    return plural('en', minutes, {
      one: 'That was a lot at once. Please try again in a minute.',
      other: `That was a lot at once. Please try again in ${minutes} minutes.`,
    });
  },
  'idempotency-conflict': () =>
    'This request was already sent with other details. Please reload the page and check.',
  'version-conflict': () =>
    'Somebody changed this booking in the meantime. Look at it as it is now and try again.',
  'client-changed': ({ by }) =>
    `${by === '' ? 'The client' : by} changed these details meanwhile. Look at them as they are now and try again.`,
  'merge-accounts': () =>
    'The record with an account must be the one that stays. Two records with an account each cannot become one.',
  'merge-too-many': () =>
    'The record that would go has too many bookings to pass them on at once. Let the other one go.',
  'merge-changed': () =>
    'One of the two records has changed in the meantime. Please compare them once more.',
  'merge-over': () => 'This cannot be undone any more, or it is undone already.',
  'note-changed': ({ by }) =>
    `${by === '' ? 'Somebody' : by} has written in this note meanwhile. Yours was not saved.`,
  'note-signed': ({ by }) =>
    `${by === '' ? 'Somebody' : by} has signed this note, so it stays as it is. Add an amendment instead.`,
  'note-empty': () => 'There is nothing written yet.',
  'transition-not-allowed': () => 'This booking cannot be changed that way any more.',
  'undo-too-late': () => 'The mails about it have left. An admin can reopen the booking.',
  'session-not-begun': () =>
    'This session has not begun yet. That somebody did not come, or that the line failed, can be said once it has.',
  'amount-above-due': ({ amount, due }) =>
    `${formatMoney(amount)} is more than the ${formatMoney(due)} still open. Please check the amount.`,
  'amount-above-paid': ({ amount, paid }) =>
    `${formatMoney(amount)} is more than the ${formatMoney(paid)} left of what was paid.`,
  'code-already-used': ({ code, referenceNumber }) =>
    referenceNumber === null
      ? `The payment code ${code} has been recorded already.`
      : `The payment code ${code} has been recorded already, for booking ${referenceNumber}.`,
  'payments-off': () => 'Payment by prompt is not switched on. Please pay by yourself as shown.',
  'prompt-open': () =>
    'There is already a prompt on a phone for this booking. Look there, or try again in two minutes.',
  'guardian-required': () =>
    'A client aged 12–17 needs a guardian’s name, contact and consent before the session can be confirmed.',
  'guardian-consent-due': () =>
    'The guardian has not agreed yet, or no longer does. The session can be confirmed once they have, by their own link.',
  'digits-wrong': () => 'These are not the last four digits of the phone number we were given.',
  'code-wrong': () => 'This is not the code from our latest email, or it is older than an hour.',
  'text-code-wrong': () =>
    'This is not the code from our latest text, it is older than 10 minutes, or there were too many tries. Please ask for a new one.',
  'text-not-sent': () =>
    'No text could be sent to this number now. Please check it, or choose email.',
  'under-age': () => 'For children under 12, please contact the practice directly.',
  'consent-outdated': () =>
    'The consent text has changed since you read it. Please open it and agree again.',
  'meeting-needs-confirmed': () => 'Booking must have a confirmed date',
  'meeting-not-connected': () =>
    'Google Calendar is not connected. You can paste a meeting link instead.',
  'calendar-not-own': () =>
    'An admin first enters this practitioner’s own calendar, under Practitioners.',
  'meeting-failed': () => 'Failed to create Google Meet',
  'connection-failed': () => 'It was not connected. What was connected before is unchanged.',
  'link-not-allowed': () => 'This link is not allowed. Please use an https link to a meeting.',
  'sessions-ahead': ({ count }) =>
    plural('en', count, {
      one: 'There is still 1 session or request ahead. Cancel it first, or wait until it is over.',
      other: `There are still ${count} sessions or requests ahead. Cancel them first, or wait until they are over.`,
    }),
  'email-in-use': () => 'An account with this email already exists.',
  'email-of-client': () =>
    'A client has booked with this email. Please use another email for your colleague.',
  'weak-password': () => 'Please choose a longer password, one that is hard to guess.',
  'last-super-admin': () => 'The last super admin cannot be removed.',
  'recent-login-required': () => 'For your safety, please log in again and repeat this.',
  'password-change-required': () => 'Please choose a password of your own first.',
  'conflicts-with-bookings': ({ bookings }) =>
    plural('en', bookings.length, {
      one: 'There is a session in this time. Move or cancel it first.',
      other: `There are ${bookings.length} sessions in this time. Move or cancel them first.`,
    }),
  busy: () => 'A lot is happening right now. Please try again in a moment.',
  offline: () => 'You are offline. Nothing was sent; please try again when you are connected.',
  timeout: () =>
    'The answer is taking too long. It may still have worked: check before you send it again.',
  internal: () => 'An unexpected error occurred',
};

const sw: Sentences = {
  'invalid-input': () => 'Tafadhali angalia sehemu zilizowekwa alama.',
  'signed-out': () => 'Hakuna kipindi cha kuingia! Tafadhali ingia kisha ujaribu tena.',
  forbidden: () => 'Akaunti yako hairuhusiwi kufanya hivi.',
  'email-unverified': () =>
    'Tafadhali thibitisha barua pepe yako kwanza: tulikutumia kiungo ulipojisajili.',
  'not-found': () => 'Hatukuipata. Huenda imeondolewa.',
  spam: () => 'Barua taka imegunduliwa',
  'slot-taken': () => 'Saa hii imechukuliwa sasa hivi. Tafadhali chagua nyingine.',
  'slot-unavailable': () => 'Saa hii haiwezi kuwekewa miadi. Tafadhali chagua nyingine.',
  'times-unavailable': ({ clashes }) =>
    plural('sw', clashes.length, {
      one: 'Muda mmoja haupatikani tena, kwa hiyo hakuna kilichowekwa. Chagua mwingine badala yake.',
      other: `Nyakati ${clashes.length} hazipatikani tena, kwa hiyo hakuna kilichowekwa. Chagua nyingine badala yake.`,
    }),
  'service-unavailable': () => 'Huduma uliyochagua haipatikani. Tafadhali chagua nyingine.',
  'practitioner-unavailable': () =>
    'Mtaalamu huyu hawezi kuwekewa miadi ya huduma hii kwa sasa. Tafadhali chagua mwingine.',
  'service-not-for-age': () =>
    'Huduma hii ni ya watu wa umri mwingine. Tafadhali chagua huduma nyingine.',
  'too-many-waits': ({ limit }) =>
    `Tayari unasubiri huduma ${limit}. Tafadhali maliza kusubiri moja kwanza, kwenye Vikao Vyangu.`,
  'offer-over': () =>
    'Muda huu hautolewi tena: umejibiwa tayari, au muda wa kujibu umeisha. Vikao vyako hapa vinaonyesha hali ilivyo.',
  'too-many-pending': ({ limit }) =>
    plural('sw', limit, {
      one: 'Tayari una ombi linalosubiri jibu. Tutalithibitisha au kulikataa kwanza.',
      other: `Tayari una maombi ${limit} yanayosubiri jibu. Tutayathibitisha au kuyakataa kwanza.`,
    }),
  'too-late-to-move': ({ cutoffHours }) =>
    `Kikao kinaweza kuhamishwa ikiwa zimebaki angalau saa ${cutoffHours} kabla hakijaanza. Tafadhali tupigie simu.`,
  'rate-limited': ({ retryAfterSeconds }) =>
    `Umefanya mengi kwa wakati mmoja. Tafadhali jaribu tena baada ya dakika ${Math.max(1, Math.ceil(retryAfterSeconds / 60))}.`,
  'idempotency-conflict': () =>
    'Ombi hili lilishatumwa likiwa na maelezo mengine. Tafadhali pakia ukurasa tena uangalie.',
  'version-conflict': () =>
    'Kuna mtu aliyebadilisha miadi hii wakati huo. Iangalie ilivyo sasa kisha ujaribu tena.',
  'client-changed': ({ by }) =>
    `${by === '' ? 'Mteja' : by} amebadilisha taarifa hizi wakati huo. Ziangalie zilivyo sasa kisha ujaribu tena.`,
  'merge-accounts': () =>
    'Rekodi yenye akaunti ndiyo lazima ibaki. Rekodi mbili zenye akaunti kila moja haziwezi kuwa moja.',
  'merge-too-many': () =>
    'Rekodi ambayo ingeondoka ina miadi mingi mno kuhamishwa kwa pamoja. Acha nyingine iondoke.',
  'merge-changed': () =>
    'Rekodi moja kati ya hizi mbili imebadilika wakati huo. Tafadhali zilinganishe tena.',
  'merge-over': () => 'Hili haliwezi kutenduliwa tena, au limeshatenduliwa.',
  'note-changed': ({ by }) =>
    `${by === '' ? 'Mtu mwingine' : by} ameandika kwenye maelezo haya wakati huo. Yako hayakuhifadhiwa.`,
  'note-signed': ({ by }) =>
    `${by === '' ? 'Mtu mwingine' : by} ametia sahihi maelezo haya, kwa hiyo yanabaki yalivyo. Ongeza nyongeza badala yake.`,
  'note-empty': () => 'Bado hakuna kilichoandikwa.',
  'transition-not-allowed': () => 'Miadi hii haiwezi tena kubadilishwa kwa njia hiyo.',
  'undo-too-late': () =>
    'Barua pepe kuhusu hilo zimeshatumwa. Msimamizi anaweza kuifungua miadi tena.',
  'session-not-begun': () =>
    'Kikao hiki bado hakijaanza. Kwamba mtu hakufika, au laini ilikatika, kunaweza kuandikwa baada ya kuanza.',
  'amount-above-due': ({ amount, due }) =>
    `${formatMoney(amount)} ni zaidi ya ${formatMoney(due)} zinazodaiwa. Tafadhali angalia kiasi.`,
  'amount-above-paid': ({ amount, paid }) =>
    `${formatMoney(amount)} ni zaidi ya ${formatMoney(paid)} zilizobaki kati ya zilizolipwa.`,
  'code-already-used': ({ code, referenceNumber }) =>
    referenceNumber === null
      ? `Msimbo wa malipo ${code} tayari umeandikwa.`
      : `Msimbo wa malipo ${code} tayari umeandikwa, kwa miadi ${referenceNumber}.`,
  'payments-off': () =>
    'Malipo kwa ombi la simu hayajawashwa. Tafadhali lipa mwenyewe kama inavyoonyeshwa.',
  'prompt-open': () =>
    'Tayari kuna ombi kwenye simu kwa miadi hii. Angalia hapo, au jaribu tena baada ya dakika mbili.',
  'guardian-required': () =>
    'Mteja wa miaka 12–17 anahitaji jina, mawasiliano na ridhaa ya mlezi kabla ya kikao kuthibitishwa.',
  'guardian-consent-due': () =>
    'Mlezi hajaridhia bado, au ameondoa ridhaa. Kikao kinaweza kuthibitishwa akisharidhia kupitia kiungo chake.',
  'digits-wrong': () => 'Hizi si tarakimu nne za mwisho za nambari ya simu tuliyopewa.',
  'code-wrong': () => 'Huu si msimbo wa barua yetu ya mwisho, au umepita saa moja.',
  'text-code-wrong': () =>
    'Hii si namba ya siri ya ujumbe wetu wa mwisho, imepita dakika 10, au umejaribu mara nyingi mno. Tafadhali omba mpya.',
  'text-not-sent': () =>
    'Ujumbe haukuweza kutumwa kwa nambari hii sasa. Tafadhali ikague, au chagua barua pepe.',
  'under-age': () =>
    'Kwa watoto walio chini ya miaka 12, tafadhali wasiliana na kliniki moja kwa moja.',
  'consent-outdated': () =>
    'Maandishi ya ridhaa yamebadilika tangu uliposoma. Tafadhali yafungue na ukubali tena.',
  'meeting-needs-confirmed': () => 'Miadi lazima iwe na tarehe iliyothibitishwa',
  'meeting-not-connected': () =>
    'Google Calendar haijaunganishwa. Unaweza kubandika kiungo cha mkutano badala yake.',
  'calendar-not-own': () =>
    'Msimamizi aandike kwanza kalenda ya mtaalamu huyu mwenyewe, chini ya Wataalamu.',
  'meeting-failed': () => 'Imeshindikana kuunda Google Meet',
  'connection-failed': () => 'Haikuunganishwa. Kilichokuwa kimeunganishwa awali hakijabadilika.',
  'link-not-allowed': () =>
    'Kiungo hiki hakiruhusiwi. Tafadhali tumia kiungo cha https cha mkutano.',
  'sessions-ahead': ({ count }) =>
    plural('sw', count, {
      one: 'Bado kuna kikao 1 au ombi 1 lijalo. Kighairi kwanza, au subiri kiishe.',
      other: `Bado kuna vikao au maombi ${count} yajayo. Yaghairi kwanza, au subiri yaishe.`,
    }),
  'email-in-use': () => 'Akaunti yenye barua pepe hii tayari ipo.',
  'email-of-client': () =>
    'Mteja ameweka miadi kwa barua pepe hii. Tafadhali tumia barua pepe nyingine kwa mwenzako.',
  'weak-password': () => 'Tafadhali chagua nenosiri refu zaidi, lisilo rahisi kukisiwa.',
  'last-super-admin': () => 'Msimamizi mkuu wa mwisho hawezi kuondolewa.',
  'recent-login-required': () => 'Kwa usalama wako, tafadhali ingia tena kisha urudie.',
  'password-change-required': () => 'Tafadhali chagua kwanza nenosiri lako mwenyewe.',
  'conflicts-with-bookings': ({ bookings }) =>
    plural('sw', bookings.length, {
      one: 'Kuna kikao katika muda huu. Kihamishe au kighairi kwanza.',
      other: `Kuna vikao ${bookings.length} katika muda huu. Vihamishe au vighairi kwanza.`,
    }),
  busy: () => 'Kuna mengi yanayofanyika sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  offline: () =>
    'Huna mtandao. Hakuna kilichotumwa; tafadhali jaribu tena utakapokuwa na muunganisho.',
  timeout: () => 'Jibu linachelewa sana. Huenda bado limefaulu: angalia kabla ya kutuma tena.',
  internal: () => 'Hitilafu isiyotarajiwa imetokea',
};

const refusalsTexts: Catalogue<Sentences> = catalogue({ en, sw });

export function refusalSentence(refusal: Refusal, language: Language): string {
  const sentences = refusalsTexts[language] as Record<RefusalCode, (details: object) => string>;
  return sentences[refusal.code](refusal.details);
}
