import { Code } from '@mantine/core'
import '@mantine/core/styles/Code.layer.css'
import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#lib/app-config'
import { Notice } from '#ui/notice'

/** Says on an empty installation that the first account is the administrator's, and where the secret code is; never the code (SET-7). */
export const FirstAccountNotice = () => {
  const { data: config } = useQuery(appConfigQuery)
  if (!config?.isNew) return null

  return (
    <Notice>
      Nobody has an account here yet. The first account is the administrator's. It needs the secret code: the server
      prints it in its terminal at each start until there is an account, and keeps it in the file{' '}
      <Code>secrets/signup-code</Code> of its data folder, unless <Code>SIGNUP_SECRET_CODE</Code> sets it.
    </Notice>
  )
}
