import { pastedPlayers } from '@fullcourt/domain/players/pasted-players'
import type { TeamPlayerAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { FAILURES } from '../../../parts/feedback/failures'
import { PasteDialog } from '../../../parts/paste/PasteDialog'
import { toast } from '../../../parts/feedback/toast'
import type { TeamAt } from '../../teams/queries'
import { numbersOf, useKnownNames } from './known-names'
import { useAddPlayers } from './queries'
import { readPlayers } from './read-players'

type Props = {
  at: TeamAt
  team: string
  roster: readonly TeamPlayerAnswer[]
  open: boolean
  onClose: () => void
}

/** Adds a pasted list of new players to a roster. */
export const PastePlayersDialog = ({ at, team, roster, open, onClose }: Props) => {
  const known = useKnownNames(at.seasonId, open)
  const add = useAddPlayers(at)
  const numbers = numbersOf(roster)
  const onRoster = new Set(roster.map(({ id }) => id))
  const others = known.people.filter(({ id }) => !onRoster.has(id))
  return (
    <PasteDialog
      title={`Paste Players of ${team}`}
      label="Players"
      description="One player per line: number and name in either order, Last, First 7, or cells copied from a spreadsheet."
      placeholder={'12 Ana Silva\n7 Bo Ray\nCy Fox'}
      read={text => readPlayers(text, { names: known.now.players, numbers }, others)}
      readSurely={async text => readPlayers(text, { names: (await known.surely()).players, numbers })}
      question="Some of these names or numbers already exist. Add anyway?"
      onAdd={async (text, attempt) => {
        const players = pastedPlayers(text).filter(({ line }) => !attempt.left.has(line))
        await add.mutateAsync({ players, attempt })
        toast.success(`${quantity(players.length, 'player')} added to ${team}`)
      }}
      failure={FAILURES.addPlayers}
      open={open}
      onClose={onClose}
    />
  )
}
