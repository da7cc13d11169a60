const tseslint = require('typescript-eslint')
const jsxA11y = require('eslint-plugin-jsx-a11y')
const reactHooks = require('eslint-plugin-react-hooks')

const syntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that is meant.' },
]

/** The rules that need no types; those that do are oxlint's (.oxlintrc.json), which reads types in a tenth of the time. */
module.exports = tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...syntax],
      'no-console': 'error',
    },
  },
  {
    files: ['frontend/**/*.tsx', 'frontend/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls must be reachable by the keyboard: a table in a region is a stop of the Tab key.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'], allowExpressionValues: true }],
    },
  },
  {
    files: ['frontend/src/admin/**/*.tsx', 'frontend/src/admin/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...syntax,
        {
          selector: "CallExpression[callee.property.name='mutate']",
          message: 'Use useCommand: what mutate is to say is lost when the component that called it is gone.',
        },
      ],
    },
  },
  { files: ['**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
