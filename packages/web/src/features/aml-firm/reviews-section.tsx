import { Anchor, Button, Group } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { displayInstantDay } from '#lib/clock'
import { useRowDialog } from '#lib/use-row-dialog'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { reviewsQuery } from './aml-firm.api.ts'
import { FindingsDialog } from './findings-dialog.tsx'
import { NewReviewDialog } from './new-review-dialog.tsx'

const headings = ['Year', 'Drawn', 'By', 'Files', 'Findings'].map((label) => ({ label }))

/** The yearly reviews of the firm's compliance, by a random sample of files (FIRM-6). */
export const ReviewsSection = () => {
  const query = useQuery(reviewsQuery)
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Compliance review">
      <QueryResult query={query} failureMessage="Error fetching the reviews" empty="No review yet.">
        {(reviews) => (
          <PlainTable label="Compliance reviews" headings={headings}>
            {reviews.map((review) => (
              <tr key={review._id}>
                <td>
                  <Anchor component="button" type="button" size="sm" onClick={() => openRow(review)}>
                    {review.year}
                  </Anchor>
                </td>
                <td>{displayInstantDay(review.createdAt)}</td>
                <td>{review.createdBy.userName}</td>
                <td>{countText(review.organizationIds.length, 'file')}</td>
                <td>{review.findings.length}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Group>
        <Button size="xs" variant="default" onClick={add}>
          Draw a sample
        </Button>
      </Group>
      {open && <FindingsDialog review={open} onClose={close} />}
      {isAdding && <NewReviewDialog onClose={close} />}
    </Section>
  )
}
