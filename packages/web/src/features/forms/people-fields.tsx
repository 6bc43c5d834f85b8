import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { MAX_FORM_PEOPLE } from '@registrar/domain/forms/form'
import { formPersonName } from '@registrar/domain/forms/form-company'
import { IconUserPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { confirm } from '#ui/confirm'
import type { FormLabels } from './form-labels.ts'
import { blankPerson, type FormValues, isFilledPerson } from './form-values.ts'
import { PersonFields } from './person-fields.tsx'

type Props = { form: UseFormReturnType<FormValues>; labels: FormLabels; isRequired?: boolean }

/** The people of a form; the first cannot be removed (FORM-1), and there are at most 100 (FORM-8). */
export const PeopleFields = ({ form, labels, isRequired = false }: Props) => {
  const { length } = form.getValues().peoples
  // The inputs are uncontrolled. After a removal, a new key makes them show the person who now has the index.
  const listKey = `${form.key('peoples')}-${length}`
  const lastPerson = useRef<HTMLElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [addedCount, setAddedCount] = useState(0)

  // A new person appears where the button was, so its heading may be above the window.
  useEffect(() => {
    if (addedCount === 0) return

    lastPerson.current?.querySelector('input')?.focus({ preventScroll: true })
    lastPerson.current?.scrollIntoView()
  }, [addedCount])

  const add = () => {
    form.insertListItem('peoples', blankPerson)
    setAddedCount((count) => count + 1)
  }

  const askAndRemove = async (index: number) => {
    const person = form.getValues().peoples[index]
    if (person && isFilledPerson(person)) {
      const { title, message, confirmLabel, cancelLabel } = labels.removal
      const question = {
        title,
        message: message(index, formPersonName(person)),
        confirmLabel,
        cancelLabel,
        isDestructive: true,
      }
      if (!(await confirm(question))) return
    }
    form.removeListItem('peoples', index)
    // The button that had the focus is gone.
    addButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      {Array.from({ length }, (_, index) => (
        <PersonFields
          key={`${listKey}-${index}`}
          ref={index === length - 1 ? lastPerson : undefined}
          form={form}
          index={index}
          labels={labels}
          isRequired={isRequired}
          onRemove={index > 0 ? () => void askAndRemove(index) : undefined}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconUserPlus size={16} />}
          disabled={length >= MAX_FORM_PEOPLE}
          onClick={add}
        >
          {labels.addPerson}
        </Button>
      </div>
    </>
  )
}
