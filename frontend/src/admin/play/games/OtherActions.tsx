import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MoreIcon } from '../../../ui/icons'
import { whenOpened } from '../../parts/feedback/when-opened'
import { usePhone } from '../../parts/page/use-phone'

const GameLinksDialog = whenOpened(() => import('../scorers/GameLinksDialog').then(chunk => chunk.GameLinksDialog))

type Action = { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void })

const InMenu = ({ actions }: { actions: readonly Action[] }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="default" size="xl" aria-label="More of this game">
        <MoreIcon />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {actions.map(({ label, ...action }) =>
        'to' in action ? (
          <Menu.Item key={label} component={Link} to={action.to}>
            {label}
          </Menu.Item>
        ) : (
          <Menu.Item key={label} onClick={action.onClick}>
            {label}
          </Menu.Item>
        ),
      )}
    </Menu.Dropdown>
  </Menu>
)

const asButton = ({ label, ...action }: Action) =>
  'to' in action ? (
    <Button key={label} variant="default" component={Link} to={action.to}>
      {label}
    </Button>
  ) : (
    <Button key={label} variant="default" onClick={action.onClick}>
      {label}
    </Button>
  )

type Props = {
  game: number
  onDetails: () => void
  /** Null for a game that was played. */
  onWalkover: (() => void) | null
}

/** What is done with a game beside its figures: buttons, and on a phone one menu. */
export const OtherActions = ({ game, onDetails, onWalkover }: Props) => {
  const isPhone = usePhone()
  const [linksOpen, setLinksOpen] = useState(false)
  const actions: readonly Action[] = [
    { label: 'Edit Game', onClick: onDetails },
    ...(onWalkover ? [{ label: 'Walk-over', onClick: onWalkover }] : []),
    { label: 'Score courtside', to: adminAddress('courtside', { game }) },
    { label: 'Scorer link', onClick: () => setLinksOpen(true) },
  ]
  return (
    <>
      {isPhone ? <InMenu actions={actions} /> : actions.map(asButton)}
      <GameLinksDialog game={game} open={linksOpen} onClose={() => setLinksOpen(false)} />
    </>
  )
}
