import { layoutCopy } from '../../copy/layout';
import { useCopy } from '../../copy/use-copy';
import { paths } from '../../paths';

/** The six links of the header, in the order of the specification. */
export function useNavLinks(): readonly { to: string; label: string }[] {
  const { t } = useCopy(layoutCopy);
  return [
    { to: paths.home, label: t.home },
    { to: paths.about, label: t.about },
    { to: paths.services, label: t.services },
    { to: paths.testimonials, label: t.testimonials },
    { to: paths.articles, label: t.articles },
    { to: paths.contact, label: t.contact },
  ];
}

/** `tel:` address of a phone number as people write it. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
