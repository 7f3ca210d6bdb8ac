import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { Stack } from '../../ui/layout';
import { CopyValue } from './copy-value';
import { NoWayToPay } from './no-way-to-pay';
import type { WaysToPayProps } from './ways';
import { StkPushForm } from './stk-push-form';

/** Only the message's code identifies a till payment, so its field follows at once. */
export function WaysToPay<Input extends { phone: string }>({
  view,
  payment,
  contract,
  inputOf,
  all,
  ownPhone,
  onAsked,
  children,
}: WaysToPayProps<Input>) {
  const { t } = useTexts(waysTexts);
  const { prompt, mobile, bank, none } = waysToPay({ payment });
  const isTill = mobile?.by === 'till';
  const takesCode = children !== undefined;
  const then = view.promise === null ? t.thenCodeDecided : t.thenCode;
  if (none)
    return (
      <Stack $gap="sm">
        <NoWayToPay isPayer={!takesCode} />
        {children}
      </Stack>
    );
  return (
    <Stack $gap="sm">
      {prompt && (
        <StkPushForm
          view={view}
          contract={contract}
          inputOf={inputOf}
          all={all}
          ownPhone={ownPhone}
          onAsked={onAsked}
        />
      )}
      {(mobile !== null || bank !== null) && (
        <details open={!prompt}>
          <summary>{isTill && takesCode ? t.byYourselfOrCode : t.byYourself}</summary>
          <Stack $gap="xs">
            {mobile?.by === 'till' && (
              <>
                <CopyValue name={`${mobile.name}, ${t.till}`} value={mobile.number} />
                <p>{`${t.tillNote} ${takesCode ? then : t.passCodeOn}`}</p>
                {children}
              </>
            )}
            {mobile?.by === 'paybill' && (
              <>
                <CopyValue name={t.paybill} value={mobile.number} />
                <CopyValue name={t.account} value={view.account} />
              </>
            )}
            {bank !== null && (
              <>
                <CopyValue name={`${t.bank}: ${bank.name}, ${bank.holder}`} value={bank.account} />
                <CopyValue name={t.bankReference} value={view.account} />
              </>
            )}
          </Stack>
        </details>
      )}
      {!isTill && children}
    </Stack>
  );
}
