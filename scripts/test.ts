import { runSteps } from './run-steps.ts'

// `npm test` runs every check. Each runs alone too: `npm run <script>`.
await runSteps([
  [
    { name: 'types', scripts: ['test:types'] },
    { name: 'lint', scripts: ['test:lint'] },
    { name: 'format', scripts: ['format:check'] },
    { name: 'unit', scripts: ['test:unit'] },
    { name: 'web build', scripts: ['build'] },
  ],
  [{ name: 'server', scripts: ['pretest:server', 'test:server'] }],
  [{ name: 'browser', scripts: ['pretest:browser', 'test:browser'] }],
])
