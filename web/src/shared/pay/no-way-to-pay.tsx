import { contactsOf } from '@tulia/domain/practice/ways-to-pay';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../practice/practice';
import { ReachUs } from '../views/reach-us';

/** @param isPayer the reader may be another person than the client */
export function NoWayToPay({ isPayer = false }: { isPayer?: boolean }) {
  const { t } = useTexts(waysTexts);
  if (contactsOf(usePractice()).length === 0) return <p>{isPayer ? t.noWayPayer : t.noWayWrite}</p>;
  return (
    <p>
      {t.noWay} <ReachUs all />
    </p>
  );
}
