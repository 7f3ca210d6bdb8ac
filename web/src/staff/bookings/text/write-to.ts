import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';

/** With country code, digits only; null for a number that takes no messages. */
function messagingNumber(phone: string): string | null {
  const kenyan = kenyanMobile(phone);
  if (kenyan !== null) return kenyan;
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits.slice(1) : null;
}

/** Links to WhatsApp and the SMS app; null for a number that takes no messages. */
export function writeTo(phone: string, words: string): { whatsApp: string; sms: string } | null {
  const number = messagingNumber(phone);
  if (number === null) return null;
  const text = encodeURIComponent(words);
  return { whatsApp: `https://wa.me/${number}?text=${text}`, sms: `sms:+${number}?body=${text}` };
}
