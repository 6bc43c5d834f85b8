import { TextInput } from '@mantine/core'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type ComponentProps, lazy, Suspense } from 'react'
import { today } from '#lib/clock'
import { SharedNumbers } from './shared-numbers.tsx'
import { SimilarOrganizations } from './similar-organizations.tsx'

// The list of organizations opens without calendars.
const DateField = lazy(async () => ({ default: (await import('#ui/date-field')).DateField }))

type Typed = { name: string; cro: string; lastAnnexedYearEnd: IsoDate | null }
type TypedText = 'name' | 'cro'

/** What the dialogs that create an organization begin with. */
export const emptyOrganization: Typed = { name: '', cro: '', lastAnnexedYearEnd: null }

/** The body that creates what is typed; undefined without a name. */
export const organizationToCreate = ({ name, cro, lastAnnexedYearEnd }: Typed) =>
  name.trim()
    ? {
        name: name.trim(),
        ...(cro.trim() && { cro: cro.trim(), ...(lastAnnexedYearEnd && { lastAnnexedYearEnd }) }),
      }
    : undefined

type Props = {
  values: Typed
  text: (field: TypedText) => ComponentProps<typeof TextInput>
  change: (typed: Partial<Typed>) => void
}

/**
 * What is typed of a new organization, with warnings of those that have its name or number already (ORG-33, ORG-35). One that has a
 * number is taken over: its next return follows from the statements that were annexed last (AR-18).
 */
export const NewOrganizationFields = ({ values, text, change }: Props) => (
  <>
    <TextInput label="Name" required data-autofocus maxLength={300} {...text('name')} />
    <TextInput label="CRO Number" maxLength={50} {...text('cro')} />
    <SimilarOrganizations name={values.name} />
    <SharedNumbers cro={values.cro} />
    {values.cro.trim() !== '' && (
      <Suspense>
        <DateField
          label="Statements last annexed, made up to"
          description="Of a company that is taken over: the year end of the statements with its last annual return"
          maxDate={today()}
          value={values.lastAnnexedYearEnd}
          onChange={(lastAnnexedYearEnd) => change({ lastAnnexedYearEnd })}
        />
      </Suspense>
    )}
  </>
)
