import { ActionIcon, Button, Checkbox, Group, Paper, Radio, Stack, TextInput, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { formRoles, personTypes } from '@registrar/domain/forms/form-person'
import { IconTrash } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { Fields } from '#ui/section'
import { hasPostcode, hasRegion } from '@registrar/domain/shared/address-parts'
import { COUNTRY_LIST } from './country-list.tsx'
import { BirthField } from './birth-field.tsx'
import type { FormLabels } from './form-labels.ts'
import { blankPerson, type FormValues, type PersonValues, withoutHiddenFields } from './form-values.ts'
import { PercentageField } from './percentage-field.tsx'
import classes from './person-fields.module.css'

type Props = {
  ref?: Ref<HTMLElement> | undefined
  form: UseFormReturnType<FormValues>
  index: number
  labels: FormLabels
  /** clients must fill every field; staff may leave them empty (FORM-11) */
  isRequired: boolean
  /** missing for the first person, who cannot be removed (FORM-1) */
  onRemove: (() => void) | undefined
}

// A person's current value, on which the shown inputs depend.
const usePersonValue = <N extends keyof PersonValues>(
  form: UseFormReturnType<FormValues>,
  index: number,
  name: N,
): PersonValues[N] => {
  const [value, setValue] = useState((form.getValues().peoples[index] ?? blankPerson)[name])
  form.watch(`peoples.${index}.${name}`, (change) => setValue(change.value as PersonValues[N]))

  return value
}

// What a browser can fill in of who fills in the form (WCAG 1.3.5).
const autocomplete: Partial<Record<keyof PersonValues, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  mail: 'email',
  phone: 'tel',
  birth: 'bday',
  street: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
}

const addressFields = ['street', 'zip', 'city', 'state', 'country'] as const

/** The inputs of one person of a form. They are uncontrolled, because a form may have 100 people (FORM-8). */
export const PersonFields = ({ ref, form, index, labels, isRequired, onRemove }: Props) => {
  const path = <N extends keyof PersonValues>(name: N) => `peoples.${index}.${name}` as const
  const personType = usePersonValue(form, index, 'personType')
  const roles = usePersonValue(form, index, 'roles')
  const country = usePersonValue(form, index, 'country')

  // The first person fills the form in; the others, and companies, are not what the browser knows.
  const autocompleteOf = (name: keyof PersonValues) => {
    const token = personType === 'naturalPerson' && index === 0 ? autocomplete[name] : undefined
    return token ?? 'off'
  }

  const field = (name: keyof PersonValues) => ({
    key: form.key(path(name)),
    label: (personType === 'legalPerson' && labels.legalPerson?.[name]) || labels.person[name],
    ...form.getInputProps(path(name)),
  })

  const required = (name: keyof PersonValues) => ({
    ...field(name),
    required: isRequired,
    ...(labels.language === 'fr' && { autoComplete: autocompleteOf(name) }),
  })

  const copyAddress = () => {
    const previous = form.getValues().peoples[index - 1] ?? blankPerson
    for (const name of addressFields) form.setFieldValue(path(name), previous[name])
  }

  // The company asks for a service as soon as one person does, and no longer when the last one does not.
  const service = (name: 'secretaryCompany' | 'anonymeShareholder') => ({
    key: form.key(path(name)),
    label: labels.person[name],
    defaultChecked: form.getValues().peoples[index]?.[name],
    onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) => {
      form.setFieldValue(path(name), checked, { forceUpdate: false })
      form.setFieldValue(
        name,
        withoutHiddenFields(form.getValues()).peoples.some((person) => person[name]),
      )
    },
  })

  return (
    <Paper ref={ref} component="section" p="md" className={classes.person} aria-label={labels.personNumber(index)}>
      <Stack gap="md">
        <Group justify="space-between" mih={32}>
          <Title order={3}>{labels.personNumber(index)}</Title>
          {onRemove && (
            <ActionIcon size={32} aria-label={labels.remove(index)} onClick={onRemove}>
              <IconTrash size={17} stroke={1.75} />
            </ActionIcon>
          )}
        </Group>
        <Radio.Group {...field('personType')}>
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
          <BirthField labels={labels} {...required('birth')} />
          <TextInput {...required('nationality')} />
        </Fields>
        {personType === 'legalPerson' && (
          <Fields>
            <TextInput {...field('KBIS')} />
            <TextInput {...field('authorizedPerson_name')} />
            <TextInput {...field('authorizedPerson_address')} />
          </Fields>
        )}
        {index > 0 && labels.sameAddress && (
          <div>
            <Button variant="default" size="xs" onClick={copyAddress}>
              {labels.sameAddress(index)}
            </Button>
          </div>
        )}
        <TextInput {...required('street')} />
        <Fields>
          <TextInput {...required('zip')} required={isRequired && hasPostcode(country)} />
          <TextInput {...required('city')} />
          <TextInput {...required('state')} required={isRequired && hasRegion(country)} />
          <TextInput {...required('country')} list={labels.language === 'fr' ? COUNTRY_LIST : undefined} />
        </Fields>
        <Checkbox.Group {...field('roles')}>
          <Group gap="md" my={6}>
            {formRoles.map((role) => (
              <Checkbox
                key={role}
                value={role}
                label={labels.role[role]}
                aria-invalid={Boolean(form.errors[path('roles')])}
              />
            ))}
          </Group>
        </Checkbox.Group>
        {roles.includes('secretary') && <Checkbox {...service('secretaryCompany')} />}
        {roles.includes('shareholder') && (
          <>
            <PercentageField labels={labels} {...field('beneficiaryPercentage')} maw={200} />
            <Checkbox {...service('anonymeShareholder')} />
          </>
        )}
      </Stack>
    </Paper>
  )
}
