import type { Brand } from '@registrar/domain/shared/brand'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The names of the two brands, which are configuration. Source: decision T3. */
export type Brands = Record<Brand, string>
export type AppConfig = {
  environment: 'development' | 'production'
  brands: Brands
  /** named in Appendix 4's source of introduction */
  partnerCompany: string
  /** where an organization signs up at the bookkeeping platform, or null when it is not set */
  finotorSignupUrl: string | null
}

const unnamed: Brands = { main: 'First brand', second: 'Second brand' }
const production: AppConfig = {
  environment: 'production',
  brands: unnamed,
  partnerCompany: 'Partner company',
  finotorSignupUrl: null,
}

/** What the server says of its environment; anything else than a clear answer counts as production. */
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
      brands: { ...unnamed, ...config?.brands },
    }
  },
})

export const useBrands = (): Brands => useQuery(appConfigQuery).data?.brands ?? unnamed
