import { paymentsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { Stack } from '../../ui/layout';
import { CopyValue } from './copy-value';
import type { WaysToPayProps } from './ways';
import { PromptForm } from './prompt-form';

/**
 * A prompt where it is switched on, and what is typed to pay alone. At a till nothing tells whose the money is but the
 * code of its message, so the field for it stands right beneath.
 */
export function WaysToPay<Input extends { phone: string }>({
  view,
  payment,
  contract,
  inputOf,
  ownPhone,
  onAsked,
  children,
}: WaysToPayProps<Input>) {
  const { t } = useCopy(paymentsCopy);
  const isTill = payment.mobileMoneyPaybill === '';
  const takesCode = children !== undefined;
  const then = view.promise === null ? t.thenCodeDecided : t.thenCode;
  return (
    <Stack $gap="sm">
      {payment.promptsOn && (
        <PromptForm
          view={view}
          contract={contract}
          inputOf={inputOf}
          ownPhone={ownPhone}
          onAsked={onAsked}
        />
      )}
      <details open={!payment.promptsOn}>
        <summary>{isTill && takesCode ? t.byYourselfOrCode : t.byYourself}</summary>
        <Stack $gap="xs">
          {isTill ? (
            <>
              <CopyValue
                name={`${payment.mobileMoneyName}, ${t.till}`}
                value={payment.mobileMoneyTill}
              />
              <p>
                {t.tillNote} {takesCode ? then : t.passCodeOn}
              </p>
              {children}
            </>
          ) : (
            <>
              <CopyValue name={t.paybill} value={payment.mobileMoneyPaybill} />
              <CopyValue name={t.account} value={view.account} />
            </>
          )}
          <CopyValue
            name={`${t.bank}: ${payment.bankName}, ${payment.bankAccountName}`}
            value={payment.bankAccountNumber}
          />
          <CopyValue name={t.bankReference} value={view.account} />
        </Stack>
      </details>
      {!isTill && children}
    </Stack>
  );
}
