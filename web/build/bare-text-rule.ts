/**
 * A rule for ESLint: a text that changes, or that comes and goes, stands alone in its element, and so does a text
 * behind something that comes and goes. A browser that translates a page (Chrome, Edge) takes the texts that React
 * knows out of the document and puts its own in their place (github.com/facebook/react/issues/11538). React changes
 * and removes the only text of an element by way of the element, which stays; of a text beside other things it
 * changes the old one, which nobody sees, and it fails, with the whole page, when it removes that one or inserts
 * something before it.
 *
 * The published rules (`eslint-plugin-react-google-translate`) know the written shape only: not `{children}` behind a
 * spinner, nor `{words.copied}` behind a sign that changes, nor texts that change.
 */
import { AST_NODE_TYPES as Node, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

const isBlank = (text: string) => text.trim() === '';
const isText = (type: ts.Type) =>
  (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && isBlank(type.value));
/** Such as `ReactNode`: reported only where a text among its kinds would break the page. */
const isAnything = (types: readonly ts.Type[]) =>
  types.some((type) => ['ReactPortal', 'Iterable'].includes(type.getSymbol()?.name ?? ''));

function isNothing(child: TSESTree.JSXChild): boolean {
  if (child.type === Node.JSXText) return isBlank(child.value);
  if (child.type !== Node.JSXExpressionContainer) return false;
  const { expression } = child;
  if (expression.type === Node.JSXEmptyExpression) return true;
  return expression.type === Node.Literal && isBlank(String(expression.value));
}

/** What says `translate="no"`, which the browser leaves alone. */
const isUntranslated = (node: TSESTree.Node) =>
  node.type === Node.JSXElement &&
  node.openingElement.attributes.some(
    (each) =>
      each.type === Node.JSXAttribute &&
      each.name.name === 'translate' &&
      each.value?.type === Node.Literal &&
      each.value.value === 'no',
  );

export const bareTextRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes:
        'This text changes, and is not alone in its element: make it one text, or give it an element.',
      comes: 'This text comes and goes, and is not alone in its element: give it an element.',
      behind: 'This text is behind something that comes and goes: give it an element.',
      fragment: 'This text comes and goes with its fragment: give it an element.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    const typesOf = (node: TSESTree.Node): readonly ts.Type[] => {
      const type = services.getTypeAtLocation(node);
      const parts = type.isUnion() ? type.types : [type];
      return parts.flatMap((part) => {
        const item = checker.isArrayType(part) ? part.getNumberIndexType() : undefined;
        return item === undefined ? [part] : [part, item];
      });
    };

    /** A text from `useTexts`, which stays the same while the page is open. */
    const isFixed = (expression: TSESTree.Node): boolean => {
      let at: TSESTree.Node = expression;
      while (at.type === Node.MemberExpression && !at.computed) at = at.object;
      if (at.type === Node.CallExpression)
        return at.callee.type === Node.Identifier && at.callee.name === 'useTexts';
      if (at.type !== Node.Identifier) return at.type === Node.Literal;
      let scope: ReturnType<typeof sourceCode.getScope> | null = sourceCode.getScope(at);
      while (scope !== null && !scope.set.has(at.name)) scope = scope.upper;
      const made = scope?.set.get(at.name)?.defs[0]?.node;
      return made?.type === Node.VariableDeclarator && made.init !== null && isFixed(made.init);
    };

    /** Elements of HTML, styled ones and icons are always drawn; of another component nothing is known. */
    const mayBeMissing = (child: TSESTree.JSXChild): boolean => {
      if (child.type === Node.JSXElement) {
        const { name } = child.openingElement;
        if (name.type === Node.JSXIdentifier && /^[a-z]/.test(name.name)) return false;
        const type = checker.typeToString(services.getTypeAtLocation(name));
        return !/StyledComponent|LucideIcon|ForwardRefExoticComponent/.test(type);
      }
      if (child.type !== Node.JSXExpressionContainer) return child.type !== Node.JSXText;
      // One kind of element may take the place of another.
      if (child.expression.type === Node.ConditionalExpression) return true;
      return typesOf(child.expression).some(
        (type) => !isText(type) && checker.typeToString(type) !== 'Element',
      );
    };

    const check = (node: TSESTree.JSXElement | TSESTree.JSXFragment) => {
      const children = node.children.filter((child) => !isNothing(child));
      for (const [index, child] of children.entries()) {
        const before = children[index - 1];
        const isBehind =
          before !== undefined && before.type !== Node.JSXText && mayBeMissing(before);
        const report = (messageId: 'changes' | 'comes' | 'behind' | 'fragment') => {
          const around = [...sourceCode.getAncestors(node), node];
          if (!around.some(isUntranslated)) context.report({ node: child, messageId });
        };
        const types = child.type === Node.JSXExpressionContainer ? typesOf(child.expression) : [];
        if (isAnything(types)) {
          if (isBehind && before.type === Node.JSXExpressionContainer) report('behind');
        } else if (child.type === Node.JSXText || types.some(isText)) {
          if (node.type === Node.JSXFragment) report('fragment');
          else if (children.length === 1) continue;
          else if (isBehind) report('behind');
          else if (child.type === Node.JSXText) continue;
          else if (types.some((type) => !isText(type))) report('comes');
          else if (child.type === Node.JSXExpressionContainer && !isFixed(child.expression))
            report('changes');
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
});
