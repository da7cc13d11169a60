import { Menu } from '@mantine/core'
import { placeAfter, type Step } from './reorder'

const steps: readonly { step: Step; label: string }[] = [
  { step: 'up', label: 'Move up' },
  { step: 'down', label: 'Move down' },
  { step: 'top', label: 'Move to top' },
  { step: 'bottom', label: 'Move to bottom' },
]

type Props = { place: number; count: number; onMove: (to: number) => void }

/** In the menu of an item of an ordered list: its steps, for those who do not drag. */
export const PlaceItems = ({ place, count, onMove }: Props) =>
  steps.map(({ step, label }) => {
    const to = placeAfter(step, place, count)
    return (
      <Menu.Item key={step} disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
        {label}
      </Menu.Item>
    )
  })
