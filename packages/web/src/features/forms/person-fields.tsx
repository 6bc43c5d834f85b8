import { ActionIcon, Checkbox, Group, NumberInput, Paper, Radio, Stack, TextInput, Title } from '@mantine/core'
import { formRoles, personTypes } from '@registrar/domain/forms/form-person'
import { IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'
import { Fields } from '#ui/section'
import type { PersonValues } from './form-values.ts'
import type { FormLabels } from './form-labels.ts'
import type { FieldErrors } from './use-form-fields.ts'

type Props = {
  index: number
  person: PersonValues
  errors: FieldErrors
  labels: FormLabels
  /** clients must fill every field; staff may leave them empty (FORM-11) */
  isRequired?: boolean
  onChange: (index: number, patch: Partial<PersonValues>) => void
  /** missing for the first person, who cannot be removed (FORM-1) */
  onRemove?: ((index: number) => void) | undefined
}

type TextField = {
  [Name in keyof PersonValues]: PersonValues[Name] extends string ? Name : never
}[keyof PersonValues]

/** The inputs of one person of a form. Memoized, because a form may have 100 people (FORM-8). */
export const PersonFields = memo(({ index, person, errors, labels, isRequired, onChange, onRemove }: Props) => {
  const { person: label } = labels
  const error = (name: keyof PersonValues) => errors[`peoples.${index}.${name}`]

  const field = (name: TextField) => ({
    label: label[name],
    value: person[name],
    error: error(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange(index, { [name]: event.currentTarget.value }),
  })

  const required = (name: TextField) => ({ ...field(name), required: isRequired ?? false })

  const checkbox = (name: 'secretaryCompany' | 'anonymeShareholder') => ({
    label: label[name],
    checked: person[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      onChange(index, { [name]: event.currentTarget.checked }),
  })

  return (
    <Paper component="section" p="md" aria-label={labels.personNumber(index)}>
      <Stack gap="md">
        <Group justify="space-between" mih={32}>
          <Title order={3}>{labels.personNumber(index)}</Title>
          {onRemove && (
            <ActionIcon size={32} aria-label={labels.remove(index)} onClick={() => onRemove(index)}>
              <IconTrash size={17} stroke={1.75} />
            </ActionIcon>
          )}
        </Group>
        <Radio.Group
          label={label.personType}
          value={person.personType}
          onChange={(personType) => onChange(index, { personType })}
        >
          <Group gap="lg" mt={6}>
            {personTypes.map((type) => (
              <Radio key={type} value={type} label={labels.type[type]} />
            ))}
          </Group>
        </Radio.Group>
        <Fields>
          <TextInput {...required('firstName')} />
          <TextInput {...required('lastName')} />
          <TextInput type="email" {...required('mail')} />
          <TextInput type="tel" {...required('phone')} />
          <DateField
            label={label.birth}
            required={isRequired ?? false}
            value={person.birth}
            error={error('birth')}
            onChange={(birth) => onChange(index, { birth })}
            maxDate={today()}
            defaultLevel={person.birth ? 'month' : 'decade'}
            placeholder={labels.date.placeholder}
            clearable={false}
            ariaLabels={{
              previousMonth: labels.date.previous,
              previousYear: labels.date.previous,
              previousDecade: labels.date.previous,
              nextMonth: labels.date.next,
              nextYear: labels.date.next,
              nextDecade: labels.date.next,
            }}
          />
          <TextInput {...required('nationality')} />
        </Fields>
        {person.personType === 'legalPerson' && (
          <Fields>
            <TextInput {...field('KBIS')} />
            <TextInput {...field('authorizedPerson_name')} />
            <TextInput {...field('authorizedPerson_address')} />
          </Fields>
        )}
        <TextInput {...required('street')} />
        <Fields>
          <TextInput {...required('zip')} />
          <TextInput {...required('city')} />
          <TextInput {...required('state')} />
          <TextInput {...required('country')} />
        </Fields>
        <Checkbox.Group label={label.roles} value={person.roles} onChange={(roles) => onChange(index, { roles })}>
          <Group gap="md" mt={6}>
            {formRoles.map((role) => (
              <Checkbox key={role} value={role} label={labels.role[role]} />
            ))}
          </Group>
        </Checkbox.Group>
        {person.roles.includes('secretary') && <Checkbox {...checkbox('secretaryCompany')} />}
        {person.roles.includes('shareholder') && (
          <>
            <NumberInput
              label={label.beneficiaryPercentage}
              suffix=" %"
              min={0}
              max={100}
              decimalScale={4}
              clampBehavior="strict"
              hideControls
              inputMode="decimal"
              maw={200}
              value={person.beneficiaryPercentage}
              error={error('beneficiaryPercentage')}
              onChange={(value) => onChange(index, { beneficiaryPercentage: value === '' ? '' : Number(value) })}
            />
            <Checkbox {...checkbox('anonymeShareholder')} />
          </>
        )}
      </Stack>
    </Paper>
  )
})
PersonFields.displayName = 'PersonFields'
