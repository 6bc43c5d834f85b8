import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_FORM_PEOPLE } from '@registrar/domain/forms/form'
import { IconUserPlus } from '@tabler/icons-react'
import type { FormLabels } from './form-labels.ts'
import { blankPerson, type FormValues } from './form-values.ts'
import { PersonFields } from './person-fields.tsx'

type Props = { form: UseFormReturnType<FormValues>; labels: FormLabels; isRequired?: boolean }

/** The people of a form; the first cannot be removed (FORM-1), and there are at most 100 (FORM-8). */
export const PeopleFields = ({ form, labels, isRequired = false }: Props) => {
  const { length } = form.getValues().peoples
  // The inputs are uncontrolled. After a removal, a new key makes them show the person who now has the index.
  const listKey = `${form.key('peoples')}-${length}`

  return (
    <>
      {Array.from({ length }, (_, index) => (
        <PersonFields
          key={`${listKey}-${index}`}
          form={form}
          index={index}
          labels={labels}
          isRequired={isRequired}
          onRemove={index > 0 ? () => form.removeListItem('peoples', index) : undefined}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          disabled={length >= MAX_FORM_PEOPLE}
          onClick={() => form.insertListItem('peoples', blankPerson)}
        >
          {labels.addPerson}
        </Button>
      </div>
    </>
  )
}
