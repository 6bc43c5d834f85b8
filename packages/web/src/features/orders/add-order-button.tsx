import { Button } from '@mantine/core'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Permitted } from '#ui/permitted'
import { AddOrderModal } from './add-order-modal.tsx'

/** The list's button for a new order. The new order's page opens after it is created. */
export const AddOrderButton = () => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Permitted call={ordersCalls.createOrder}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          Add a new order
        </Button>
      </Permitted>
      {isOpen && <AddOrderModal onClose={() => setOpen(false)} />}
    </>
  )
}
