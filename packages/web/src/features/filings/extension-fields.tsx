import { Checkbox, Select } from '@mantine/core'
import type { CourtExtension } from '@registrar/domain/filings/court-extension'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import type { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'

/** The order of a court as a dialog has it. */
export type ExtensionValues = {
  hasOrder: boolean
  court: CourtExtension['court']
  hearingOn: IsoDate | null
  orderedOn: IsoDate | null
  extendedTo: IsoDate | null
  deliverBy: IsoDate | null
  deliveredOn: IsoDate | null
}

const NO_DAYS = { hearingOn: null, orderedOn: null, extendedTo: null, deliverBy: null, deliveredOn: null }

export const extensionValues = (extension: CourtExtension | null): ExtensionValues => ({
  court: 'district',
  ...NO_DAYS,
  ...extension,
  hasOrder: extension !== null,
})

export const extensionOf = ({ hasOrder, court, ...values }: ExtensionValues): CourtExtension | null => {
  const { hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn } = values
  return hasOrder ? { court, hearingOn, orderedOn, extendedTo, deliverBy, deliveredOn } : null
}

const courts: { value: CourtExtension['court']; label: string }[] = [
  { value: 'district', label: 'District Court' },
  { value: 'high', label: 'High Court' },
]

type Form = Pick<ReturnType<typeof useDialogForm<ExtensionValues, never, unknown>>, 'change' | 'problemAt'> & {
  values: ExtensionValues
}

/** The order of a court that extends the time of a return (AR-19). */
export const ExtensionFields = ({ form: { values, change, problemAt } }: { form: Form }) => {
  const day = (name: 'hearingOn' | 'orderedOn' | 'extendedTo' | 'deliverBy' | 'deliveredOn') => ({
    value: values[name],
    error: problemAt(`extension.${name}`),
    onChange: (value: IsoDate | null) => change({ [name]: value }),
  })

  return (
    <>
      <Checkbox
        label="A court extends the time"
        checked={values.hasOrder}
        onChange={(event) => change({ hasOrder: event.currentTarget.checked })}
      />
      {values.hasOrder && (
        <>
          <Select
            label="Court"
            data={courts}
            allowDeselect={false}
            value={values.court}
            onChange={(court) => change({ court: court === 'high' ? 'high' : 'district' })}
          />
          <DateField
            label="Hearing on"
            description="The registrar is given notice 21 days before"
            {...day('hearingOn')}
          />
          <DateField label="Ordered on" maxDate={today()} {...day('orderedOn')} />
          <DateField label="Extended to" {...day('extendedTo')} />
          <DateField
            label="Copy to be delivered by"
            description="28 days after the order, unless the court allowed longer"
            {...day('deliverBy')}
          />
          <DateField label="Copy delivered on" maxDate={today()} {...day('deliveredOn')} />
        </>
      )}
    </>
  )
}
