import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { Landmark, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { publicServicesTexts } from './texts/services';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { StackedCard } from '../../ui/card';
import { H2 } from '../../ui/heading';
import { Soft } from '../../ui/layout';
import { color, space } from '../../ui/tokens';

const Ways = styled.ul`
  display: grid;
  gap: ${space.sm};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.sm};
    align-items: center;
  }
  svg {
    color: ${color.primary};
  }
`;

export function PaymentCard() {
  const { t } = useTexts(publicServicesTexts);
  const practice = usePractice();
  const ways = waysToPay(practice);
  return (
    <StackedCard as="section" id="payment">
      <H2>{t.paymentHeading}</H2>
      <p>{t.paymentText}</p>
      <Ways>
        {(ways.prompt || ways.mobile !== null) && (
          <li>
            <Smartphone aria-hidden size={24} />
            <span>
              <strong>{t.mobileMoney}</strong>: <span>{practice.payment.mobileMoneyName}</span>
            </span>
          </li>
        )}
        {ways.bank !== null && (
          <li>
            <Landmark aria-hidden size={24} />
            <span>
              <strong>{t.bankTransfer}</strong>: <span>{ways.bank.name}</span>
            </span>
          </li>
        )}
      </Ways>
      <Soft as="p">{ways.none ? t.paymentToCome : t.paymentDetails}</Soft>
    </StackedCard>
  );
}
