import { Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { applyAnnualReturnChanges } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import type { B1B73Facts } from '@registrar/domain/organizations/annual-returns/b1b73-effect'
import { b1b73FiledOnAfter } from '@registrar/domain/organizations/annual-returns/b1b73-filed-on'
import { effectiveArd } from '@registrar/domain/organizations/annual-returns/running-ard'
import { addPendingTaxPaid, removeTaxPaid as datesWithout } from '@registrar/domain/organizations/corporation-tax'
import { latenessToday } from '@registrar/domain/filings/late-returns'
import { type RunningReturn, returnDays } from '@registrar/domain/filings/return-days'
import type { StatementFacts } from '@registrar/domain/filings/statements'
import { lastDayToPayCorporationTax } from '@registrar/domain/working-days/legal-deadlines'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationFieldTable } from '@registrar/domain/organizations/organization-fields'
import { pickFields } from '@registrar/domain/shared/field'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type ReactNode, useRef, useState } from 'react'
import { emptyTextAsNull } from '#lib/field-changes'
import { fieldsForm, type FormValues } from '#lib/fields-form'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useRecordForm } from '#lib/use-record-form'
import { useFieldValue } from '#lib/use-field-value'
import { confirmDelete } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { DueDate } from '#ui/due-date'
import { Editable } from '#ui/permitted'
import { Fields, Section } from '#ui/section'
import { ArdHistory } from './ard-history.tsx'
import { B1b73Field } from './b1b73-field.tsx'
import { B1b73Preview } from './b1b73-preview.tsx'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { useRemoveTaxPaid, useUpdateOrganization } from './organizations.api.ts'
import { ReminderBanner } from './reminder-banner.tsx'
import { ReturnRegisterSection } from './return-register.tsx'
import type { OrganizationUpdate } from './save-organization.ts'
import { SetArdButton } from './set-ard-button.tsx'
import { TaxPaidList } from './tax-paid-list.tsx'
import { useB1b73Reason } from './use-b1b73-reason.ts'
import { SharedNumbersOfField } from './shared-numbers.tsx'

const fields = pickFields(organizationFieldTable, [
  'firstAr',
  'status',
  'B1B73',
  'B1B73FiledOn',
  'lastAnnexedYearEnd',
  'isInGroup',
  'financialYearEnd',
  'corporationTaxPaid',
  'coroporationTaxNumber',
  'comments',
])
const accountingForm = fieldsForm(fields)

const withReason = (changed: Partial<FormValues<typeof fields>>, reason: string): OrganizationUpdate => ({
  ...emptyTextAsNull(changed),
  ...(reason && 'B1B73' in changed && { B1B73Reason: reason }),
})

const FileBy = ({ running }: { running: RunningReturn }) => {
  const { lastDay } = latenessToday(running, today(), closingDays())
  if (running.isUnconfirmed) return 'Computed, and not confirmed with the CRO: set the ARD'

  return (
    <>
      File by <DueDate date={lastDay} />
    </>
  )
}

type ReturnFacts = StatementFacts & B1B73Facts

// The return that will be due after the edits are saved; null once the one of this ARD is filed.
const runningAfter = ({ runningReturn, ...saved }: Organization, facts: ReturnFacts): RunningReturn | null => {
  const ard = effectiveArd(facts, today(), closingDays())
  if (ard === null) return null
  if (ard !== effectiveArd({ ...saved, earlierB1B73s: facts.earlierB1B73s }, today(), closingDays()))
    return { ...returnDays({ ard }, facts), extension: null }
  if (!runningReturn || runningReturn.isUnconfirmed) return runningReturn

  const { madeUpTo, extension } = runningReturn
  return { ...returnDays({ ard, madeUpTo }, facts), extension }
}

// The year end and the reminder follow the dates that remain (TAX-2).
const removalQuestion = (paid: readonly IsoDate[], date: IsoDate) => {
  const { financialYearEnd, corporationTaxPaidReminder } = datesWithout(paid, date)
  const consequence = financialYearEnd
    ? `The financial year end becomes ${displayDate(financialYearEnd)}, and the reminder ${displayDate(corporationTaxPaidReminder)}.`
    : 'The financial year end and the reminder are cleared too.'

  return `This removes ${displayDate(date)} from the corporation tax paid dates. ${consequence}`
}

type Props = {
  organization: Organization
  /** the action that the reminder banner offers */
  reminderAction?: ReactNode
}

