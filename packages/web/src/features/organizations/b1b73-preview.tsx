import { Text } from '@mantine/core'
import type { StatementFacts } from '@registrar/domain/filings/statements'
import {
  b1b73Effect,
  type B1B73Facts,
  tooOldForB1B73,
} from '@registrar/domain/organizations/annual-returns/b1b73-effect'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DueDate, LATE_COLOR } from '#ui/due-date'

/** What the B1B73 of the form does to the return that is due, before it is saved and after (AR-21). */
export const B1b73Preview = ({ facts }: { facts: B1B73Facts & StatementFacts }) => {
  const effect = b1b73Effect(facts, today(), closingDays())
  if (!effect || facts.B1B73 === null) return null
  const { oldArd, lastDay, isLate, problems } = effect
  const warnings = [...(isLate ? problems.slice(0, 1) : []), ...tooOldForB1B73(facts.B1B73, facts)]

  return (
    <>
      {warnings.map((warning) => (
        <Text key={warning} size="xs" c={LATE_COLOR}>
          {warning}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {problems.length > 0 ? (
          `The return made up to ${displayDate(oldArd)} stays due.`
        ) : (
          <>
            It moves the ARD from {displayDate(oldArd)} to {displayDate(facts.B1B73)}
            {facts.B1B73FiledOn ? (
              '.'
            ) : (
              <>
                , and is to reach the CRO by <DueDate date={lastDay} />.
              </>
            )}
          </>
        )}
      </Text>
    </>
  )
}
