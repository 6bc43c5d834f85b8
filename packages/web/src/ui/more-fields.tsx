import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Fields } from '@registrar/domain/shared/field'
import { fieldText } from '@registrar/domain/shared/field-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { type ReactNode, useState } from 'react'
import { changedFields } from '#lib/field-changes'
import classes from './more-fields.module.css'

type Values = Record<string, unknown>

const textOf = ({ kind, label }: Fields[string], value: unknown) => {
  const text = kind === 'day' && typeof value === 'string' ? displayDate(value) : fieldText(kind, value)
  return text === null ? [] : `${label}: ${text}`
}

type Props<V extends Values> = {
  title: string
  fields: Fields
  /** the values of these fields as they were saved */
  saved: Values
  form: UseFormReturnType<V>
  /** the inputs of these fields */
  children: ReactNode
}

/**
 * Fields that are seldom changed, folded under a line that says what they have. They open by themselves when one of them holds what was typed and not
 * saved, or was refused; their inputs are drawn when they are first opened.
 */
export const MoreFields = <V extends Values>({ title, fields, saved, form, children }: Props<V>) => {
  const ofThese = (values: Values) => Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]))
  const [isOpen, setOpen] = useState(
    () => Object.keys(changedFields(ofThese(saved), ofThese(form.getValues()))).length > 0,
  )
  const [isDrawn, setDrawn] = useState(isOpen)
  const [lastErrors, setLastErrors] = useState(form.errors)

  if (form.errors !== lastErrors) {
    setLastErrors(form.errors)
    if (Object.keys(fields).some((name) => form.errors[name] !== undefined)) setOpen(true)
  }
  if (isOpen && !isDrawn) setDrawn(true)

  const texts = Object.entries(fields).flatMap(([name, field]) => textOf(field, saved[name]))

  return (
    <details className={classes.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {!isOpen && texts.length > 0 && (
          <Text span size="sm" c="dimmed">
            {' · '}
            {texts.join(' · ')}
          </Text>
        )}
      </summary>
      {isDrawn && children}
    </details>
  )
}
