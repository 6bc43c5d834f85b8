import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#lib/error-message'
import { Failed, Loading } from '#ui/states'
import { PaperBlocks } from './paper-blocks.tsx'
import { type PaperInput, paperTextQuery } from './documents.api.ts'

/** What the paper will say, beside the form that fills it in (DOC-15). */
export const PaperPreview = ({ input }: { input: PaperInput }) => {
  const { data, error, refetch } = useQuery(paperTextQuery(input))

  return (
    <Paper
      component="section"
      aria-label="Preview of the text"
      withBorder
      p="sm"
      mah="70vh"
      style={{ overflow: 'auto' }}
      tabIndex={0}
    >
      {error && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div lang={input.language === 'fr' ? 'fr' : undefined}>
          <PaperBlocks paper={data} />
        </div>
      )}
    </Paper>
  )
}
