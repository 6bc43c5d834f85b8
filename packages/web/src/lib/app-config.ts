import type { OrderOrigin } from '@registrar/domain/orders/order'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The names of the two brands, which are configuration. Source: decision T3. */
export type Brands = Record<OrderOrigin, string>
export type AppConfig = {
  environment: 'development' | 'production'
  brands: Brands
  /** where a client signs up for the bookkeeping platform; null when it is not configured */
  finotorSignupUrl: string | null
}

const unnamed: Brands = { main: 'First brand', second: 'Second brand' }
const production: AppConfig = { environment: 'production', brands: unnamed, finotorSignupUrl: null }

/** What the server says of its environment; anything else than a clear answer counts as production. */
export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  staleTime: Infinity,
  retry: false,
  queryFn: async (): Promise<AppConfig> => {
    const response = await fetch('/app-config.json').catch(() => null)
    if (!response?.ok) return production
    const config = (await response.json().catch(() => null)) as Partial<AppConfig> | null
    const environment = config?.environment === 'development' ? 'development' : 'production'
    const brands = { ...unnamed, ...config?.brands }
    return { environment, brands, finotorSignupUrl: config?.finotorSignupUrl ?? null }
  },
})

export const useBrands = (): Brands => useQuery(appConfigQuery).data?.brands ?? unnamed
