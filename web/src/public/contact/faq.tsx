import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { publicFaqTexts, type FaqFacts } from './texts/faq';
import { useTexts } from '../../platform/language/use-texts';
import { CrisisNumbers } from '../../ui/crisis-numbers';
import { color, motion, space, target, text } from '../../ui/tokens';

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  &[open] svg {
    transform: rotate(180deg);
  }
`;

const Question = styled.summary`
  display: flex;
  gap: ${space.md};
  align-items: center;
  justify-content: space-between;
  min-height: ${target};
  padding: ${space.md} 0;
  font-size: ${text.lg};
  font-weight: 700;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${color.inkSoft};
    transition: transform ${motion.calm};
  }
`;

const Answer = styled.div`
  max-width: 39em;
  padding-bottom: ${space.md};
  color: ${color.inkSoft};
`;

/** `details` of one name: the browser keeps one open, without script. Script does so in older browsers. */
export function Faq({
  facts,
  numbers,
}: {
  facts: FaqFacts;
  /** crisis numbers of the first answer */
  numbers: ComponentProps<typeof CrisisNumbers>['numbers'];
}) {
  const { t } = useTexts(publicFaqTexts);
  return (
    <div>
      {t.questions.map(({ id, question, answer }) => (
        <Item
          key={id}
          id={`faq-${id}`}
          name="faq"
          onToggle={(event) => {
            const opened = event.currentTarget;
            if (!opened.open) return;
            for (const other of opened.parentElement?.querySelectorAll('details') ?? [])
              if (other !== opened) other.open = false;
          }}
        >
          <Question>
            <span>{question}</span>
            <ChevronDown aria-hidden size={20} />
          </Question>
          <Answer>
            <p>{answer(facts)}</p>
            {id === 'crisis' && <CrisisNumbers numbers={numbers} />}
          </Answer>
        </Item>
      ))}
    </div>
  );
}
