import { contactsOf } from '@tulia/domain/practice/ways-to-pay';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { framesTexts } from '../texts/frames';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../practice/practice';
import { paths, telephone } from '../../paths';
import { MailAddress } from '../../ui/mail-address';

const PhoneNumber = styled.a`
  white-space: nowrap;
`;

/** Telephone number, else email address, else the contact form. @param all both number and address */
export function ReachUs({ all = false }: { all?: boolean }) {
  const { t } = useTexts(framesTexts);
  const contacts = contactsOf(usePractice()).slice(0, all ? 2 : 1);
  if (contacts.length === 0) return <Link to={paths.contact}>{t.contactForm}</Link>;
  return contacts.map((each, index) => (
    <Fragment key={each}>
      {index > 0 && <span>, </span>}
      {each.includes('@') ? (
        <a href={`mailto:${each}`}>
          <MailAddress>{each}</MailAddress>
        </a>
      ) : (
        <PhoneNumber href={telephone(each)}>{each}</PhoneNumber>
      )}
    </Fragment>
  ));
}
