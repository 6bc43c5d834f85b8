import * as z from 'zod'
import { listingOf, yesNo } from '../shared/listing.ts'
import { product } from './product.ts'

/** The product catalogue (PROD-2). */
export const productListing = listingOf(product)({
  title: 'Products',
  columns: [
    { key: 'name', label: 'Name', sort: 'asc' },
    { key: 'subscription', label: 'Kind', sort: true, value: (row) => (row.subscription ? 'Subscription' : 'One-off') },
    { key: 'retired', label: 'Offered', sort: true, value: (row) => (row.retired ? 'Retired' : 'Yes') },
  ],
  filters: {
    subscription: yesNo('Kind', 'Subscription', 'One-off'),
    retired: {
      label: 'Offered',
      schema: z.boolean(),
      options: [
        { value: false, label: 'Offered' },
        { value: true, label: 'Retired' },
      ],
    },
  },
})
