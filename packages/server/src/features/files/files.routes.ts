import type { Routes } from '#platform/http'

export const filesRoutes = (_routes: Routes): void => {}
