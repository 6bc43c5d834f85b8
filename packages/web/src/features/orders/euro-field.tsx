import { NumberInput, type NumberInputProps } from '@mantine/core'
import { MAX_EUROS } from '@registrar/domain/shared/money'

/** An amount in euro with two decimals; the arrow keys step by a cent. */
export const EuroField = (props: NumberInputProps) => (
  <NumberInput
    step={0.01}
    decimalScale={2}
    fixedDecimalScale
    thousandSeparator=","
    max={MAX_EUROS}
    leftSection="€"
    hideControls
    {...props}
  />
)
