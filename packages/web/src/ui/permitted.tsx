import type { Call } from '@registrar/domain/shared/call'
import type { ReactNode } from 'react'
import { useMay } from '#lib/may'

type Props = { call: Pick<Call, 'method' | 'path' | 'access'>; children: ReactNode }

/** Shows what makes a call only to users whose role may make it (USER-12). */
export const Permitted = ({ call, children }: Props) => (useMay(call) ? children : null)
