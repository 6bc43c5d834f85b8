import type { Target } from '../cases/bench-case.ts'
import type { FirstAnswer } from '../measure/first-answers.ts'
import type { Figures } from '../measure/rounds.ts'

export type Measured = { name: string; clients: number; target: Target; figures: Figures }

/** All that a run has found out; what `--json` writes. */
export type BenchReport = {
  scale: number
  seconds: number
  rounds: number
  firstAnswers: FirstAnswer[]
  measured: Measured[]
}
