import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { bareTextRule } from './web/build/bare-text-rule.ts';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', '**/*.cjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './tsconfig.json',
          './domain/tsconfig.json',
          './functions/tsconfig.json',
          './web/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text goes through React; raw HTML is an injection.',
        },
        { selector: "CallExpression[callee.name='alert']", message: 'Use a toast or a dialog.' },
        {
          selector: ':matches(ObjectExpression, JSXOpeningElement) > * > ObjectExpression.argument',
          message: 'Write the properties out: a spread literal hides the shape from search.',
        },
        {
          selector:
            'ArrayExpression > SpreadElement > :matches(ArrayExpression, TSAsExpression > ArrayExpression)',
          message: 'Write the elements out: a spread literal hides them from search.',
        },
      ],
    },
  },
  { files: ['web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { tulia: { rules: { 'bare-text': bareTextRule } } },
    rules: { 'tulia/bare-text': 'error' },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'domain is pure: no network.' },
        { name: 'setTimeout', message: 'domain is pure: no clock.' },
        { name: 'process', message: 'domain is pure: no environment.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'domain takes the instant as an argument.' },
        { object: 'Math', property: 'random', message: 'domain takes randomness as an argument.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: [
      'tests/**/*.ts',
      'local/**/*.ts',
      'ops/**/*.ts',
      'bench/**/*.ts',
      '**/testing/**/*.ts',
      '**/*.test.{ts,tsx}',
    ],
    ignores: ['local/test-run/random.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'node:crypto',
          importNames: ['randomBytes', 'randomInt', 'randomUUID'],
          message:
            'Take it from tests/support/random, or local/test-run/random: a run that failed can be repeated.',
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
);
