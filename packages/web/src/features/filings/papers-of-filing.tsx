import { Anchor, Text } from '@mantine/core'
import { type PaperName, papers } from '@registrar/domain/documents/papers'
import type { Filing } from '@registrar/domain/filings/filing'
import { Link } from '@tanstack/react-router'

const titleOf = (name: string): string => papers[name as PaperName]?.title.en ?? name

/** The papers that a filing needs, and where they are made (FIL-12). */
export const PapersOfFiling = ({ filing: { documents, organizationId } }: { filing: Filing }) =>
  documents.length === 0 ? null : (
    <Text size="sm">
      Papers: {documents.map(titleOf).join(', ')}.{' '}
      <Anchor component={Link} to={`/organization/${organizationId}/PAPERS_TAB`} size="sm" underline="always">
        Make them
      </Anchor>
    </Text>
  )
