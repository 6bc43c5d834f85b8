import { Select, type SelectProps } from '@mantine/core'
import { type Brand, brands } from '@registrar/domain/shared/brand'
import { useBrands } from '#lib/app-config'

type Props = Pick<SelectProps, 'flex'> & {
  value: Brand | undefined
  onChange: (brand: Brand | undefined) => void
}

/** The filter of a page by one brand of the firm. */
export const BrandFilter = ({ value, onChange, ...size }: Props) => {
  const names = useBrands()

  return (
    <Select
      aria-label="Brand"
      placeholder="Any brand"
      data={brands.map((brand) => ({ value: brand, label: names[brand] }))}
      value={value ?? null}
      onChange={(brand) => onChange(brand ?? undefined)}
      clearable
      w={190}
      {...size}
    />
  )
}
