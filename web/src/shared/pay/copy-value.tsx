import { styled } from 'styled-components';
import { waysTexts } from './ways-texts';
import { useTexts } from '../../platform/language/use-texts';
import { CopyTextButton } from '../../ui/copy-button';
import { Cluster } from '../../ui/layout';

const Value = styled.strong`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const CopyValue = ({ name, value }: { name: string; value: string }) => (
  <Cluster>
    <span>
      <span>{name}</span> <Value translate="no">{value}</Value>
    </span>
    <CopyButton name={name} value={value} />
  </Cluster>
);

/** @param name what `value` is, for screen readers */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const { t } = useTexts(waysTexts);
  return <CopyTextButton text={value} label={t.copyNamed(name)} words={t} />;
}
