import { Stack } from '@mantine/core'
import { Fields, Section } from '#ui/section'
import type { AmlSection } from '@registrar/domain/aml/aml-fields'
import { AmlFieldInput } from './aml-field-input.tsx'
import type { AmlFormStore } from './aml-form-store.ts'

type Props = { sections: AmlSection[]; store: AmlFormStore; partner: string }

/** An appendix, from the declaration of its fields: questions one below the other, other fields side by side. */
export const AppendixPanel = ({ sections, store, partner }: Props) => (
  <Stack gap="md">
    {sections.map(({ title, fields }) => {
      const questions = fields.filter((field) => field.kind === 'yesNo')
      const others = fields.filter((field) => field.kind !== 'yesNo')
      return (
        <Section key={title} title={title}>
          {others.length > 0 && (
            <Fields>
              {others.map((field) => (
                <AmlFieldInput key={field.name} store={store} field={field} partner={partner} />
              ))}
            </Fields>
          )}
          {questions.length > 0 && (
            <div>
              {questions.map((field) => (
                <AmlFieldInput key={field.name} store={store} field={field} partner={partner} />
              ))}
            </div>
          )}
        </Section>
      )
    })}
  </Stack>
)
