import type { Brand } from '@registrar/domain/shared/brand'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The names of the two brands, from the configuration (ORD-2). */
export type Brands = Record<Brand, string>
type AppConfig = {
  environment: 'development' | 'production'
  brands: Brands
  /** an option of 'source of introduction' in the AML form's Appendix 4 (AML-7) */
  partnerCompany: string
  /** where an organization signs up at the bookkeeping platform; null when it is not configured */
  finotorSignupUrl: string | null
}

const defaultBrands: Brands = { main: 'First brand', second: 'Second brand' }
const production: AppConfig = {
  environment: 'production',
  brands: defaultBrands,
  partnerCompany: 'Partner company',
  finotorSignupUrl: null,
}

/** The server's public configuration. When it cannot be read, the app behaves as in production. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  staleTime: Infinity,
  retry: false,
  queryFn: async (): Promise<AppConfig> => {
    const response = await fetch('/app-config.json').catch(() => null)
    if (!response?.ok) return production
    const config = (await response.json().catch(() => null)) as Partial<AppConfig> | null

    return {
      ...production,
      ...config,
      environment: config?.environment === 'development' ? 'development' : 'production',
      brands: { ...defaultBrands, ...config?.brands },
    }
  },
})

export const useBrands = (): Brands => useQuery(appConfigQuery).data?.brands ?? defaultBrands
