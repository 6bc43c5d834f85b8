import { runSteps } from './run-steps.ts'

// The type checker and the linter are written in Go. Collecting its garbage less often saves them a fifth of their work.
const env = () => ({ GOGC: '400' })

// `npm test` runs every check. Each runs alone too: `npm run <script>`. What the tests need is installed by one step: apt lets
// nobody install beside it. The browser's tests wait a part of their time, which is nearly enough for types and lint.
await runSteps([
  [
    { name: 'format', scripts: ['format:check'] },
    { name: 'unit', scripts: ['test:unit'] },
    { name: 'preparations', scripts: ['pretest:browser', 'pretest:server'] },
  ],
  [{ name: 'server', scripts: ['test:server'] }],
  [
    { name: 'browser', scripts: ['test:browser'] },
    { name: 'types', scripts: ['test:types'], env, givesWay: true },
    { name: 'lint', scripts: ['test:lint'], env, givesWay: true },
  ],
])
