import { Button } from '@mantine/core'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { AddOrderModal, type Customer } from './add-order-modal.tsx'

type Props = { label?: string; organization?: Customer }

/** The button of a list for a new order. The new order's page opens after it is created. */
export const AddOrderButton = ({ label = 'Add a new order', organization }: Props) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Permitted call={ordersCalls.createOrder}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Permitted>
      {isOpen && <AddOrderModal organization={organization} onClose={() => setOpen(false)} />}
    </>
  )
}
