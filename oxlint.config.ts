import { defineConfig } from 'oxlint'
import { importWalls } from './lint/import-walls.ts'
import { exceptions, rules } from './lint/rules.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'node', 'vitest', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'packages/web/public/',
    'node_modules/',
    'build/',
    'data/',
    'test-results/',
    'playwright-report/',
    '**/*.generated.ts',
  ],
  env: { es2024: true },
  rules,
  overrides: [...exceptions, ...importWalls],
})
