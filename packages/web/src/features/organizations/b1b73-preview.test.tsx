// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { addDays, addMonths, displayDate } from '@registrar/domain/shared/iso-date'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { today } from '#lib/clock'
import { B1b73Preview } from './b1b73-preview.tsx'

afterEach(cleanup)

type Facts = Parameters<typeof B1b73Preview>[0]['facts']

// A company whose ARD was set as on the CRO, with a B1B73 of three months in the form.
const textOf = (ard: string, more: Partial<Facts> = {}): string => {
  const facts: Facts = {
    incorporationDate: null,
    firstAr: addMonths(ard, -36),
    status: true,
    nextArReminder: addMonths(ard, 3),
    countedNextAr: ard,
    B1B73: addMonths(ard, 3),
    B1B73FiledOn: null,
    earlierB1B73s: [],
    financialYearEnd: null,
    lastAnnexedYearEnd: null,
    ...more,
  }
  const { container } = render(
    <MantineProvider env="test">
      <B1b73Preview facts={facts} />
    </MantineProvider>,
  )
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ')
}

it('a B1B73 says before it is saved what it moves, and until when it is to reach the CRO (AR-21)', () => {
  const ard = addDays(today(), -20)
  const moves = `It moves the ARD from ${displayDate(ard)} to ${displayDate(addMonths(ard, 3))}`
  expect(textOf(ard)).toContain(`${moves}, and is to reach the CRO by `)
  expect(textOf(ard, { B1B73FiledOn: addDays(ard, 5) })).toBe(`${moves}.`)
  expect(textOf(ard, { B1B73: null, nextArReminder: ard })).toBe('')
})

it('a B1B73 that comes too late has no effect, and one past nine months after the year end is not permitted (AR-21)', () => {
  const ard = addDays(today(), -100)
  const stays = `The return made up to ${displayDate(ard)} stays due.`
  expect(textOf(ard)).toContain('56 days after the old ARD, and has no effect.')
  expect(textOf(ard)).toContain(stays)
  expect(textOf(ard, { B1B73FiledOn: addDays(ard, 5) })).not.toContain(stays)

  const lastAnnexedYearEnd = addMonths(ard, -22)
  expect(textOf(ard, { B1B73FiledOn: addDays(ard, 5), lastAnnexedYearEnd })).toContain(
    'It is not permitted past nine months after the year end (s. 273)',
  )
})
