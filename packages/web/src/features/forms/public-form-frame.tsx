import 'dayjs/locale/fr'
import { Stack } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { type ReactNode, type Ref, useEffect } from 'react'
import { usePageTitle } from '#lib/page-title'
import { Brand } from '#ui/brand'
import classes from './public-form.module.css'

type Props = { title: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** The layout of the public pages: narrow, in French, without the staff navigation. */
export const PublicFormFrame = ({ title, ref, children }: Props) => {
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
      <main className={classes.page} ref={ref} tabIndex={-1}>
        <Stack gap="lg">
          <Brand />
          {children}
        </Stack>
      </main>
    </DatesProvider>
  )
}
