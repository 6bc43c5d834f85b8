import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queryClient } from '#lib/query-client'
import { Toasts } from '#ui/toasts'
import { DialogHost } from '#ui/dialog-host'
import { cssVariables, theme } from './theme.ts'

// The same key as in color-scheme.js, which reads it before the first paint.
const colorScheme = localStorageColorSchemeManager({ key: 'color-scheme' })

/** What surrounds the pages: theme, cache of answers, dialogs and toasts. */
export const App = ({ router }: { router: AnyRouter }) => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      deduplicateCssVariables={false}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <DialogHost />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
)
