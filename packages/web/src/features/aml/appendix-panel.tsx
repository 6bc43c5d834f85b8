import { Stack } from '@mantine/core'
import { Fields, Section } from '#ui/section'
import type { AmlField, AmlSection } from '@registrar/domain/aml/aml-fields'
import { AmlFieldInput } from './aml-field-input.tsx'
import type { AmlFormStore } from './aml-form-store.ts'

type Props = { sections: AmlSection[]; store: AmlFormStore; partner: string }

const isQuestion = ({ kind }: AmlField) => kind === 'yesNo'

// The fields in their order, in runs of questions and of others.
const runsOf = (fields: readonly AmlField[]): AmlField[][] =>
  fields.reduce<AmlField[][]>((runs, field) => {
    const last = runs.at(-1)
    return last?.[0] && isQuestion(last[0]) === isQuestion(field)
      ? [...runs.slice(0, -1), [...last, field]]
      : [...runs, [field]]
  }, [])

/** An appendix, from the declaration of its fields: questions one below the other, other fields side by side. */
export const AppendixPanel = ({ sections, store, partner }: Props) => (
  <Stack gap="md">
    {sections.map(({ title, fields }) => (
      <Section key={title} title={title}>
        {runsOf(fields).map((run) => {
          const inputs = run.map((field) => (
            <AmlFieldInput key={field.name} store={store} field={field} partner={partner} />
          ))
          const [first] = run
          return first && isQuestion(first) ? (
            <div key={first.name}>{inputs}</div>
          ) : (
            <Fields key={first?.name}>{inputs}</Fields>
          )
        })}
      </Section>
    ))}
  </Stack>
)
