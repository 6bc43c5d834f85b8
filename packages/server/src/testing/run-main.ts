import { flushCompileCache } from 'node:module'
import '../main.ts'

// A killed process keeps nothing of what Node compiled for it, so this server does once it is ready: the next starts sooner.
flushCompileCache()
