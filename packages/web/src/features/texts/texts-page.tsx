import { Anchor, Stack, Text, Title } from '@mantine/core'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { errorMessage } from '#lib/error-message'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { useErrorToast } from '#lib/use-error-toast'
import { Failed, Loading } from '#ui/states'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'
import { textQuery } from './texts.api.ts'

const FAILURE = 'Error fetching the text'

const OneText = ({ textKey }: { textKey: string }) => {
  const { data, error, refetch } = useQuery(textQuery(textKey))
  usePageTitle(data?.label ?? 'Text')
  useErrorToast(error, FAILURE)

  return (
    <Stack gap="md" maw={1200}>
      <Anchor component={Link} to="/settings/texts" size="sm">
        All texts
      </Anchor>
      <Title order={1}>{data?.label ?? 'Text'}</Title>
      {data && <Text c="dimmed">{data.purpose}</Text>}
      {data ? (
        <TextEditor key={textKey} text={data} />
      ) : error ? (
        <Failed message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

const route = getRouteApi('/staff/settings/texts/{-$key}')

/** The texts of emails and letters, or one of them, for administrators (TEXT-1). */
export const TextsPage = () => {
  const { key } = route.useParams()
  if (!useMay(textsCalls.searchTexts)) return <Text>Only administrators can see this page.</Text>
  return key === undefined ? <TextList /> : <OneText textKey={key} />
}
