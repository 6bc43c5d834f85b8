import type { Target } from '../cases/bench-case.ts'
import type { FirstResponse } from '../measure/first-responses.ts'
import type { Figures } from '../measure/rounds.ts'

export type CaseResult = { name: string; clients: number; target: Target; figures: Figures }

/** The results of a run, as `--json` writes them. */
export type BenchReport = {
  scale: number
  seconds: number
  rounds: number
  firstResponses: FirstResponse[]
  results: CaseResult[]
}
