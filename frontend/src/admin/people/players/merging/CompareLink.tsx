import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { mergedIdsText } from './address'

type Props = { players: readonly { readonly id: number }[]; children?: string }

/** Leads to players side by side, where they can be merged; the list stays behind it as it is. */
export const CompareLink = ({ players, children }: Props) => {
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('merge', mergedIdsText(players.map(({ id }) => id)))
  return (
    <Button component={Link} to={{ search: next.toString() }} variant="default">
      Compare and merge{children && <span className="visuallyHidden"> {children}</span>}
    </Button>
  )
}