/** Annual returns and corporation tax (ORG-23). */
export const OrganizationAccountingTab = ({ organization, reminderAction }: Props) => {
  const [pending, setPending] = useState<IsoDate | null>()
  const update = useUpdateOrganization(organization._id)
  const reasonRef = useRef('')
  const recordForm = useRecordForm({
    record: organization,
    ...accountingForm,
    update,
    toBody: (changed) => withReason(changed, reasonRef.current),
  })
  const { form, field } = recordForm
  const removeTaxPaid = useRemoveTaxPaid(organization._id)
  const status = useFieldValue(form, 'status')
  const firstAr = useFieldValue(form, 'firstAr')
  const B1B73 = useFieldValue(form, 'B1B73')
  const B1B73FiledOn = useFieldValue(form, 'B1B73FiledOn')
  const financialYearEnd = useFieldValue(form, 'financialYearEnd')
  const corporationTaxPaid = useFieldValue(form, 'corporationTaxPaid')
  const lastAnnexedYearEnd = useFieldValue(form, 'lastAnnexedYearEnd')
  // The dates that the server will compute from the edits, shown before they are saved.
  const { nextArReminder: nextAr } = applyAnnualReturnChanges(organization, { firstAr, status })
  const dates = applyAnnualReturnChanges(organization, { firstAr, status, B1B73, financialYearEnd })
  const { checkReason, earlier, ...b1b73Reason } = useB1b73Reason(organization, {
    firstAr,
    status,
    B1B73,
    nextArReminder: nextAr,
  })
  const returnFacts = {
    ...dates,
    lastAnnexedYearEnd,
    B1B73FiledOn: b1b73FiledOnAfter(organization, dates.B1B73, B1B73FiledOn),
    earlierB1B73s: earlier,
  }
  const running = runningAfter(organization, returnFacts)
  const isLocked = !status
  const hasPending = Boolean(pending && !corporationTaxPaid.includes(pending))

  const save = () => {
    if (!checkReason()) return

    reasonRef.current = b1b73Reason.problems.length > 0 ? b1b73Reason.reason : ''
    form.setFieldValue('corporationTaxPaid', addPendingTaxPaid(corporationTaxPaid, pending ?? null))
    setPending(undefined)
    recordForm.submit()
  }

  const askAndRemove = async (date: IsoDate) => {
    if (!(await confirmDelete(removalQuestion(organization.corporationTaxPaid, date)))) return

    removeTaxPaid.mutate(
      { date, before: organization },
      {
        onSuccess: (saved) =>
          recordForm.showSaved({
            corporationTaxPaid: saved.corporationTaxPaid,
            financialYearEnd: saved.financialYearEnd,
          }),
      },
    )
  }

  return (
    <OrganizationFormFrame
      organization={organization}
      form={{ ...recordForm, isDirty: recordForm.isDirty || hasPending, submit: save }}
    >
      <Editable>
        <Section title="ANNUAL RETURNS">
          <Fields columns={3}>
            <Stack gap="xs">
              <DateField
                description="It has no financial statements, and its date cannot be brought forward"
                {...field('firstAr')}
              />
              <Checkbox
                label={status ? 'DONE' : 'TO DO'}
                aria-label={`First AR ${status ? 'DONE' : 'TO DO'}`}
                checked={status}
                disabled={!organization.incorporationDate}
                onChange={(event) => form.setFieldValue('status', event.currentTarget.checked)}
              />
              {!organization.incorporationDate && (
                <Text size="xs" c="dimmed">
                  Set the incorporation date on the General tab first
                </Text>
              )}
            </Stack>
            <Stack gap="xs">
              <TextInput
                label="Next AR"
                readOnly
                value={displayDate(dates.nextArReminder)}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                description={running ? <FileBy running={running} /> : undefined}
              />
              <SetArdButton organization={organization} />
            </Stack>
            <DateField
              description="Of a company that was taken over: the last day to file follows from it"
              {...field('lastAnnexedYearEnd')}
            />
            <Stack gap="xs">
              <B1b73Field
                nextAr={nextAr}
                value={B1B73}
                onChange={(date) => form.setFieldValue('B1B73', date)}
                {...b1b73Reason}
              />
              <B1b73Preview facts={returnFacts} />
              {B1B73 && (
                <DateField
                  maxDate={today()}
                  description="While it is empty, today decides whether it came in time"
                  {...field('B1B73FiledOn')}
                />
              )}
            </Stack>
          </Fields>
        </Section>
        <Section title="FINANCIAL">
          <ReminderBanner date={dates.corporationTaxPaidReminder}>{reminderAction}</ReminderBanner>
          {isLocked && (
            <Text size="sm" c="dimmed">
              You can edit the year end and the tax dates once the first AR is DONE.
            </Text>
          )}
          <Fields columns={3}>
            <DateField
              label="Financial Year End"
              disabled={isLocked}
              description={
                financialYearEnd ? (
                  <>
                    By law the return and the balance are due on{' '}
                    <DueDate date={lastDayToPayCorporationTax(financialYearEnd)} />
                  </>
                ) : undefined
              }
              {...field('financialYearEnd')}
            />
            <TaxPaidList
              paid={corporationTaxPaid}
              pending={pending}
              onPending={setPending}
              onRemove={(date) => void askAndRemove(date)}
              isLocked={isLocked}
            />
            <TextInput {...field('coroporationTaxNumber')} />
            <Checkbox
              description="A holding or subsidiary company loses the audit exemption by its first late return"
              {...recordForm.checkbox('isInGroup')}
            />
          </Fields>
          <SharedNumbersOfField form={recordForm.form} field="coroporationTaxNumber" except={organization._id} />
        </Section>
        <Section title="ADDITIONAL INFORMATION">
          <Textarea autosize minRows={3} {...field('comments')} />
        </Section>
      </Editable>
      <ReturnRegisterSection organizationId={organization._id} />
      <ArdHistory organizationId={organization._id} />
    </OrganizationFormFrame>
  )
}
