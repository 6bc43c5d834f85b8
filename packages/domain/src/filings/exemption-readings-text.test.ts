import { describe, expect, it } from 'vitest'
import { auditExemption } from './audit-exemption.ts'
import { isOnlyInDoubt, readingsText } from './exemption-readings-text.ts'

const filed = (madeUpTo: string, filedOn: string) => ({
  madeUpTo,
  yearEnd: null,
  filedOn,
  isFirst: false,
  extension: null,
})

// Due on 26/06/2025 and filed after 16/07/2025.
const between = filed('2025-05-01', '2025-07-20')
const old = filed('2024-06-10', '2025-01-10')
const recent = filed('2026-06-10', '2026-08-06')
const of = (returns: Parameters<typeof auditExemption>[0], financialYearEnd: string | null = '2025-12-31') =>
  auditExemption(returns, '2026-11-27', { financialYearEnd, isInGroup: false })

describe('the two readings of the law (AR-16)', () => {
  it('are all that is said where nothing else counts', () => {
    expect(isOnlyInDoubt(of([between]))).toBe(true)
    expect(isOnlyInDoubt(of([between], null))).toBe(true)
  })

  it.each([
    ['what is lost in any case', [old, between], 'lost'],
    ['a late return that puts it at risk', [between, recent], 'atRisk'],
  ] as const)('stand beside %s', (_, returns, state) => {
    const exemption = of(returns)
    expect(exemption.state).toBe(state)
    expect(isOnlyInDoubt(exemption)).toBe(false)
    expect(readingsText(exemption)).toContain(
      'under the old section it costs two financial years as well, so that the statements made up to 31/12/2026 and 31/12/2027 need an audit',
    )
    expect(readingsText(of(returns, null))).toContain('as well; under the new one it costs none.')
    expect(isOnlyInDoubt(of(returns, null))).toBe(false)
  })

  it('are not said where there is one only', () => {
    expect(readingsText(of([old]))).toBe('')
    expect(isOnlyInDoubt(of([recent]))).toBe(false)
  })
})
