import { Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { followUpDeadline } from '@registrar/domain/deadlines/work-deadlines'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { type FollowUp, FOLLOW_UP_FIRST_DAY, FOLLOW_UP_LAST_DAY } from '@registrar/domain/follow-ups/follow-up'
import { lawHint } from '@registrar/domain/follow-ups/law-hints'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { CourtOrderButton } from '#features/filings'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DateField } from '#ui/date-field'
import { DeadlineText } from './deadline-text.tsx'
import { type FollowUpDateField, useUpdateFollowUpDate, useUpdateSubmissionNumber } from './follow-ups.api.ts'

const dateLabels: Record<FollowUpDateField, string> = {
  ARD: 'ARD',
  start_date: 'Start Date',
  legalDay: 'Legal day',
  filedOn: 'Filed with the CRO on',
}

/**
 * One date of a follow-up. A picked day is saved at once, a typed day with Enter or when the field is left. Text that is not
 * a day within the bounds gets a message, and the saved day comes back when the field is left (FUP-9).
 */
const FollowUpDateInput = ({ followUp, field }: { followUp: FollowUp; field: FollowUpDateField }) => {
  const saved = followUp[field]
  const save = useUpdateFollowUpDate(followUp, field)
  const [day, setDay] = useState(saved)
  const [lastSaved, setLastSaved] = useState(saved)

  if (lastSaved !== saved) {
    setLastSaved(saved)
    setDay(saved)
  }

  const enter = (next: string | null) => {
    setDay(next)
    save.mutate(next, { onError: () => setDay(saved) })
  }

  return (
    <DateField
      label={dateLabels[field]}
      minDate={FOLLOW_UP_FIRST_DAY}
      maxDate={field === 'filedOn' ? today() : FOLLOW_UP_LAST_DAY}
      clearable={field !== 'filedOn'}
      value={day}
      // A disabled field would lose the focus while it is saved.
      readOnly={save.isPending}
      disabled={followUp.archived_at !== null}
      onChange={setDay}
      onEntry={enter}
      revertsOnBlur
      w={180}
    />
  )
}

/** The number that the CRO gave the return; it is saved when the field is left (FUP-39). */
const SubmissionNumber = ({ followUp }: { followUp: FollowUp }) => {
  const saved = followUp.submissionNumber ?? ''
  const save = useUpdateSubmissionNumber(followUp)
  const [number, setNumber] = useState(saved)

  return (
    <TextInput
      label="Submission number"
      value={number}
      disabled={followUp.archived_at !== null}
      readOnly={save.isPending}
      onChange={(event) => setNumber(event.currentTarget.value)}
      onBlur={() => number.trim() !== saved && save.mutate(number.trim())}
      w={180}
    />
  )
}

// Of the return that is due; none of one whose annual return date nobody has confirmed (AR-23).
const lastDayInLaw = (followUp: FollowUp): IsoDate | null => {
  const company = followUp.companyReturn ?? { nextArReminder: null, runningReturn: null }
  const [due] = followUpDeadline(followUp, company, { today: today(), closingDays: closingDays() })
  return due && !due.isUnconfirmed ? due.legalDate : null
}

/** The day from which a follow-up's deadline counts, the deadline (FUP-2), and the filing of a return (FUP-39). */
export const FollowUpDates = ({ followUp }: { followUp: FollowUp }) => {
  const { ardEnabled, days } = followUpCatalogue[followUp.name]
  const hint = lawHint({ ...followUp, legalDate: lastDayInLaw(followUp) }, closingDays())

  return (
    <Stack gap="xs">
      <Group gap="lg" align="flex-start">
        <FollowUpDateInput followUp={followUp} field={ardEnabled ? 'ARD' : 'start_date'} />
        {followUp.legalDay && <FollowUpDateInput followUp={followUp} field="legalDay" />}
        {followUp.filedOn && (
          <>
            <FollowUpDateInput followUp={followUp} field="filedOn" />
            <SubmissionNumber key={followUp.submissionNumber} followUp={followUp} />
          </>
        )}
        <Input.Wrapper label="Expected deadline" labelElement="div">
          <Text size="sm" mt={8} component="div">
            <DeadlineText followUp={followUp} />
          </Text>
          {days > 0 && (
            <Text size="xs" c="dimmed">
              {days} days after the {ardEnabled ? 'ARD' : 'start date'}
            </Text>
          )}
        </Input.Wrapper>
      </Group>
      {hint && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      {followUp.name === 'DISTRICT_COURT' && !followUp.archived_at && (
        <CourtOrderButton organizationId={followUp.organization_id} />
      )}
    </Stack>
  )
}
