import type { OxlintConfig, OxlintOverride } from 'oxlint'

/** The rules for every file. Each message says what to do instead. */
export const rules: NonNullable<OxlintConfig['rules']> = {
  'no-underscore-dangle': 'off',
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default-member': 'off',
  'typescript/consistent-return': 'off',
  'typescript/no-unsafe-type-assertion': 'off',
  'unicorn/consistent-function-scoping': 'off',
  'promise/always-return': 'off',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', { max: 300 }],
  'no-alert': 'error',
  'no-console': 'error',
  'no-empty': 'error',
  'no-param-reassign': 'error',
  'no-restricted-properties': [
    'error',
    {
      object: 'Date',
      property: 'now',
      message:
        "Ask the clock: #platform/clock in the server, #lib/clock in the web. A rule of the domain takes 'today' as an argument.",
    },
  ],
  'no-var': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'prefer-template': 'error',
  'import/no-commonjs': 'error',
  // Types that lead in a circle do too.
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'import/no-default-export': 'error',
  'import/no-duplicates': 'error',
  'react/react-in-jsx-scope': 'off',
  'react/exhaustive-effect-dependencies': 'off',
  'react/no-danger': 'error',
  'react/jsx-no-target-blank': 'error',
  'react/self-closing-comp': 'error',
  'react/jsx-no-useless-fragment': 'error',
  'jsx-a11y/prefer-tag-over-role': 'off',
  'typescript/array-type': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-definitions': ['error', 'type'],
  'typescript/consistent-type-imports': 'error',
  'typescript/no-deprecated': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/switch-exhaustiveness-check': 'error',
  'vitest/valid-expect': ['error', { maxArgs: 2 }],
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'unicorn/no-abusive-eslint-disable': 'error',
  'unicorn/no-array-for-each': 'error',
  'unicorn/prefer-node-protocol': 'error',
}

/** Where a rule does not apply, or applies in another way. */
export const exceptions: OxlintOverride[] = [
  {
    files: [
      '*.config.ts',
      'packages/*/*.config.ts',
      'e2e/server/global-setup.ts',
      'packages/server/src/testing/global-setup.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: ['scripts/**', 'bench/**', 'packages/server/src/platform/terminal.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['packages/server/src/platform/clock.ts', 'packages/web/src/lib/clock.ts', 'scripts/**', 'bench/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['packages/domain/src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'A rule of the domain takes today (a yyyy-MM-dd string) as an argument.',
        },
        {
          object: 'Math',
          property: 'random',
          message: 'The domain returns the same result for the same arguments. Hand the random part in as an argument.',
        },
      ],
    },
  },
  {
    files: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'packages/*/src/**/*.factory.ts',
      'packages/server/src/testing/**',
      'e2e/**',
    ],
    rules: {
      'typescript/no-unsafe-assignment': 'off',
      'typescript/no-unsafe-return': 'off',
      'typescript/no-unsafe-argument': 'off',
      'typescript/no-unsafe-call': 'off',
      'typescript/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      'vitest/expect-expect': 'off',
      'vitest/no-standalone-expect': 'off',
      'vitest/no-conditional-expect': 'off',
      'vitest/valid-title': 'off',
      'vitest/require-to-throw-message': 'off',
      'vitest/no-conditional-tests': 'off',
      'no-empty-pattern': 'off',
      'react/hooks': 'off',
    },
  },
  {
    files: ['packages/web/src/**'],
    env: { browser: true },
    rules: {
      // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // The rows of a table listen for the arrow keys of the links inside.
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      // The first field of the sign-in and sign-up pages takes the focus: there is nothing else on the page.
      'jsx-a11y/no-autofocus': 'off',
      // The router's redirects are thrown.
      'typescript/only-throw-error': 'off',
    },
  },
]
