import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { SharedNumbers } from './shared-numbers.tsx'
import { SimilarOrganizations } from './similar-organizations.tsx'

type Typed = { name: string; cro: string }

/** What the dialogs that create an organization begin with. */
export const emptyOrganization: Typed = { name: '', cro: '' }

/** The body that creates what is typed; undefined without a name. */
export const organizationToCreate = ({ name, cro }: Typed) =>
  name.trim() ? { name: name.trim(), ...(cro.trim() && { cro: cro.trim() }) } : undefined

type Props = { values: Typed; text: (field: keyof Typed) => ComponentProps<typeof TextInput> }

/** What is typed of a new organization, with warnings of those that have its name or number already (ORG-33, ORG-35). */
export const NewOrganizationFields = ({ values, text }: Props) => (
  <>
    <TextInput label="Name" required data-autofocus maxLength={300} {...text('name')} />
    <TextInput label="CRO Number" maxLength={50} {...text('cro')} />
    <SimilarOrganizations name={values.name} />
    <SharedNumbers cro={values.cro} />
  </>
)
