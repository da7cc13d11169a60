import { pastedTeams } from '@fullcourt/domain/teams/pasted-teams'
import { useState } from 'react'
import type { LeagueAt } from '../../leagues/queries'
import { FAILURES } from '../../../parts/feedback/failures'
import { PasteDialog } from '../../../parts/paste/PasteDialog'
import { ProgressBar } from '../../../parts/feedback/ProgressBar'
import { toast } from '../../../parts/feedback/toast'
import { useKnownNames, type KnownNames } from './known-names'
import { useAddTeams } from './queries'
import { abbreviationsOf } from '@fullcourt/domain/branding/abbreviation'
import { fullName } from '@fullcourt/domain/players/full-name'
import { checkPlayerList } from '@fullcourt/domain/players/player-list'
import { checkNames } from '@fullcourt/domain/facts/name-list'
import { quantity } from '../../../../ui/format/figures'
import { notesOf, type PastedRows } from '../../../parts/paste/pasted-rows'
import { shownColumns, playerRow } from './read-players'

/** Pasted teams of a league, each with its players; a player's name is compared with those of teams further up, too. */
const readTeams = (text: string, known: KnownNames): PastedRows => {
  const teams = pastedTeams(text)
  const checkedTeams = checkNames('Team', teams, known.teams)
  const names = [...known.players]
  const abbreviations = abbreviationsOf(teams.map(({ name }) => ({ name, abbreviation: null })))
  const rows = teams.flatMap(({ line, name, players }, place) => {
    const checked = checkPlayerList(players, { names, numbers: [] })
    names.push(...players.map(fullName))
    const head = { line, cells: [`${name} · ${abbreviations[place] ?? ''}`], isHead: true, ...notesOf(checkedTeams, line) }
    return [head, ...players.map(player => playerRow(player, checked))]
  })
  const players = teams.reduce((sum, team) => sum + team.players.length, 0)
  const count = quantity(teams.length, 'Team')
  return { columns: shownColumns, rows, count: players === 0 ? count : `${count} and ${quantity(players, 'Player')}` }
}

type Props = { at: LeagueAt; open: boolean; onClose: () => void }

type Progress = { readonly done: number; readonly total: number } | null

/** Adds pasted teams to a league, with their players where these are listed under them. */
export const PasteTeamsDialog = ({ at, open, onClose }: Props) => {
  const known = useKnownNames(at.seasonId, open)
  const add = useAddTeams(at)
  const [progress, setProgress] = useState<Progress>(null)
  return (
    <PasteDialog
      title="Paste Teams"
      label="Teams"
      description="One team per line, or each team with its players below it and an empty line between teams."
      placeholder={'Hawks\n12 Ana Silva\n7 Bo Ray\n\nBulls\n4 Cy Fox'}
      read={text => readTeams(text, known.now)}
      readSurely={async text => readTeams(text, await known.surely())}
      question="Some of these names or numbers already exist. Add anyway?"
      onAdd={async (text, attempt) => {
        const teams = pastedTeams(text)
        const total = 1 + teams.filter(({ players }) => players.length > 0).length
        setProgress({ done: 0, total })
        const onDone = (done: number) => setProgress({ done, total })
        await add.mutateAsync({ teams, attempt, onDone }).finally(() => setProgress(null))
        toast.success(`${readTeams(text, { teams: [], players: [] }).count.toLowerCase()} added`)
      }}
      failure={FAILURES.addTeams}
      open={open}
      onClose={onClose}
      progress={progress && progress.total > 1 && <ProgressBar label="Adding teams and players" {...progress} />}
    />
  )
}
