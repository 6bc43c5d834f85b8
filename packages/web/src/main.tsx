import '@fontsource-variable/inter/wght.css'
import './app/mantine-styles.ts'
import './app/global.css'
import { createRoot } from 'react-dom/client'
import { watchSession } from '#lib/watch-session'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'

watchSession()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App router={router} />)
