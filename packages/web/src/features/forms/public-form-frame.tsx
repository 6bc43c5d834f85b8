import 'dayjs/locale/fr'
import { Stack } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '#lib/page-title'
import { Brand } from '#ui/brand'
import classes from './public-form.module.css'

/** The layout of the public pages: narrow, in French, without the staff navigation. */
export const PublicFormFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title)

  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = 'fr'

    return () => {
      document.documentElement.lang = before
    }
  }, [])

  return (
    <DatesProvider settings={{ locale: 'fr', firstDayOfWeek: 1 }}>
      <main className={classes.page}>
        <Stack gap="lg">
          <Brand />
          {children}
        </Stack>
      </main>
    </DatesProvider>
  )
}
