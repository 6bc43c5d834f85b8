import { List, Select, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import {
  type FirmReport,
  newFirmReport,
  type ReportDecision,
  reportDecisionLabels,
  reportDecisions,
} from '@registrar/domain/aml-firm/firm-report'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { OrganizationSelect } from '#features/organizations'
import { PersonSelect } from '#features/people'
import { displayInstant, today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSaveReport } from './aml-firm.api.ts'

type Values = {
  organizationId: string | null
  personId: string | null
  receivedOn: IsoDate | null
  reportedBy: string
  text: string
  decision: ReportDecision
  reason: string
  reportedOn: IsoDate | null
  goAml: string
  revenue: string
}

const decisions = reportDecisions.map((value) => ({ value, label: reportDecisionLabels[value] }))

const valuesOf = (report: FirmReport | undefined): Values => ({
  organizationId: report?.organizationId ?? null,
  personId: report?.personId ?? null,
  receivedOn: report?.receivedOn ?? null,
  reportedBy: report?.reportedBy ?? '',
  text: report?.text ?? '',
  decision: report?.decision ?? 'open',
  reason: report?.reason ?? '',
  reportedOn: report?.reportedOn ?? null,
  goAml: report?.goAml ?? '',
  revenue: report?.revenue ?? '',
})

const bodyOf = (values: Values) => newFirmReport.safeParse(values).data

const Saves = ({ history }: Pick<FirmReport, 'history'>) => (
  <List size="sm" aria-label="History of this line">
    {history.map(({ version, at, user }) => (
      <List.Item key={version}>
        {version === 1 ? 'Entered' : 'Changed'} {user ? `by ${user.userName}` : 'without a name'} on{' '}
        {displayInstant(at)}
      </List.Item>
    ))}
  </List>
)

type Props = { report: FirmReport | undefined; onClose: () => void }

/** Enters a suspicion, or what became of it (FIRM-4). */
export const ReportDialog = ({ report, onClose }: Props) => {
  const form = useDialogForm({
    about: report?._id ?? 'new report',
    initial: valuesOf(report),
    toBody: bodyOf,
    mutation: useSaveReport(report),
    onSaved: onClose,
  })
  const { decision } = form.values

  return (
    <ModalForm
      title={report ? 'Suspicion' : 'Enter a suspicion'}
      onClose={onClose}
      submitLabel={report ? 'Save' : 'Enter'}
      {...form.dialog}
    >
      <DateField label="Received on" required maxDate={today()} {...form.field('receivedOn')} />
      <TextInput label="Reported by" required {...form.text('reportedBy')} />
      <OrganizationSelect
        label="Organization"
        clearable
        value={form.values.organizationId}
        chosenName={report?.organizationId === form.values.organizationId ? report.organizationName : null}
        error={form.problemAt('organizationId')}
        onChange={(organizationId) => form.change({ organizationId })}
      />
      <PersonSelect
        label="Person"
        value={form.values.personId}
        chosenName={report?.personId === form.values.personId ? report.personName : null}
        error={form.problemAt('personId')}
        onChange={(personId) => form.change({ personId })}
      />
      <Textarea label="What is suspected, and why" required autosize minRows={4} {...form.text('text')} />
      <Select
        label="Decision"
        required
        data={decisions}
        allowDeselect={false}
        value={decision}
        onChange={(value) => value && form.change({ decision: value })}
      />
      {decision === 'notReported' && (
        <Textarea label="Reason not to report" required autosize minRows={2} {...form.text('reason')} />
      )}
      {decision === 'reported' && (
        <>
          <DateField label="Reported on" maxDate={today()} {...form.field('reportedOn')} />
          <TextInput label="Reference of goAML" required {...form.text('goAml')} />
          <TextInput label="Reference of Revenue" required {...form.text('revenue')} />
        </>
      )}
      {report && <Saves history={report.history} />}
    </ModalForm>
  )
}
