/** How long a text to a phone is in the alphabet of mobile networks. Source: 3GPP TS 23.038, section 6.2.1. */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZ' +
    'ÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each of these counts twice: an escape stands before it. */
const EXTENSION = new Set('\f^{}\\[~]|€');

/** Septets that one message holds; a longer text is sent, and paid for, as several. */
export const SEPTETS_OF_ONE = 160;

/** Null when a sign is not in the alphabet: the network would then send every sign in 16 bits. */
export function septetsOf(text: string): number | null {
  let septets = 0;
  for (const sign of text) {
    if (BASIC.has(sign)) septets += 1;
    else if (EXTENSION.has(sign)) septets += 2;
    else return null;
  }
  return septets;
}

export const fitsOneText = (text: string): boolean =>
  (septetsOf(text) ?? Infinity) <= SEPTETS_OF_ONE;
