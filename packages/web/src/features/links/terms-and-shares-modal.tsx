import { Button, Checkbox, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { linkRoles, roleLabels } from '@registrar/domain/shared/link-roles'
import type { LinkControl } from '@registrar/domain/links/link'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import { IconPlus } from '@tabler/icons-react'
import { FilingOfChange, filingToSend, type SaidOfFiling, TO_BE_FILED } from '#features/filings'
import { PersonSelect } from '#features/people'
import { useDialogForm } from '#lib/use-dialog-form'
import { type EditedRow, useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { RemoveRowButton } from '#ui/icon-button'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { type ShownLink, useUpdateDatedParts } from './links.api.ts'
import { areComplete, ControlRows } from './control-rows.tsx'
import { b10Text } from './office-days.tsx'
import { useOfficeCompany } from './use-office-company.ts'

const roleOptions = linkRoles.map((value) => ({ value, label: roleLabels[value] }))
const emptyTerm: Term = { role: 'director', appointed: null, ceased: null }
const emptyHolding: ShareHolding = { class: 'Ordinary', number: 1, nominal: 1, acquired: null, ceased: null }

// A number that is empty or was not understood is NaN.
const isComplete = ({ class: name, number, nominal }: ShareHolding) =>
  name.trim() !== '' && !Number.isNaN(number) && !Number.isNaN(nominal)

type RowsProps<T> = {
  rows: EditedRow<T>[]
  /** what the server refuses in a field of a row */
  problemAt: (index: number, field: keyof T & string) => string | undefined
}

const TermRows = ({ rows, problemAt }: RowsProps<Term>) =>
  rows.map(({ key, value: term, change, remove }, index) => (
    <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`Term ${index + 1}`}>
      <Select
        label="Role"
        data={roleOptions}
        allowDeselect={false}
        value={term.role}
        onChange={(role) => change({ role: role ?? term.role })}
        w={170}
      />
      <DateField
        label="Appointed"
        value={term.appointed}
        error={problemAt(index, 'appointed')}
        onChange={(appointed) => change({ appointed })}
        w={140}
      />
      <DateField
        label="Ceased"
        value={term.ceased}
        error={problemAt(index, 'ceased')}
        onChange={(ceased) => change({ ceased })}
        w={140}
      />
      <RemoveRowButton label={`Remove term ${index + 1}`} onClick={remove} />
    </Group>
  ))

const HoldingRows = ({ rows, problemAt }: RowsProps<ShareHolding>) =>
  rows.map(({ key, value: holding, change, remove }, index) => (
    <Group key={key} align="flex-end" gap="xs" role="group" aria-label={`Shares ${index + 1}`}>
      <TextInput
        label="Class"
        value={holding.class}
        onChange={(event) => change({ class: event.currentTarget.value })}
        w={120}
      />
      <WholeNumberField
        label="Number"
        required
        value={holding.number}
        onChange={(number) => change({ number: number === '' ? Number.NaN : number })}
        w={120}
      />
      <EuroField
        label="Nominal"
        min={0}
        decimals={4}
        value={holding.nominal ?? ''}
        onChange={(nominal) => change({ nominal: nominal === '' ? null : nominal })}
        w={120}
      />
      <DateField
        label="Acquired"
        value={holding.acquired}
        error={problemAt(index, 'acquired')}
        onChange={(acquired) => change({ acquired })}
        w={140}
      />
      <DateField
        label="Ceased"
        value={holding.ceased}
        error={problemAt(index, 'ceased')}
        onChange={(ceased) => change({ ceased })}
        w={140}
      />
      <RemoveRowButton label={`Remove shares ${index + 1}`} onClick={remove} />
    </Group>
  ))

type Values = {
  terms: Term[]
  holdings: ShareHolding[]
  controls: LinkControl[]
  nomineeFor: string | null
  instructs: boolean
} & SaidOfFiling

type Props = { link: ShownLink; label: string; onClose: () => void }

/** Edits the terms of office and the shares of a link. */
export const DatedPartsModal = ({ link, label, onClose }: Props) => {
  const { terms: linkTerms, holdings: linkHoldings, controls, nomineeFor, instructs } = link
  const initial: Values = { terms: linkTerms, holdings: linkHoldings, controls, nomineeFor, instructs, ...TO_BE_FILED }
  const form = useDialogForm({
    about: link._id,
    initial,
    version: link.version,
    toBody: ({ isCorrection, filedOn, submissionNumber, ...values }, { version = link.version }) =>
      values.holdings.every(isComplete) && areComplete(values.controls)
        ? { link: { ...link, version }, ...values, ...filingToSend({ isCorrection, filedOn, submissionNumber }) }
        : undefined,
    mutation: useUpdateDatedParts(),
    onSaved: onClose,
  })
  const terms = useRows(form.values.terms, (next) => form.change({ terms: next }))
  const makes = b10Text(linkTerms, form.values.terms, useOfficeCompany(link.organizationId))
  const holdings = useRows(form.values.holdings, (next) => form.change({ holdings: next }))

  return (
    <ModalForm title={`Terms and shares of ${label}`} onClose={onClose} submitLabel="Save" size="xl" {...form.dialog}>
      <Stack gap="xs">
        <Title order={3}>Terms of office</Title>
        <TermRows rows={terms.rows} problemAt={(index, field) => form.problemAt(`terms.${index}.${field}`)} />
        <Group>
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => terms.add(emptyTerm)}>
            Add a term
          </Button>
        </Group>
        {makes && <FilingOfChange {...form} makes={makes} />}
      </Stack>
      <Stack gap="xs">
        <Title order={3}>Shares</Title>
        <HoldingRows rows={holdings.rows} problemAt={(index, field) => form.problemAt(`holdings.${index}.${field}`)} />
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => holdings.add(emptyHolding)}
          >
            Add shares
          </Button>
        </Group>
        <PersonSelect
          label="Held for"
          description="The person for whom a nominee holds the shares"
          {...form.field('nomineeFor')}
        />
        <Checkbox
          label="Instructs the firm for this organization"
          checked={form.values.instructs}
          onChange={(event) => form.change({ instructs: event.currentTarget.checked })}
        />
      </Stack>
      <ControlRows {...form.field('controls')} problemAt={form.problemAt} />
    </ModalForm>
  )
}
