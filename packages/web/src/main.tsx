import '@fontsource-variable/inter/wght.css'
import './app/mantine-styles.ts'
import './app/global.css'
import './app/forced-colors.css'
import './app/print.css'
import { createRoot } from 'react-dom/client'
import { printFieldsInFull } from '#lib/print-fields-in-full'
import { printInLight } from '#lib/print-in-light'
import { watchSession } from '#lib/watch-session'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'

watchSession()
printInLight()
printFieldsInFull()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App router={router} />)
