import { Button, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import type { FieldName } from '@registrar/domain/documents/paper-fields'
import type { Language } from '@registrar/domain/shared/language'
import { useDialogForm } from '#lib/use-dialog-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { InItsLanguage } from '#ui/in-its-language'
import { ModalForm } from '#ui/modal-form'
import { Fields } from '#ui/section'
import {
  type ChosenPeople,
  filledPaperQuery,
  type GivenValues,
  paperAddress,
  useFileDocument,
} from './documents.api.ts'
import { PartySelect } from './party-select.tsx'
import { PaperField } from './paper-field.tsx'
import { PaperPreview } from './paper-preview.tsx'

/** How long nobody types before the text is read again. */
const PAUSE_MS = 400

export type Values = Record<string, string | number | null>

type Props = {
  organizationId: string
  row: PaperRow
  language: Language
  /** whom the paper is about, and who takes the shares, where somebody was chosen */
  chosen: ChosenPeople
  /** what was typed before somebody was chosen */
  typed: Values
  onChoose: (part: Partial<ChosenPeople>, typed: Values) => void
  onClose: () => void
}

const changedValues = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))

// A number that was not understood is NaN.
const isUnderstood = (values: Values) => !Object.values(values).some((value) => Number.isNaN(value))

/** The fields of a paper, each with where its value came from and what may be wrong with it, and whom it is about (DOC-2, DOC-15). */
export const PaperForm = ({ organizationId, row, language, chosen, typed, onChoose, onClose }: Props) => {
  const initial: Values = row.values
  const given = (values: Values): GivenValues => ({
    ...changedValues(row.values, values),
    ...(chosen.personId && { personId: chosen.personId }),
    ...(chosen.transfereeId && { transfereeId: chosen.transfereeId }),
  })
  const form = useDialogForm({
    about: `${row.document} ${language} ${organizationId}`,
    initial,
    typed,
    toBody: (values) =>
      isUnderstood(values) ? { organizationId, document: row.document, language, values: given(values) } : undefined,
    mutation: useFileDocument(),
    onSaved: onClose,
  })
  const choose = (part: Partial<ChosenPeople>) => onChoose(part, changedValues(row.values, form.values))
  const [settled] = useDebouncedValue(form.values, PAUSE_MS)
  const shown = { organizationId, document: row.document, language, values: given(settled) }
  const isTyped = (name: FieldName) => form.values[name] !== row.values[name]
  // A class, an office or a certificate that is typed chooses other shares or another term: what nobody has typed follows it.
  const isAnyTyped = isUnderstood(settled) && Object.keys(changedValues(row.values, settled)).length > 0
  const { data } = useQuery({
    ...filledPaperQuery(shown),
    enabled: isAnyTyped,
    placeholderData: keepPreviousData,
  })
  const filled = (isAnyTyped && data) || row
  const valueOf = (name: FieldName) => (isTyped(name) ? form.values[name] : filled.values[name]) ?? null
  const address = paperAddress(organizationId, row.document, language, given(form.values))

  return (
    <ModalForm
      title={<InItsLanguage text={row.title} language={language} />}
      onClose={onClose}
      submitLabel="File"
      size="80rem"
      {...form.dialog}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="md">
          {row.people.length > 0 && (
            <Select
              label="About"
              description="Everything that is on record of whoever is chosen is filled in"
              placeholder="As the record has it"
              searchable
              clearable
              data={row.people.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={chosen.personId}
              onChange={(personId) => choose({ personId })}
            />
          )}
          {'transferee' in row.values && (
            <PartySelect
              label="Transferee on record"
              description="The person or company that takes the shares; name and address are filled in"
              value={chosen.transfereeId}
              chosenName={chosen.transfereeId ? String(row.values.transferee ?? '') : ''}
              onChange={(transfereeId) => choose({ transfereeId })}
            />
          )}
          <Fields>
            {(Object.keys(filled.values) as FieldName[]).map((name) => (
              <div key={name}>
                <PaperField name={name} value={valueOf(name)} onChange={(value) => form.change({ [name]: value })} />
                {filled.sources[name] && !isTyped(name) && (
                  <Text size="xs" c="dimmed">
                    From {filled.sources[name]}
                  </Text>
                )}
                {filled.warnings
                  .filter(({ field }) => field === name)
                  .map(({ message }) => (
                    <Text key={message} size="xs" c="var(--app-amber-text)">
                      {message}
                    </Text>
                  ))}
              </div>
            ))}
          </Fields>
          {isUnderstood(form.values) && (
            <Button component="a" href={address} target="_blank" rel="noopener" variant="default">
              Preview
            </Button>
          )}
        </Stack>
        {isUnderstood(settled) && <PaperPreview input={shown} />}
      </SimpleGrid>
    </ModalForm>
  )
}
