import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { useQuery } from '@tanstack/react-query'
import { requestData } from '#lib/api'
import { DEBOUNCE_MS } from '#lib/debounce'
import { useFieldValue } from '#lib/use-field-value'
import { WarningNotice } from '#ui/warnings'
import { ORGANIZATIONS } from '#lib/organization-query'

type Props = {
  cro?: string | null | undefined
  coroporationTaxNumber?: string | null | undefined
  /** the organization that has these numbers, if it exists */
  except?: string
}

/** While a number is typed, and as long as it is there, warns that another organization has it. The user can go on (ORG-35). */
export const SharedNumbers = ({ cro, coroporationTaxNumber, except }: Props) => {
  const body = {
    cro: cro?.trim() || null,
    coroporationTaxNumber: coroporationTaxNumber?.trim() || null,
    ...(except !== undefined && { except }),
  }
  const key = JSON.stringify(body)
  const [settled] = useDebouncedValue(key, DEBOUNCE_MS)
  const isTyped = body.cro !== null || body.coroporationTaxNumber !== null
  const { data = [] } = useQuery({
    queryKey: [ORGANIZATIONS, 'shared numbers', settled],
    queryFn: ({ signal }) => requestData(organizationsCalls.listSharedNumbers, { body, signal }),
    enabled: isTyped && settled === key,
  })

  // The answer to an earlier number does not apply to the current one.
  return isTyped && settled === key && data.map((warning) => <WarningNotice key={warning.code} warning={warning} />)
}

type FieldProps<V extends Record<string, unknown>, N extends keyof V & ('cro' | 'coroporationTaxNumber')> = {
  form: UseFormReturnType<V>
  field: N
  except: string
}

/** The same for a field of a form. */
export const SharedNumbersOfField = <
  V extends Record<string, unknown>,
  N extends keyof V & ('cro' | 'coroporationTaxNumber'),
>({
  form,
  field,
  except,
}: FieldProps<V, N>) => {
  const value = useFieldValue(form, field)
  return <SharedNumbers {...{ [field]: value }} except={except} />
}
